import { readings } from '@bullpen/games/bullenrommee';
import type { JSX } from 'preact';
import { OxHead } from '../../design/OxHead.tsx';
import type { BullenWords } from './types.ts';

/** The face of a joker: a bull, a letter, and the numbers for which it can stand where it lies. */
const JokerFace = ({ own, numbers }: { own: BullenWords; numbers: readonly number[] }): JSX.Element => (
  <span
    class="bull-joker"
    data-numbers={numbers.join('\n')}
    data-readings={numbers.length}
    aria-hidden="true"
  >
    <span class="bull-letter">{own.jokerLetter}</span>
    <OxHead />
    <span key={numbers.join()} class="bull-reading" dir="ltr">
      {numbers.join('/')}
    </span>
  </span>
);

interface LaidJokerProps {
  readonly own: BullenWords;
  readonly cards: readonly number[];
  readonly place: number;
  readonly id: string;
}

/** A joker in a meadow, with its readings (B16). */
export function LaidJoker({ own, cards, place, id }: LaidJokerProps): JSX.Element {
  const numbers = readings(cards, place);
  return (
    <span class="card joker" data-card={id} role="img" aria-label={own.jokerAs(numbers)}>
      <JokerFace own={own} numbers={numbers} />
    </span>
  );
}

interface JokerButtonProps {
  readonly own: BullenWords;
  readonly id: string;
  readonly lifted: boolean;
  readonly hinted: boolean;
  readonly disabled: boolean;
  readonly tabIndex: number;
  onClick(): void;
}

/** A joker in the viewer's own hand. */
export const JokerButton = (props: JokerButtonProps): JSX.Element => (
  <button
    type="button"
    class={`card joker choice${props.lifted ? ' lifted' : ''}${props.hinted ? ' hinted' : ''}`}
    data-card={props.id}
    aria-label={props.own.joker}
    aria-pressed={props.lifted}
    aria-disabled={props.disabled}
    tabIndex={props.tabIndex}
    onClick={props.onClick}
  >
    <JokerFace own={props.own} numbers={[]} />
  </button>
);

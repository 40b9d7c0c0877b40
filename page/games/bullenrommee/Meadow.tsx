import { JOKER } from '@bullpen/games/bullenrommee';
import { heads } from '@bullpen/games/ox-cards';
import type { JSX } from 'preact';
import { OxButton, OxCard } from '../../design/OxCard.tsx';
import { OxHead } from '../../design/OxHead.tsx';
import { useFlow } from '../../motion/flow.ts';
import { LaidJoker } from './Joker.tsx';
import { keyOf } from './keys.ts';
import { nameOfPut } from './naming.ts';
import type { Put } from './offers.ts';
import type { BullenWords } from './types.ts';

interface MeadowProps {
  readonly own: BullenWords;
  readonly meadow: number;
  readonly label: string;
  readonly cards: readonly number[];
  /** How many heads lie in it. */
  readonly sum: number;
  /** Where the lifted card can go in this meadow; null if no single card is lifted. */
  readonly puts: readonly Put[] | null;
  /** The first place on the table is where the Tab key stops. */
  readonly first: Put | undefined;
  readonly hint: string | null;
  readonly fresh: ReadonlySet<string>;
  onPut(put: Put): void;
  /** The lifted card was dropped where it cannot go. */
  onMiss(place: number): void;
  onTakeBack(card: number): void;
}

/** A meadow: its cards, and where the lifted card may be put, as buttons over the gaps and over jokers. */
export function Meadow(props: MeadowProps): JSX.Element {
  const { own, meadow, label, cards, puts, fresh, first, hint, onPut } = props;
  const row = useFlow<HTMLOListElement>();
  const dropping = { first, hint, onPut };
  const at = (place: number, swap: boolean): Put | undefined =>
    puts?.find((put) => put.place === place && put.swap === swap);
  const drop = (place: number): JSX.Element | null => {
    const add = at(place, false);
    // Next to a joker that can be swapped, the place makes way for it.
    const aside = at(place, true) ? ' back' : at(place - 1, true) ? ' on' : '';
    return add ? <Drop {...dropping} put={add} name={nameOfPut(own, cards, add)} extra={aside} /> : null;
  };
  return (
    <li
      class={`bull-meadow${puts?.length === 0 ? ' shut' : ''}`}
      dir="ltr"
      data-ground
      style={{ '--cards': cards.length }}
    >
      <span key={props.sum} class="bull-number" aria-hidden="true">
        {meadow + 1}
        <span class="bull-worth">
          {props.sum}
          <OxHead />
        </span>
      </span>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: an explanation for the pointer; by keys, Enter gives the same */}
      <ol
        class="flow"
        ref={row}
        aria-label={label}
        onClick={(event) => props.onMiss(placeUnder(event.target, cards.length))}
      >
        {cards.map((card, place) => {
          const id = keyOf(cards, place);
          const swap = card === JOKER ? at(place, true) : undefined;
          return (
            <li key={id} class={`bull-slot${fresh.has(id) ? ' fresh' : ''}`} data-at={place}>
              {drop(place)}
              {card === JOKER ? (
                <LaidJoker own={own} cards={cards} place={place} id={id} />
              ) : fresh.has(id) && puts === null ? (
                <OxButton
                  number={card}
                  heads={heads(card)}
                  lifted={false}
                  tabIndex={-1}
                  onClick={() => props.onTakeBack(card)}
                />
              ) : (
                <OxCard number={card} heads={heads(card)} />
              )}
              {swap && <Drop {...dropping} put={swap} name={nameOfPut(own, cards, swap)} extra=" swap" />}
              {place === cards.length - 1 && <span class="bull-end">{drop(cards.length)}</span>}
            </li>
          );
        })}
      </ol>
    </li>
  );
}

/** The place of the card under the pointer, to say why nothing goes there. */
function placeUnder(target: EventTarget | null, last: number): number {
  const at = (target as HTMLElement).closest<HTMLElement>('[data-at]')?.dataset.at;
  return at === undefined ? last : Number(at);
}

interface DropProps {
  readonly put: Put;
  readonly name: string;
  readonly extra: string;
  readonly first: Put | undefined;
  readonly hint: string | null;
  onPut(put: Put): void;
}

/** A place that takes the lifted card. */
const Drop = ({ put, name, extra, first, hint, onPut }: DropProps): JSX.Element => (
  <button
    type="button"
    class={`bull-drop${extra}${hint === put.text ? ' hinted' : ''}`}
    aria-label={name}
    title={name}
    data-drop={put.text}
    tabIndex={put === first ? 0 : -1}
    onClick={(event) => {
      event.stopPropagation();
      onPut(put);
    }}
  >
    <span aria-hidden="true">{put.swap ? '⇄' : '+'}</span>
  </button>
);

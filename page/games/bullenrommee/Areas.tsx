import { heads } from '@bullpen/games/ox-cards';
import type { Pages } from '@bullpen/words/en/pages';
import type { JSX } from 'preact';
import { OxHead } from '../../design/OxHead.tsx';
import { useFit } from '../../motion/fit.ts';
import { useFlow } from '../../motion/flow.ts';
import { rove } from '../../motion/roving.ts';
import { Avatar } from '../../table/Avatar.tsx';
import type { Names } from '../contract.ts';
import { areaOf, OWN_AREA } from './keys.ts';
import { Meadow } from './Meadow.tsx';
import type { Put } from './offers.ts';
import type { BullenView } from './types.ts';

interface AreasProps {
  readonly view: BullenView;
  readonly names: Names;
  readonly words: Pages;
  /** Where the lifted card can go; null if no single card is lifted. */
  readonly puts: readonly Put[] | null;
  readonly hint: string | null;
  readonly fresh: ReadonlySet<string>;
  onPut(put: Put): void;
  onMiss(meadow: number, place: number): void;
  /** Takes a card of the planned turn back. */
  onTakeBack(card: number): void;
}

export const headsOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + heads(card), 0);

/** How many of the others' grounds lie beside each other on a wide table, by the number of seats. */
const BESIDE: Readonly<Record<number, number>> = { 2: 1, 3: 2, 4: 3, 5: 2 };

/** The meadows, each before its owner (B8): the others in the order of play, the viewer's own nearest to the hand. */
export function Areas(props: AreasProps): JSX.Element {
  const { view, names } = props;
  const list = useFlow<HTMLUListElement>();
  useFit(list);
  const start = names.me + 1;
  const seats = Array.from({ length: view.seats }, (_, i) => (start + i) % view.seats);
  return (
    <ul
      class="bull-areas flow"
      aria-label={props.words.bullenrommee.areas}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
      onKeyDown={rove}
      ref={list}
      data-scrolls
      style={{ '--beside': BESIDE[view.seats] }}
    >
      {seats.map((seat) => (
        <Area key={seat} {...props} seat={seat} />
      ))}
    </ul>
  );
}

function Area({ seat, ...props }: AreasProps & { readonly seat: number }): JSX.Element {
  const { view, names, words, puts, hint, fresh, onPut, onMiss, onTakeBack } = props;
  const { page, bullenrommee: own } = words;
  const mine = seat === names.me;
  const list = useFlow<HTMLUListElement>();
  const meadows = view.meadows
    .map((meadow, i) => ({ ...meadow, i }))
    .filter((meadow) => meadow.seat === seat);
  const title = mine ? own.ownArea : own.area(names.of(seat));
  const sum = meadows.reduce((total, { cards }) => total + headsOf(cards), 0);
  return (
    <li class={`bull-area${mine ? ' mine' : ''}`} {...(mine && { 'data-drop': OWN_AREA })}>
      <ul class="bull-meadows flow" ref={list}>
        <li class="bull-head">
          <Avatar of={names.face(seat)} />
          <h2>
            <span class="bull-title">{title}</span>
            <span class="bull-who" aria-hidden="true">
              {names.of(seat)}
            </span>
          </h2>
          <span key={sum} class="bull-sum">
            <span class="hidden">{page.heads(sum)}</span>
            <span aria-hidden="true">
              {sum}
              <OxHead />
            </span>
          </span>
          <Held {...props} seat={seat} sum={sum} />
        </li>
        {meadows.map(({ i, cards }) => (
          <Meadow
            key={i}
            own={own}
            meadow={i}
            label={own.meadow(i + 1, page.heads(headsOf(cards)))}
            sum={headsOf(cards)}
            cards={cards}
            puts={puts?.filter(({ meadow }) => meadow === i) ?? null}
            first={puts?.[0]}
            hint={hint}
            fresh={fresh}
            onPut={onPut}
            onMiss={(place) => onMiss(i, place)}
            onTakeBack={onTakeBack}
          />
        ))}
        {mine && meadows.length === 0 && <li class="bull-none">{own.howToBegin}</li>}
      </ul>
    </li>
  );
}

/** What a seat holds, as far as the viewer may know: how many cards, how many jokers, and which were taken openly. */
function Held(props: AreasProps & { readonly seat: number; readonly sum: number }): JSX.Element {
  const { view, names, words, seat, sum } = props;
  const { bullenrommee: own } = words;
  const jokers = view.jokers[seat]!;
  const hand = view.hands[seat];
  const mine = seat === names.me;
  const shown = hand && (!mine || view.phase === 'over') ? hand : null;
  const seen = mine ? [] : view.seen[seat]!;
  const parts = [
    mine && shown === null && hand && hand.length > 0 && own.against(headsOf(hand)),
    own.held(view.numbers[seat]! + jokers, jokers),
    shown !== null && shown.length > 0 && own.left(shown.join(' '), headsOf(shown)),
    shown === null && seen.length > 0 && own.seen(seen.join(' ')),
  ];
  const [first, ...rest] = parts.filter(Boolean);
  const text = [first, ...rest].join(' · ');
  return (
    // Another text, or another number before it, may need another line.
    <p key={`${sum} ${text}`} class="bull-held">
      <span class="bull-mini" data-place={areaOf(seat)} aria-hidden="true" />
      {first}
      {/* What one's own hand shows is left out on a phone. */}
      {rest.length > 0 && (
        <span class={mine && shown === null ? 'bull-rest' : ''}>{` · ${rest.join(' · ')}`}</span>
      )}
    </p>
  );
}

import { heads } from '@bullpen/games/eleven-nimmt';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { settings } from '../../app/settings.ts';
import { OxButton } from '../../design/OxCard.tsx';
import { useDrag } from '../../motion/drag.ts';
import { useFlow } from '../../motion/flow.ts';
import { rove } from '../../motion/roving.ts';
import { useTyping } from '../../motion/typing.ts';
import type { BoardProps } from '../contract.ts';
import { useOnlyAnswer } from '../only-answer.ts';
import { Counted } from './Counted.tsx';
import { Herd } from './Herd.tsx';
import { Piles } from './Piles.tsx';
import { Power } from './Power.tsx';
import type { ElevenPicture } from './types.ts';
import '../../design/cards.css';
import './board.css';
import './room.css';

/** The table of 11 nimmt!: the piles, the bulls in front of their owners, and the viewer's own hand. */
export function Board(props: BoardProps<ElevenPicture>): JSX.Element {
  const { view, legal, names, words, play, busy, hint } = props;
  const [lifted, lift] = useState<number | null>(null);
  const [hovered, hover] = useState<number | null>(null);
  const [dragged, drag] = useState<number | null>(null);
  const [asked, ask] = useState<string | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const fan = useFlow<HTMLUListElement>();
  const own = words['eleven-nimmt'];
  const hand = view.hands[names.me] ?? [];
  const movesOf = (card: number): string[] => legal.filter((move) => move.startsWith(`${card}>`));
  const up = lifted !== null && hand.includes(lifted) ? lifted : null;
  const shown = dragged ?? up ?? hovered;
  const armed = asked !== null && legal.includes(asked) ? asked : null;

  const liftCard = (card: number | null): void => {
    ask(null);
    lift(card);
  };
  const send = (move: string): void => {
    if (busy || !legal.includes(move)) return;
    liftCard(null);
    hover(null);
    play(move);
  };
  /** E6: the player could also play a card. */
  const free = legal.some((other) => other.includes('>'));
  /** A pile that is taken cannot be given back: the first press asks, except where one press is wanted and nothing can be played. */
  const take = (move: string): void => {
    const atOnce = hint === move || (!free && settings.onePress.value === 'on');
    if (armed === move || atOnce) send(move);
    else {
      // A lifted card is about another move.
      lift(null);
      ask(move);
    }
  };
  /** Where a card fits, and why a low one fits on a high one (E5). */
  const placesOf = (card: number): string => {
    const moves = movesOf(card);
    const goesRound = moves.some((move) => card < (view.piles[pileOf(move)]?.at(-1) ?? 0));
    return `${own.places(card, moves.length)}${goesRound ? ` ${own.wraps}` : ''}`;
  };
  /** Plays the lifted card if there is one place for it, else goes to the first of the places; if there is none, says why. */
  const place = (card: number): void => {
    const [only, ...more] = movesOf(card);
    if (only === undefined) play(`${card}>1`);
    else if (more.length === 0) send(only);
    else table.current?.querySelector<HTMLElement>('.pile-here')?.focus();
  };
  const press = (card: number): void => {
    if (up === card || (settings.onePress.value === 'on' && movesOf(card).length === 1)) place(card);
    else liftCard(card);
  };
  useTyping({
    onNumber: (number) => {
      liftCard(hand.includes(number) ? number : null);
      return hand.some((card) => String(card).startsWith(String(number)));
    },
    onEnter: () => up !== null && place(up),
    onEscape: () => liftCard(null),
  });
  useDrag(table, {
    canDrag: (card) => !busy && movesOf(Number(card)).length > 0,
    onOver: (card) => drag(card === null ? null : Number(card)),
    onDrop: (card, pile) => play(`${card}>${pile}`),
  });
  useOnlyAnswer(props);
  const stop = up ?? hand.find((card) => movesOf(card).length > 0) ?? hand[0];
  const mine = view.toAct.includes(names.me);
  const said =
    armed !== null
      ? own.takeAsk(Number(armed.slice('take '.length)), free)
      : shown !== null && mine
        ? placesOf(shown)
        : null;

  return (
    <div class={`eleven${names.me < 0 ? ' watching' : ''}`} ref={table}>
      {view.hands.every((each) => each !== null) ? (
        <Counted {...props} />
      ) : (
        <Piles {...props} up={up} shown={shown} armed={armed} send={send} take={take} />
      )}
      <Herd {...props} />
      {names.me >= 0 && view.phase !== 'over' && (
        <section class="eleven-own">
          <div class={`eleven-said${said === null ? '' : ' looks'}`}>
            <Power {...props} />
            <p class={`eleven-look${armed === null ? '' : ' asks'}`} aria-live="polite">
              {said}
            </p>
          </div>
          <ul class="eleven-hand flow" dir="ltr" aria-label={words.page.hand} onKeyDown={rove} ref={fan}>
            {hand.map((card) => (
              <li key={card}>
                <OxButton
                  number={card}
                  heads={heads(card)}
                  lifted={up === card}
                  hinted={hint?.startsWith(`${card}>`) === true}
                  disabled={movesOf(card).length === 0}
                  tabIndex={card === stop ? 0 : -1}
                  drag
                  onClick={() => press(card)}
                  onHover={(over) => hover(over ? card : null)}
                />
              </li>
            ))}
          </ul>
          <div class="eleven-bar">
            {legal.includes('done') && (
              <button
                type="button"
                class={`button${hint === 'done' ? ' hinted' : ''}`}
                disabled={busy}
                onClick={() => send('done')}
              >
                {own.done}
              </button>
            )}
          </div>
        </section>
      )}
    </div>
  );
}

/** The index of the pile that a card is played on. */
const pileOf = (move: string): number => Number(move.slice(move.indexOf('>') + 1)) - 1;

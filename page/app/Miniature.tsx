import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameId } from '../games/list.ts';
import { BlankCard, Bull, CARD, Card, DICE, Die, type DrawnCard, Jack, Ox } from './drawings.tsx';
import type { Glance } from './glance.ts';
import './miniature.css';

interface AtProps {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly size?: number;
  /** How it moves: a name of miniature.css, with its place in the order. */
  readonly moves?: string;
  readonly children: ComponentChildren;
}

/** Something at its place in a drawing. What moves is inside, so that the place stays. */
const At = ({ x, y, turn = 0, size = 1, moves, children }: AtProps): JSX.Element => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
    {moves === undefined ? children : <g class={moves}>{children}</g>}
  </g>
);

const FULL_ROW: readonly DrawnCard[] = [
  ['12', 1],
  ['24', 1],
  ['30', 3],
  ['46', 1],
  ['55', 7],
];
const OTHER_ROW: readonly DrawnCard[] = [
  ['7', 1],
  ['15', 2],
  ['22', 5],
];

/** A sixth card comes to a row, and the row trembles. */
const sixNimmt = (
  <>
    <g class="m-tremble">
      {FULL_ROW.map((card, i) => (
        <At key={card[0]} x={12 + i * 36} y={14}>
          <Card card={card} />
        </At>
      ))}
    </g>
    {OTHER_ROW.map((card, i) => (
      <At key={card[0]} x={12 + i * 36} y={74}>
        <Card card={card} />
      </At>
    ))}
    <rect
      x="192.500"
      y="14.500"
      width="33"
      height="47"
      rx="4"
      fill="none"
      stroke="#ffb9aa"
      stroke-width="1.500"
      stroke-dasharray="4 3"
    />
    <At x={192} y={14} turn={4} moves="m-arrive">
      <Card card={['58', 1]} />
    </At>
    <At x={146} y={76} moves="m-nod">
      <Ox />
    </At>
    <text class="d-text m-pop" x="204" y="108" font-size="24" font-weight="700" fill="#ffd277">
      +13
    </text>
  </>
);

/** A card lands on a pile that it fits. */
const elevenNimmt = (
  <>
    {['8', '31', '62'].map((sign, pile) =>
      [0, 1, 2].map((card) => (
        <At key={`${sign} ${card}`} x={16 + pile * 46 - card * 1.5} y={38 - card * 3} turn={(card - 1) * 2}>
          <Card card={[sign, 1]} />
        </At>
      )),
    )}
    <At x={16} y={30} turn={2}>
      <Card card={['17', 1]} />
    </At>
    <At x={60} y={29} turn={-2} moves="m-drop">
      <Card card={['33', 5]} />
    </At>
    <At x={106} y={30} turn={3}>
      <Card card={['70', 3]} />
    </At>
    <path d="M20 100v8h26v-8M66 100v8h26v-8M112 100v8h26v-8" fill="none" stroke="#ffd277" stroke-width="2" />
    <text class="d-text" x="79" y="124" font-size="12" font-weight="600" text-anchor="middle" fill="#fff8e8">
      34–43
    </text>
    <At x={154} y={32} size={1.5} moves="m-nod">
      <Bull />
    </At>
  </>
);

/** A meadow grows, card by card. */
const bullenrommee = (
  <>
    <path d="M0 104c40-12 80-14 120-9s80 5 120-6v51H0z" fill="#6ea35a" fill-opacity="0.55" />
    {['31', '32', '', '34', '35'].map((sign, i) => (
      <At key={i} x={14 + i * 32} y={46 - (i % 2) * 4} turn={(i - 2) * 1.5} moves={`m-grow m-${i}`}>
        {sign === '' ? (
          <>
            <Card card={['', 3]} />
            <At x={5} y={12} size={0.5}>
              <Bull />
            </At>
          </>
        ) : (
          <Card card={[sign, 1]} />
        )}
      </At>
    ))}
    <At x={184} y={48} size={1.05} moves="m-nod">
      <Bull />
    </At>
    <path
      d="M24 122c0-8 2-12 5-15m3 15c0-7-1-10-3-15M120 128c0-8 2-12 5-15m3 15c0-7-1-10-3-15M206 124c0-8 2-12 5-15m3 15c0-7-1-10-3-15"
      fill="none"
      stroke="#b9e09a"
      stroke-width="2"
      stroke-linecap="round"
    />
  </>
);

const TURNS = [-8, 6, -4, 10, -6, 8];
const COLOURS = Object.keys(DICE) as (keyof typeof DICE)[];

/** Six dice roll. */
const twentyOne = (
  <>
    {COLOURS.map((colour, i) => (
      <At
        key={colour}
        x={20 + (i % 3) * 72 + (i > 2 ? 18 : 0)}
        y={22 + (i > 2 ? 56 : 0) + (i % 2) * 6}
        turn={TURNS[i] ?? 0}
        size={1.25}
        moves={`m-roll m-${i}`}
      >
        <Die colour={colour} value={6 - i} />
      </At>
    ))}
  </>
);

/** Six and five make eleven: a Jack, and the Blank that answers it. */
const captainJack = (
  <>
    <At x={16} y={42} turn={-9}>
      <Card card={['6', 0]} />
    </At>
    <At x={58} y={36} turn={6} moves="m-drop">
      <Card card={['5', 0]} />
    </At>
    <path d="M18 114h72" stroke="#000" stroke-opacity="0.3" stroke-width="8" stroke-linecap="round" />
    <path class="m-fill" d="M18 114h72" stroke="#ffd277" stroke-width="8" stroke-linecap="round" />
    <text class="d-text" x="112" y="121" font-size="20" font-weight="700" text-anchor="middle" fill="#ffd277">
      11
    </text>
    <At x={126} y={24} turn={-5} size={1.4} moves="m-rise">
      <Jack />
    </At>
    <At x={184} y={36} turn={7} size={1.25}>
      <BlankCard />
    </At>
  </>
);

const SCENES: Readonly<Record<GameId, JSX.Element>> = {
  'six-nimmt': sixNimmt,
  'eleven-nimmt': elevenNimmt,
  bullenrommee,
  'twenty-one': twentyOne,
  'captain-jack': captainJack,
};

/** The drawing of a game alone. */
const Scene = ({ game }: { readonly game: GameId }): JSX.Element => (
  <svg viewBox="0 0 240 140" direction="ltr" aria-hidden="true">
    {SCENES[game]}
  </svg>
);

/**
 * A small table of a game. It moves once when it comes into sight, and again under a pointer. It decorates: the words beside it
 * say what the game is.
 */
export function Miniature({ game }: { readonly game: GameId }): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    if (root.current !== null) watch.observe(root.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div class="miniature felt" data-seen={seen} aria-hidden="true" ref={root}>
      <Scene game={game} />
    </div>
  );
}

const ROW = { cards: 9, rows: 4, step: 36 } as const;

/** A running table as it was left: what lies there for all to see. */
export function RunningTable({
  glance,
  game,
}: {
  readonly glance: Glance | null;
  readonly game: GameId;
}): JSX.Element {
  if (glance === null || glance.rows.length === 0) return <Miniature game={game} />;
  const rows = glance.rows.slice(0, ROW.rows);
  const longest = Math.min(ROW.cards, Math.max(...rows.map((row) => row.length)));
  const height = Math.max(100, 10 + rows.length * (CARD.height + 5));
  const wide = (longest - 1) * ROW.step + CARD.width;
  const width = Math.max(wide + 16, height * 1.5);
  // Rows of cards begin at the edge; a single row lies in the middle.
  const left = rows.length === 1 ? (width - wide) / 2 : 8;
  const top = (height - rows.length * (CARD.height + 5)) / 2;
  return (
    <div class="miniature felt running" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} direction="ltr" aria-hidden="true">
        {rows.map((row, y) =>
          // The end of a row is what matters.
          row.slice(-ROW.cards).map((card, x) => (
            <At key={`${y} ${x}`} x={left + x * ROW.step} y={top + y * (CARD.height + 5)}>
              {isDie(card[0]) ? <Die colour={card[0]} value={card[1]} /> : <Card card={card} />}
            </At>
          )),
        )}
      </svg>
    </div>
  );
}

const isDie = (sign: string): sign is keyof typeof DICE => Object.hasOwn(DICE, sign);

// The pieces of our drawings: cards, dice, the ox, the bull, Jack and Blank. Colours are written out, since the pictures for
// previews of links are made of the same drawings.

import type { JSX } from 'preact';

/** A card of a drawing by what stands on it, and how many heads it costs; 0 for a game without heads. */
export type DrawnCard = readonly [sign: string, heads: number];

const INK = '#2c211b';
const PAPER = '#fffdf6';
/** As in tokens.css: few heads are pale, many are strong. */
const BY_HEADS: Readonly<Record<number, string>> = {
  0: '#24405f',
  1: '#75664f',
  2: '#2a6684',
  3: '#8a5200',
  5: '#b3261e',
  7: '#6b2fa0',
};

export const CARD = { width: 34, height: 48 } as const;

const Blank = (): JSX.Element => (
  <rect
    width={CARD.width}
    height={CARD.height}
    rx="4"
    fill={PAPER}
    stroke="#2c211b"
    stroke-opacity="0.35"
    stroke-width="0.75"
  />
);

/** The number large, and small in the corner with its heads under it, as on the real cards. */
export const Card = ({ card: [sign, heads] }: { readonly card: DrawnCard }): JSX.Element => {
  const colour = BY_HEADS[heads] ?? INK;
  return (
    <>
      <Blank />
      <text class="d-text" x="3" y="10" font-size="8.500" font-weight="600" fill={colour}>
        {sign}
      </text>
      {Array.from({ length: Math.min(heads, 4) }, (_, i) => (
        <OxShape key={i} x={2.5 + i * 6} y={11.5} size={6} colour={colour} />
      ))}
      {Array.from({ length: heads - 4 }, (_, i) => (
        <OxShape key={i} x={2.5 + i * 6} y={17} size={6} colour={colour} />
      ))}
      <text
        class="d-text"
        x={CARD.width / 2}
        y="39"
        font-size={sign.length > 2 ? 15 : 19}
        font-weight="700"
        text-anchor="middle"
        fill={colour}
      >
        {sign}
      </text>
    </>
  );
};

interface OxShapeProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

const OxShape = ({ x, y, size, colour }: OxShapeProps): JSX.Element => (
  <g transform={`translate(${x} ${y}) scale(${size / 24})`} fill={colour}>
    <path d="M2 3c0 5 2.600 7.200 6 7.400h8c3.400-.2 6-2.400 6-7.400-1.600 2.600-3.600 3.700-6 3.800H8C5.600 6.700 3.600 5.600 2 3zM6.500 9.500 3 11.800l3.600 1.700zM17.500 9.500l3.500 2.300-3.600 1.700zM7 9h10l-1.200 8.200c-.3 2.400-1.800 3.800-3.800 3.800s-3.500-1.400-3.800-3.800z" />
  </g>
);

/** An ox with a face, on a square of 48. */
export const Ox = ({ coat = '#9a5a34' }: { readonly coat?: string }): JSX.Element => (
  <>
    <path
      d="M14 15C5 15 1 9 3 2c3 5 7 6 13 6zM34 15c9 0 13-6 11-13-3 5-7 6-13 6z"
      fill="#f3e3c3"
      stroke="#6a5848"
      stroke-width="0.8"
    />
    <path d="M13 17c-5-2-9 0-10 4 4 2 8 2 11-1zM35 17c5-2 9 0 10 4-4 2-8 2-11-1z" fill={coat} />
    <path d="M24 8c8 0 13 4 13 10 0 9-4 20-13 26C15 38 11 27 11 18 11 12 16 8 24 8z" fill={coat} />
    <path d="M24 9c3 0 5 1 6 3-2 4-3 8-3 13h-6c0-5-1-9-3-13 1-2 3-3 6-3z" fill="#fff4e4" fill-opacity="0.5" />
    <ellipse cx="24" cy="36" rx="10.500" ry="8" fill="#f6d9bd" />
    <path
      d="M17 21.500a2 2.400 0 1 0 4 0 2 2.400 0 1 0-4 0zM27 21.500a2 2.400 0 1 0 4 0 2 2.400 0 1 0-4 0zM19 34a1.500 2 0 1 0 3 0 1.500 2 0 1 0-3 0zM26 34a1.500 2 0 1 0 3 0 1.500 2 0 1 0-3 0z"
      fill={INK}
    />
    <path
      d="M20 39.500c2 1.800 6 1.800 8 0"
      fill="none"
      stroke={INK}
      stroke-width="1.300"
      stroke-linecap="round"
    />
  </>
);

/** A bull: an ox with a ring in its nose and a darker temper. */
export const Bull = (): JSX.Element => (
  <>
    <Ox coat="#4b2d22" />
    <path d="m15 17 7 3M33 17l-7 3" stroke={INK} stroke-width="1.800" stroke-linecap="round" />
    <path
      d="M21 36.500c-1.500 6 7.500 6 6 0"
      fill="none"
      stroke="#ffd277"
      stroke-width="1.800"
      stroke-linecap="round"
    />
  </>
);

const HAT = 'M2 19C5 9 11 3 17 3s12 6 15 16c-5-3-10-4-15-4S7 16 2 19z';

/** The captain on the card of a Jack. */
export const Jack = (): JSX.Element => (
  <>
    <Blank />
    <path d="M9 13h16v15c0 6-3 10-8 10s-8-4-8-10z" fill="#f0c39b" />
    <path d="M9 26c0 10 3 17 8 17s8-7 8-17c-2 3-4 4-5 3-1-2-5-2-6 0-1 1-3 0-5-3z" fill="#6b3a1e" />
    <path d="M8 20h18l-6 5h-5z" fill={INK} />
    <circle cx="21.500" cy="23" r="1.400" fill="#fff" />
    <path d={HAT} fill="#24405f" stroke="#ffd277" stroke-width="1.200" />
    <path
      d="M17 6.500v5m-2.500-3.200h5M13.800 10c.6 2.800 5.800 2.800 6.400 0"
      fill="none"
      stroke="#ffd277"
      stroke-width="1.100"
      stroke-linecap="round"
    />
    <text class="d-text" x="3" y="46" font-size="9" font-weight="700" fill="#24405f">
      J
    </text>
  </>
);

/** Nobody on the card of a Blank: only the outline of the captain. */
export const BlankCard = (): JSX.Element => (
  <>
    <Blank />
    <g fill="none" stroke="#8d8476" stroke-width="1.200" stroke-dasharray="2.500 2" stroke-linecap="round">
      <path d="M9 19v8c0 8 3 15 8 15s8-7 8-15v-8" />
      <path d={HAT} />
    </g>
    <text class="d-text" x="3" y="46" font-size="9" font-weight="700" fill="#6a5848">
      B
    </text>
  </>
);

export const DICE = {
  white: ['#fffdf8', INK],
  yellow: ['#f0c548', INK],
  red: ['#b3261e', '#fffdf8'],
  green: ['#2f6b3a', '#fffdf8'],
  blue: ['#24568f', '#fffdf8'],
  black: ['#2c211b', '#fffdf8'],
} as const;

/** Where the pips of a number are, on a grid of three by three. */
const PIPS: readonly string[] = ['', '4', '08', '048', '0268', '02468', '023568'];

interface DieProps {
  readonly colour: keyof typeof DICE;
  readonly value: number;
}

/** A die, 30 wide. */
export const Die = ({ colour, value }: DieProps): JSX.Element => {
  const [face, pip] = DICE[colour];
  return (
    <>
      <rect width="30" height="30" rx="7" fill={face} stroke="#fffdf8" stroke-opacity="0.35" />
      {[...(PIPS[value] ?? '')].map((place) => (
        <circle
          key={place}
          cx={8 + 7 * (Number(place) % 3)}
          cy={8 + 7 * Math.floor(Number(place) / 3)}
          r="2.600"
          fill={pip}
        />
      ))}
    </>
  );
};

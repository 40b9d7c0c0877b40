import type { JSX } from 'preact';
import type { GameId } from '../games/list.ts';

/** A card of a drawing: its corner, a sign and the colour of the sign. */
const Card = (props: { x: number; y: number; sign: string; class?: string; turn?: number }): JSX.Element => (
  <g transform={`translate(${props.x} ${props.y}) rotate(${props.turn ?? 0})`}>
    <rect class="d-card" width="30" height="42" rx="4" />
    <text class={`d-sign ${props.class ?? ''}`} x="15" y="28">
      {props.sign}
    </text>
  </g>
);

/** A die of a drawing, its pips as a number, told apart by a letter's colour. */
const Die = (props: { x: number; y: number; sign: string; class: string; turn: number }): JSX.Element => (
  <g transform={`translate(${props.x} ${props.y}) rotate(${props.turn})`}>
    <rect class={`d-die ${props.class}`} width="32" height="32" rx="7" />
    <text class={`d-pips ${props.class}`} x="16" y="23">
      {props.sign}
    </text>
  </g>
);

const Head = ({ x, y, size }: { x: number; y: number; size: number }): JSX.Element => (
  <g class="d-head" transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M2 3c0 5 2.600 7.200 6 7.400h8c3.400-.2 6-2.400 6-7.400-1.600 2.600-3.600 3.700-6 3.800H8C5.600 6.700 3.600 5.600 2 3z" />
    <path d="M6.500 9.500 3 11.800l3.600 1.700zM17.500 9.500l3.500 2.300-3.600 1.700zM7 9h10l-1.200 8.200c-.3 2.400-1.800 3.800-3.800 3.800s-3.500-1.400-3.800-3.800z" />
  </g>
);

const pictures: Readonly<Record<GameId, JSX.Element>> = {
  'six-nimmt': (
    <>
      {['12', '24', '31', '46', '55'].map((sign, i) => (
        <Card key={sign} x={14 + i * 33} y={40} sign={sign} class={sign === '55' ? 'd-strong' : ''} />
      ))}
      <rect class="d-danger" x="180" y="41" width="30" height="40" rx="4" />
      <Head x={178} y={44} size={1.4} />
    </>
  ),
  'eleven-nimmt': (
    <>
      <Card x={20} y={52} sign="8" turn={-6} />
      <Card x={24} y={44} sign="17" />
      <Card x={30} y={36} sign="26" turn={5} />
      <Card x={92} y={50} sign="31" turn={-4} />
      <Card x={96} y={42} sign="33" class="d-strong" turn={3} />
      <path class="d-arrow" d="M66 34c8-14 22-16 34-6m0 0-8-2m8 2-1-8" />
      <Head x={146} y={24} size={3.2} />
    </>
  ),
  bullenrommee: (
    <>
      <path class="d-grass" d="M8 92c30-14 70-18 106-12s70 6 104-4v24H8z" />
      {['31', '32', '★', '34', '35'].map((sign, i) => (
        <Card
          key={sign}
          x={22 + i * 36}
          y={38 - (i % 2) * 3}
          sign={sign}
          class={sign === '★' ? 'd-strong' : ''}
        />
      ))}
      <path
        class="d-blade"
        d="M30 96c0-7 2-10 5-13m3 13c0-6-1-9-3-13M190 94c0-7 2-10 5-13m3 13c0-6-1-9-3-13"
      />
    </>
  ),
  'twenty-one': (
    <>
      <Die x={20} y={30} sign="6" class="d-white" turn={-8} />
      <Die x={62} y={54} sign="5" class="d-yellow" turn={6} />
      <Die x={92} y={18} sign="4" class="d-red" turn={-4} />
      <Die x={118} y={58} sign="3" class="d-green" turn={10} />
      <Die x={150} y={24} sign="2" class="d-blue" turn={5} />
      <Die x={178} y={60} sign="1" class="d-black" turn={-9} />
    </>
  ),
  'captain-jack': (
    <>
      <Card x={30} y={46} sign="6" turn={-7} />
      <Card x={38} y={38} sign="5" turn={2} />
      <text class="d-sum" x="98" y="74">
        11
      </text>
      <Card x={150} y={42} sign="J" class="d-strong" turn={4} />
      <path class="d-hat" d="M138 44c4-16 14-24 27-25 14 1 24 9 28 25-9-5-18-7-28-7s-19 2-27 7z" />
      <path class="d-anchor" d="M165 24v9m-4-5h8m-10 2c0 5 12 5 12 0" />
    </>
  ),
};

/** The drawing of a game. It decorates: the words beside it say what the game is. */
export const Drawing = ({ game }: { readonly game: GameId }): JSX.Element => (
  <svg class="drawing" viewBox="0 0 226 104" aria-hidden="true" direction="ltr">
    {pictures[game]}
  </svg>
);

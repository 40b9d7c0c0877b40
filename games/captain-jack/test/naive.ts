/*
 * The game once more, written down as plainly as can be, with lists of signs and nothing else, to check the fast one against.
 * Shares no code with it.
 */

export interface Naive {
  readonly hands: readonly string[][];
  readonly piles: readonly string[][];
  readonly deck: readonly string[];
  readonly taken: readonly number[];
  readonly turn: number;
  /** The pile of eleven that waits, and the seats still asked about it. */
  readonly stake: number | null;
  readonly asked: readonly number[];
}

const without = <T>(list: readonly T[], item: T): T[] => list.toSpliced(list.indexOf(item), 1);

const first = (pile: readonly string[]): number => pile.findIndex((card) => card !== 'J' && card !== 'B');

/** The value of a pile is summed up again from the last Blank, Jack or, at the bottom, the set-up's first number. */
function worth(pile: readonly string[]): number {
  if (pile.at(-1) === 'J') return 11;
  const blank = pile.lastIndexOf('B');
  return pile.slice(Math.max(blank + 1, first(pile))).reduce((sum, card) => sum + (Number(card) || 0), 0);
}

export const seatsToAct = (g: Naive): number[] => {
  if (g.asked.length > 0) return [...g.asked];
  return g.stake !== null || g.hands.some((hand) => hand.length > 0) ? [g.turn] : [];
};

export function movesOf(g: Naive, seat: number): string[] {
  if (g.asked.length > 0) return g.hands[seat]!.includes('B') ? ['pass', 'blank'] : ['pass'];
  if (g.stake !== null) return [...g.hands.keys()].filter((to) => to !== seat).map((to) => `give ${to}`);
  return [...new Set(g.hands[seat]!)].flatMap((card) => {
    const open = [...g.piles.keys()].filter((i) => g.piles[i]!.at(-1) !== card);
    const split = g.piles.length === 0 || open.length < g.piles.length;
    return [...open.map((i) => `${card}>${i + 1}`), ...(split ? [`${card}>new`] : [])];
  });
}

export function after(g: Naive, seat: number, move: string): Naive {
  if (move === 'pass') return { ...g, asked: without(g.asked, seat) };
  if (move === 'blank') {
    const hands = g.hands.with(seat, without(g.hands[seat]!, 'B'));
    const piles = g.piles.with(g.stake!, [...g.piles[g.stake!]!, 'B']);
    return endTurn(taken({ ...g, hands, piles, asked: [] }, g.turn, g.stake!), [g.turn, seat]);
  }
  if (move.startsWith('give ')) return endTurn(taken(g, Number(move.slice(5)), g.stake!), [seat]);
  const [card, where] = move.split('>') as [string, string];
  const at = where === 'new' ? g.piles.length : Number(where) - 1;
  const piles = [...g.piles];
  piles[at] = [...(piles[at] ?? []), card];
  const placed = { ...g, piles, hands: g.hands.with(seat, without(g.hands[seat]!, card)) };
  const value = worth(piles[at]);
  if (value > 11) return endTurn(taken(placed, seat, at), [seat]);
  if (value < 11) return endTurn(placed, [seat]);
  const others = [...g.hands.keys()].filter((other) => other !== seat && g.hands[other]!.length > 0);
  return { ...placed, stake: at, asked: card === 'J' ? others : [] };
}

const taken = (g: Naive, seat: number, at: number): Naive => ({
  ...g,
  taken: g.taken.with(seat, g.taken[seat]! + g.piles[at]!.length),
  piles: g.piles.toSpliced(at, 1),
  stake: null,
});

function endTurn(g: Naive, drawers: readonly number[]): Naive {
  let { hands, deck, turn } = g;
  for (const seat of drawers) {
    const drawn = deck.slice(0, 3 - hands[seat]!.length);
    hands = hands.with(seat, [...hands[seat]!, ...drawn]);
    deck = deck.slice(drawn.length);
  }
  const after = [...hands.keys()].map((_, i) => (turn + 1 + i) % hands.length);
  turn = after.find((seat) => hands[seat]!.length > 0) ?? turn;
  return { ...g, hands, deck, turn };
}

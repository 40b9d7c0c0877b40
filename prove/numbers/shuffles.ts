import { randomFillSync } from 'node:crypto';
import { at, type Chance, type Game, readMatch, secure, seeded } from '@bullpen/engine';
import { type GameId, gameIds, games } from '@bullpen/games';

/** How often each thing came, where each should come as often, and what that is a count of. */
export interface DrawCounts {
  readonly what: string;
  readonly counts: readonly number[];
}

/** Where the cards of a small deck come to lie: each card at each place, and each order as a whole. */
export function countShuffles(name: string, chance: Chance, times: number): DrawCounts[] {
  const size = 5;
  const places = new Array<number>(size * size).fill(0);
  const orders = new Map<string, number>();
  const deck = new Uint8Array(size);
  for (let time = 0; time < times; time++) {
    for (let card = 0; card < size; card++) deck[card] = card;
    chance.shuffle(deck, size);
    for (let place = 0; place < size; place++) {
      const i = at(deck, place) * size + place;
      places[i] = at(places, i) + 1;
    }
    const order = deck.join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  const factorial = 120;
  const all = [...orders.values(), ...new Array<number>(factorial - orders.size).fill(0)];
  return [
    { what: `${name}: cards by places`, counts: places },
    { what: `${name}: orders of five cards`, counts: all },
  ];
}

/** Which cards go to which seat and to the table, over many deals of a game: each card to each as often. */
export function countDeals(game: Game, chance: Chance, times: number): DrawCounts[] {
  const match = readMatch(game, Math.min(4, game.seats.max), {});
  if (!match.ok) throw new Error(match.refusal.code);
  const counts = new Map<string, number[]>();
  for (let i = 0; i < times; i++)
    game.setup(match.value, chance, ({ name, data }) => {
      if (name !== 'deal') return;
      const { hands = [] } = data as { hands?: (number | string)[][] };
      for (const [seat, hand] of hands.entries())
        for (const card of hand) {
          const seats = counts.get(String(card)) ?? new Array<number>(hands.length).fill(0);
          seats[seat] = at(seats, seat) + 1;
          counts.set(String(card), seats);
        }
    });
  return [...counts].map(([card, seats]) => ({ what: `${game.id}: seats that got ${card}`, counts: seats }));
}

/** All chances that there are, for a count: one for simulations, and one as tables use it. */
export const CHANCES = (seed: string): Readonly<Record<string, Chance>> => ({
  seeded: seeded(seed),
  secure: secure((bytes) => void randomFillSync(bytes)),
});

/** Whether a game deals cards to seats. */
const DEALS_CARDS: Readonly<Record<GameId, boolean>> = {
  'six-nimmt': true,
  'eleven-nimmt': true,
  bullenrommee: true,
  'twenty-one': false,
  'captain-jack': true,
};

export const CARD_GAMES: readonly Game[] = gameIds.filter((id) => DEALS_CARDS[id]).map((id) => games[id]);

/** How far counts that should be equal are from it, in deviations of what chance would do: below 5 in all but one in a million. */
export function deviation({ counts }: DrawCounts): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const square = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const free = counts.length - 1;
  // Wilson and Hilferty: the cube root of chi-square is nearly normal.
  const spread = 2 / (9 * free);
  return (Math.cbrt(square / free) - (1 - spread)) / Math.sqrt(spread);
}

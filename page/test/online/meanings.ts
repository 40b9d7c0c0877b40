import { entryOf, type GameId } from '@bullpen/games';
import { readings } from '@bullpen/games/bullenrommee';
import { CARDS as HIGHEST, range } from '@bullpen/games/eleven-nimmt';
import { heads } from '@bullpen/games/ox-cards';
import type { Snapshot } from '@bullpen/wire';

/** What of a view is cards; all other numbers in it count something. */
const CARDS = new Set(
  'hands known piles tops rows waiting start placed open meadows seen passed choice'.split(' '),
);

interface Seen {
  readonly piles?: readonly (readonly number[])[];
  readonly tops?: readonly number[];
  readonly meadows?: readonly { readonly seat: number; readonly cards: readonly number[] }[];
  readonly hands?: readonly (readonly number[] | null)[];
}

/** Numbers that the page may say to a viewer although they are no cards that it knows: what it may count or work out. */
export function meaningsOf({ game, view, viewer }: Snapshot): number[] {
  if (view === null) return [];
  const counts = Object.entries(view).flatMap(([key, value]) => (CARDS.has(key) ? [] : numbersIn(value)));
  return [...counts, ...entryOf(WORKED_OUT, game)(view as Seen, viewer)];
}

/** 11 nimmt!: from where to where cards go on a pile, in two parts over 100 (E5). How high it is may not be said (E8). */
const rangesOf = ({ piles = [], tops = [] }: Seen): number[] =>
  piles.flatMap((pile, i) => {
    const [first = 0, last = 0] = range(pile.at(-1)!, tops[i]!) ?? [];
    return first > last ? [first, HIGHEST, 1, last] : [first, last];
  });

/** Bullenrommee: what a joker stands for, and the heads of meadows, of all meadows of a seat, and of the player's own hand. */
function meadowHeads({ meadows = [], hands = [] }: Seen, viewer: number): number[] {
  const sum = (cards: readonly number[]): number => cards.reduce((total, card) => total + heads(card), 0);
  const jokers = meadows.flatMap(({ cards }) =>
    cards.flatMap((card, place) => (card === 0 ? readings(cards, place) : [])),
  );
  const areas = hands.map((_, seat) =>
    sum(meadows.flatMap((meadow) => (meadow.seat === seat ? meadow.cards : []))),
  );
  return [...jokers, ...meadows.map(({ cards }) => sum(cards)), ...areas, sum(hands[viewer] ?? [])];
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** What the page of each game works out from a view. */
const WORKED_OUT: Readonly<Record<GameId, (seen: Seen, viewer: number) => number[]>> = {
  'six-nimmt': () => [],
  'eleven-nimmt': rangesOf,
  bullenrommee: meadowHeads,
  'twenty-one': () => [],
  'captain-jack': () => [],
};

import type { Move } from '@bullpen/engine';
import {
  cardOf,
  DONE,
  DRAW,
  Kind,
  kindOf,
  laidOf,
  meadowOf,
  PASS,
  parse,
  placeOf,
} from '@bullpen/games/bullenrommee';

/** A new meadow that can be laid. */
interface Lay {
  readonly text: string;
  readonly cards: readonly number[];
}

/** A card that can be put into a meadow, or in the place of a joker. */
export interface Put {
  readonly text: string;
  readonly card: number;
  readonly meadow: number;
  readonly place: number;
  readonly swap: boolean;
}

/** The legal moves, sorted by what they are. */
export interface Offers {
  readonly lays: readonly Lay[];
  readonly puts: readonly Put[];
  readonly takes: readonly number[];
  readonly draw: boolean;
  readonly done: boolean;
  readonly pass: boolean;
}

export function offersOf(legal: readonly string[]): Offers {
  const lays: Lay[] = [];
  const puts: Put[] = [];
  const takes: number[] = [];
  const plain = new Set<Move>();
  for (const text of legal) {
    const move = parse(text)!;
    const kind = kindOf(move);
    if (kind === Kind.lay) lays.push({ text, cards: [0, 1, 2].map((i) => laidOf(move, i)) });
    else if (kind !== Kind.plain)
      puts.push({
        text,
        card: cardOf(move),
        meadow: meadowOf(move),
        place: placeOf(move),
        swap: kind === Kind.swap,
      });
    else if (move === DRAW || move === DONE || move === PASS) plain.add(move);
    else takes.push(move);
  }
  return { lays, puts, takes, draw: plain.has(DRAW), done: plain.has(DONE), pass: plain.has(PASS) };
}

/** The new meadows that hold all of these cards; a joker counts as often as it is there. */
export const laysWith = ({ lays }: Offers, cards: readonly number[]): Lay[] =>
  lays.filter((lay) => {
    const left = [...lay.cards];
    return cards.every((card) => {
      const at = left.indexOf(card);
      if (at !== -1) left.splice(at, 1);
      return at !== -1;
    });
  });

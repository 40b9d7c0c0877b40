import type { Chance } from './chance.ts';

/** One draw of a script: a number for `below`, the drawn cards for `shuffle`, the dice as they lie for `roll`. */
export type Draw = number | readonly number[];

/** The script does not fit what the game asked of it. */
export class Misfit extends Error {
  /** Which draw of the script, from 0; one past the last where the script has run out. */
  readonly at: number;

  constructor(at: number, message: string) {
    super(`draw ${at}: ${message}`);
    this.name = 'Misfit';
    this.at = at;
  }
}

/** Chance that plays a script, for tests and for the replay of records. A script must be used up: ask `left()`. */
export interface Scripted extends Chance {
  /** How many draws have not been used. */
  left(): number;
}

export function scripted(script: readonly Draw[]): Scripted {
  let at = 0;

  function next(): Draw {
    const draw = script[at];
    if (draw === undefined) throw new Misfit(at, 'the script has run out');
    return draw;
  }

  function nextList(what: string, length: number): readonly number[] {
    const draw = next();
    if (typeof draw === 'number' || draw.length !== length)
      throw new Misfit(at, `wanted ${length} ${what}, got ${JSON.stringify(draw)}`);
    return draw;
  }

  return {
    left: () => script.length - at,

    below(n) {
      const draw = next();
      if (typeof draw !== 'number' || !Number.isInteger(draw) || draw < 0 || draw >= n)
        throw new Misfit(at, `wanted a number below ${n}, got ${JSON.stringify(draw)}`);
      at++;
      return draw;
    },

    shuffle(cards, count) {
      nextList('cards', count).forEach((card, i) => {
        const j = cards.indexOf(card, i);
        if (j < 0) throw new Misfit(at, `card ${card} is not in the deck, or not so often`);
        cards[j] = cards[i]!;
        cards[i] = card;
      });
      at++;
    },

    roll(dice, kept) {
      nextList('dice', dice.length).forEach((die, i) => {
        if (!Number.isInteger(die) || die < 1 || die > 6) throw new Misfit(at, `a die shows ${die}`);
        if (((kept >>> i) & 1) === 1 && die !== dice[i])
          throw new Misfit(at, `die ${i + 1} stays at ${dice[i]}, not ${die}`);
        dice[i] = die;
      });
      at++;
    },
  };
}

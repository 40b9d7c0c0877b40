import type { Chance } from './chance.ts';
import { at } from './lists.ts';

/** One draw of a script: a number for `below`, the drawn cards for `shuffle`, the dice as rolled for `roll`. */
export type Draw = number | readonly number[];

/** The script does not fit what the game asked for. */
export class Misfit extends Error {
  /** Which draw of the script, from 0; one past the last where the script has run out. */
  readonly at: number;
  /** The kind of record line that describes such a draw. */
  readonly line: 'deal' | 'roll';

  constructor(at: number, line: 'deal' | 'roll', message: string) {
    super(`draw ${at}: ${message}`);
    this.name = 'Misfit';
    this.at = at;
    this.line = line;
  }
}

/** Chance that plays a script, for tests and for the replay of records. A script must be used up: ask `left()`. */
export interface Scripted extends Chance {
  /** How many draws have not been used. */
  left(): number;
}

export function scripted(script: readonly Draw[]): Scripted {
  let used = 0;

  function next(line: Misfit['line']): Draw {
    const draw = script[used];
    if (draw === undefined) throw new Misfit(used, line, 'the script has run out');
    return draw;
  }

  function nextList(line: Misfit['line'], what: string, length: number): readonly number[] {
    const draw = next(line);
    if (typeof draw === 'number' || draw.length !== length)
      throw new Misfit(used, line, `wanted ${length} ${what}, got ${JSON.stringify(draw)}`);
    return draw;
  }

  return {
    left: () => script.length - used,

    below(n) {
      const draw = next('deal');
      if (typeof draw !== 'number' || !Number.isInteger(draw) || draw < 0 || draw >= n)
        throw new Misfit(used, 'deal', `wanted a number below ${n}, got ${JSON.stringify(draw)}`);
      used++;
      return draw;
    },

    shuffle(cards, count) {
      nextList('deal', 'cards', count).forEach((card, i) => {
        const j = cards.indexOf(card, i);
        if (j < 0) throw new Misfit(used, 'deal', `card ${card} is not in the deck, or not that often`);
        cards[j] = at(cards, i);
        cards[i] = card;
      });
      used++;
    },

    roll(dice, kept) {
      nextList('roll', 'dice', dice.length).forEach((die, i) => {
        if (!Number.isInteger(die) || die < 1 || die > 6)
          throw new Misfit(used, 'roll', `a die shows ${die}`);
        if (((kept >>> i) & 1) === 1 && die !== dice[i])
          throw new Misfit(used, 'roll', `die ${i + 1} stays at ${dice[i]}, not ${die}`);
        dice[i] = die;
      });
      used++;
    },
  };
}

/** Chance that also writes down what it draws, as a script that draws the same again. */
export interface Taped extends Chance {
  readonly tape: readonly Draw[];
}

export function taped(chance: Chance): Taped {
  const tape: Draw[] = [];
  return {
    tape,
    below(n) {
      const draw = chance.below(n);
      tape.push(draw);
      return draw;
    },
    shuffle(cards, count) {
      chance.shuffle(cards, count);
      tape.push(Array.from(cards.subarray(0, count)));
    },
    roll(dice, kept) {
      chance.roll(dice, kept);
      tape.push(Array.from(dice));
    },
  };
}

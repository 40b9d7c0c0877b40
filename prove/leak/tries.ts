import { type Chance, legalMoves, type Viewer, WATCHER } from '@bullpen/engine';
import { acting, type Table } from '@bullpen/table';
import type { Command } from '@bullpen/wire';
import { pick } from '../pick.ts';

const POOL = 40;
const OTHERS: readonly Omit<Command, 'id'>[] = [
  { do: 'retract' },
  { do: 'rename', name: 'Nobody' },
  { do: 'stand' },
  { do: 'start' },
  { do: 'return' },
  { do: 'rematch' },
  { do: 'leave' },
  { do: 'resign' },
  { do: 'vote', seat: 1, for: 'end' },
  { do: 'reveal', nonce: '0'.repeat(64) },
  { do: 'remove', seat: 1 },
  { do: 'bot', seat: 1, level: 'random' },
  { do: 'hand-on', seat: 1 },
  { do: 'seats', seats: 2 },
  { do: 'close' },
  { do: 'say', phrase: 'hmm' },
  { do: 'phrases', phrases: 'off' },
].map((command) => command as Omit<Command, 'id'>);
const NONSENSE = ['', '0', '999', 'take', 'draw 0', 'x>1', 'row 9', 'give 7', 'write', '1>99'];

/** Commands that a viewer might send to learn something from how they are answered. Moves come from earlier in the match. */
export class Tries {
  readonly #chance: Chance;
  readonly #count: number;
  readonly #pool: string[] = [...NONSENSE];

  constructor(chance: Chance, count: number) {
    this.#chance = chance;
    this.#count = count;
  }

  commands(table: Table, viewer: Viewer): Command[] {
    this.#gather(table);
    const own = viewer === WATCHER ? [] : [pick(this.#chance, OTHERS)];
    const moves = Array.from({ length: this.#count }, () => ({
      do: 'move' as const,
      move: pick(this.#chance, this.#pool),
    }));
    return [...own, ...moves].map((wish) => ({ id: 'prove-try-0', ...wish }) as Command);
  }

  /** Legal moves of the seats that have to act: tried by others they are out of turn, tried later they are illegal. */
  #gather({ game, state, ...table }: Table): void {
    for (const seat of acting({ game, state, ...table })) {
      const legal = legalMoves(game, state, seat);
      const text = game.format(pick(this.#chance, legal));
      if (!this.#pool.includes(text))
        this.#pool[this.#pool.length < POOL ? this.#pool.length : this.#chance.below(POOL)] = text;
    }
  }
}

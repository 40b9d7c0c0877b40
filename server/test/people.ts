import type { Answer, CreateTable, Snapshot } from '@bullpen/wire';
import { vi } from 'vitest';
import { command, newId, type openTables } from './open-tables.ts';

export type OpenTables = Awaited<ReturnType<typeof openTables>>;

/** What people do at tables that a test has opened, and may exchange for others. */
export function people(opened: () => OpenTables) {
  /** A new table. */
  async function create(wish: Omit<CreateTable, 'id'>): Promise<string> {
    const made = await opened().tables.create({ id: newId(), seating: 'fixed', ...wish });
    if (!made.ok) throw new Error(made.refusal.code);
    return made.value.table;
  }

  /** Sits down and says with which token. */
  async function sit(
    table: string,
    name: string,
    seat?: number,
    own: { readonly token?: string; readonly commitment?: string } = {},
  ): Promise<string> {
    const answer = await opened().tables.command(
      table,
      null,
      command({ do: 'sit', name, ...(seat !== undefined && { seat }), ...own }),
    );
    if (!answer.ok || answer.token === undefined) throw new Error('nobody sat down');
    return answer.token;
  }

  async function see(table: string, token: string | null): Promise<Snapshot> {
    const seen = await opened().tables.snapshot(table, token);
    if (!seen.ok) throw new Error(seen.refusal.code);
    return seen.value;
  }

  const say = (table: string, token: string | null, wish: Parameters<typeof command>[0]): Promise<Answer> =>
    opened().tables.command(table, token, command(wish));

  /** Plays the first legal move for every token until the match is over. */
  async function playOn(table: string, tokens: readonly string[]): Promise<Snapshot> {
    for (;;) {
      const looks = await Promise.all(tokens.map((token) => see(table, token)));
      if (looks[0]!.status === 'over') return looks[0]!;
      for (const [i, look] of looks.entries())
        if (look.legal.length > 0) await say(table, tokens[i]!, { do: 'move', move: look.legal[0]! });
      if (looks.every((look) => look.legal.length === 0))
        await vi.waitFor(
          async () => {
            const again = await Promise.all(tokens.map((token) => see(table, token)));
            if (again.every((look) => look.legal.length === 0 && look.status !== 'over'))
              throw new Error('still waiting');
          },
          { timeout: 20_000 },
        );
    }
  }

  return { create, sit, see, say, playOn };
}

/** Why it was refused; null if it was not. */
export const codeOf = (answer: Answer): string | null => (answer.ok ? null : answer.problem.code);

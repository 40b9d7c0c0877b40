import { at } from '@bullpen/engine';

/** A table at which a match is being played by people whose tokens nobody else knows. Nothing that strangers send may change it. */
export interface Victim {
  readonly table: string;
  /** All that its seats and a watcher see, as bytes. */
  look(): Promise<string>;
}

const TOKENS = ['v', 'w', 'x'].map((letter) => `${letter}ictim-`.repeat(5));

export async function makeVictim(url: string): Promise<Victim> {
  const post = async (path: string, body: object, token?: string): Promise<{ table: string }> => {
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as { table: string };
  };
  const { table } = await post('/tables', {
    id: `victim-${Date.now()}`,
    game: 'bullenrommee',
    seats: TOKENS.length,
    seating: 'fixed',
  });
  const commands = `/tables/${table}/commands`;
  for (const [seat, token] of TOKENS.entries())
    await post(commands, { id: `victim-sit-${seat}`, do: 'sit', seat, name: `P${seat}`, token });
  await post(commands, { id: 'victim-start', do: 'start' }, at(TOKENS, 0));
  return {
    table,
    look: async () => {
      const looks = [undefined, ...TOKENS].map(async (token) => {
        const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
        return (await fetch(`${url}/api/tables/${table}`, { headers })).text();
      });
      return (await Promise.all(looks)).join('\n');
    },
  };
}

import type { Snapshot } from '@bullpen/wire';
import type { Scene } from '../browser.ts';
import type { OnlineTable } from './guests.ts';

/** Plays at a table as a program does, over HTTP, with the secrets of its seats. */
export function player(scene: Scene, { id, tokens }: OnlineTable) {
  let count = 0;
  const url = `${scene.url}/api/tables/${id}`;

  async function see(seat: number): Promise<Snapshot> {
    const headers = seat < 0 ? {} : { authorization: `Bearer ${tokens[seat]}` };
    return (await (await fetch(url, { headers })).json()) as Snapshot;
  }

  /** A page may have made the only move of its seat meanwhile, by itself. */
  async function move(seat: number, text: string, seq: number): Promise<void> {
    const answer = await fetch(`${url}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[seat]}` },
      body: JSON.stringify({ id: `by-program-${count++}`, do: 'move', move: text }),
    });
    if (!answer.ok && (await see(seat)).seq === seq) throw new Error(`${text}: ${await answer.text()}`);
  }

  /** Moves on, a seat at a time, and tells what each seat sees after each move, until the match is over. */
  async function* playOut(): AsyncGenerator<readonly Snapshot[]> {
    for (;;) {
      const looks = await Promise.all([...tokens.keys()].map(see));
      if (looks[0]!.status === 'over') return;
      yield looks;
      const seat = looks.findIndex(({ legal }) => legal.length > 0);
      const { seq } = looks[seat]!;
      await move(seat, hasty(looks[seat]!), seq);
    }
  }

  const record = async (): Promise<string> => (await fetch(`${url}/record`)).text();

  return { see, playOut, record };
}

/** A move that brings the end nearer: to take, to draw or to cross only where nothing else can be done. */
function hasty({ legal, seq }: Snapshot): string {
  const quick = legal.filter((text) => !/^(take|draw|cross|reroll|pass)/.test(text));
  const longest = Math.max(...quick.map(({ length }) => length));
  const best = quick.filter(({ length }) => length === longest);
  const moves = best.length > 0 ? best : legal;
  return moves[seq % moves.length]!;
}

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@bullpen/server/testing/daemon';
import type { Figures, Part } from '../part.ts';
import { ServerProcess } from '../process.ts';
import { fuzzHttp } from './http.ts';
import { type Crash, fuzzPure } from './pure.ts';
import { fuzzSocket } from './socket.ts';
import { makeVictim } from './victim.ts';

/** Inputs of one round. */
const PURE = 80_000;
// In two halves, each over a connection of its own. A server without limits of rate answers 25,000 bad messages at once on each.
const SOCKET = 40_000;
const HTTP = 5000;
/** What a server may have grown by after the first half of a round, in bytes: its heap breathes. */
const BREATH = 96 << 20;

/** Made-up input for everything that reads any; the server in a process of its own, so that its memory can be watched. */
async function fuzzRound(number: number): Promise<Figures> {
  const seed = `fuzz ${number}`;
  const pure = fuzzPure(seed, PURE);
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-fuzz-'));
  const server = new ServerProcess(await freePort(), { BULLPEN_DATA: folder });
  try {
    await server.start();
    const victim = await makeVictim(server.url);
    const before = await victim.look();
    const halves = [];
    let memory = 0;
    for (const half of [0, 1]) {
      halves.push(await fuzzSocket(server.url, victim.table, `${seed} socket ${half}`, SOCKET / 2));
      halves.push(await fuzzHttp(server.url, victim.table, `${seed} http ${half}`, HTTP / 2));
      if (half === 0) memory = server.memory();
    }
    const grown = server.memory() - memory;
    const crashes = [pure, ...halves].flatMap((run) => run.crashes);
    crashes.forEach(keep);
    return {
      sums: {
        inputs: [pure, ...halves].reduce((sum, { inputs }) => sum + inputs, 0),
        crashes: crashes.length,
      },
      most: { 'memory grown, kB': Math.round(grown / 1024) },
      findings: [
        ...crashes.map(({ target, wrong }) => `${target}: ${wrong}`).slice(0, 10),
        ...((await victim.look()) === before ? [] : ['a table was changed by strangers']),
        ...(grown > BREATH ? [`the server grew by ${grown} bytes`] : []),
      ],
    };
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every crash becomes a file that is tried again for ever. */
function keep({ target, input }: Crash): void {
  const folder = fileURLToPath(new URL('../crashes', import.meta.url));
  const name = createHash('sha256').update(input).digest('hex').slice(0, 12);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${target}-${name}.txt`), input);
}

export const fuzzPart: Part = { name: 'no bad input accepted', share: 2, round: fuzzRound };

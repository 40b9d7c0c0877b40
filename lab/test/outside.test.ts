import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, readMatch } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ArenaPlan, type ArenaReport, arena, type ChunkRunner, threads } from '../arena/index.ts';
import { Outsiders } from '../arena/outsiders.ts';
import { type ChunkOutcome, playChunk } from '../arena/play.ts';
import { reportPage } from '../arena/report/page.ts';
import { AnswersFile, answersText, RecordedProgram } from '../outside/answers.ts';
import { Program } from '../outside/program.ts';
import type { Hello } from '../outside/protocol.ts';
import { hasPython } from './python.ts';

const ROOT = join(import.meta.dirname, '../..');
const PYTHON = `python3 ${ROOT}/examples/bot.py`;
const SHELL = `sh ${ROOT}/examples/bot.sh`;
const bad = (what: string, file = ''): string =>
  `"${process.execPath}" ${import.meta.dirname}/bad-bot.mjs ${what} ${file}`;

/** Patient, since the machine may be busy: only a test about time gives less. */
const RULES = { milliseconds: 20_000, megabytes: 1024, fresh: false };

const HELLO: Hello = {
  protocol: 1,
  game: 'six-nimmt',
  seats: 2,
  options: {},
  seat: 0,
  match: '1',
  milliseconds: 1,
};

function planFor(id: string, commands: readonly string[], deals = 2, milliseconds?: number): ArenaPlan {
  const game = games[id as keyof typeof games];
  const match = readMatch(
    game,
    1 + commands.length,
    game.period === 'none' ? {} : { [`${game.period}s`]: 1 },
  );
  if (!match.ok) throw new Error(match.refusal.code);
  const programs = commands.map((command) => ({ name: `exec:${command}`, command, code: '' }));
  return {
    game: id,
    match: match.value,
    players: [{ name: 'random', bot: 'random', budget: { playouts: 1 } }, ...programs],
    entries: [0, ...commands.map((_, i) => i + 1)],
    deals,
    seed: 'outside',
    programs: { ...RULES, ...(milliseconds !== undefined && { milliseconds }) },
  };
}

/** Plays one chunk, and ends the programs. */
async function chunkOf(plan: ArenaPlan): Promise<ChunkOutcome> {
  const outsiders = new Outsiders(plan);
  try {
    return await playChunk(plan, 0, outsiders);
  } finally {
    outsiders.close();
  }
}

const figures = ({ standings, answers: _, ...rest }: ArenaReport): unknown => ({
  ...rest,
  standings: standings.map((standing) => ({ ...standing, millisecondsPerMove: 0 })),
});

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'bullpen-outside-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

const isRunning = (pid: number): boolean => {
  try {
    // A process that nobody has waited for yet has ended all the same.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

describe('a program in the arena', () => {
  it.skipIf(!hasPython()).each(Object.keys(games))('plays %s: the example in Python', async (id) => {
    const { answers, thinking } = await chunkOf(planFor(id, [PYTHON], 1));
    const { moves: asked, milliseconds } = at(thinking, 1);
    console.log(`examples/bot.py, ${id}: ${(milliseconds / asked).toFixed(2)} ms for a decision`);
    expect(answers).toHaveLength(2);
    for (const { faults, lost, moves } of answers ?? []) {
      expect({ faults, lost }).toEqual({ faults: [], lost: false });
      expect(moves.length).toBeGreaterThan(0);
    }
  });

  it.each(['six-nimmt', 'captain-jack'])('plays %s: the example in shell', async (id) => {
    const { answers } = await chunkOf(planFor(id, [SHELL], 1));
    expect(answers?.map(({ faults }) => faults)).toEqual([[], []]);
  });

  it('loses the match when it crashes, says its last words, and plays the next one', async () => {
    const { answers, deals } = await chunkOf(planFor('six-nimmt', [bad('crash')]));
    expect(answers).toHaveLength(4);
    for (const { faults, lost } of answers ?? []) {
      expect(lost).toBe(true);
      expect(faults).toEqual([{ kind: 'crash', n: 1, words: 'exited with code 1: Traceback: out of ideas' }]);
    }
    // Match n of a deal has our own bot in seat n.
    for (const [match, { winners }] of (deals[0] ?? []).entries()) expect(winners).toEqual([match]);
  });

  it('cannot win a match that it has lost by its faults, whatever its score', async () => {
    const plan = planFor('six-nimmt', [bad('crash')]);
    let better = 0;
    for (let seed = 0; seed < 12 && better === 0; seed++) {
      const { deals } = await chunkOf({ ...plan, seed: `seed ${seed}` });
      for (const [match, { scores, winners }] of deals.flatMap((deal) => [...deal.entries()])) {
        expect(winners).toEqual([match]);
        if (at(scores, 1 - match) < at(scores, match)) better++;
      }
    }
    expect(better).toBeGreaterThan(0);
  });

  it('loses the move when it answers illegally, and the match with the third', async () => {
    const { answers } = await chunkOf(planFor('six-nimmt', [bad('illegal')], 1));
    for (const { faults, lost } of answers ?? []) {
      expect(lost).toBe(true);
      expect(faults.map(({ kind, n, words }) => [kind, n, words])).toEqual(
        [1, 2, 3].map((n) => ['illegal', n, '"999" is not legal']),
      );
    }
    const babble = await chunkOf(planFor('six-nimmt', [bad('babble')], 1));
    expect(babble.answers?.[0]?.faults[0]?.words).toBe('no {"move":"…"} but "thinking"');
  });

  it('loses one move and goes on', async () => {
    const { answers } = await chunkOf(planFor('six-nimmt', [bad('once')], 1));
    expect(answers?.map(({ faults, lost }) => [faults.length, lost])).toEqual([
      [1, false],
      [0, false],
    ]);
  });

  it('loses the move when its answer is late', async () => {
    const { answers } = await chunkOf(planFor('six-nimmt', [bad('late')], 1, 1));
    for (const { faults } of answers ?? []) {
      expect(faults[0]?.kind).toBe('late');
      expect(faults[0]?.words).toMatch(/^answered after \d+ ms, allowed are 1 ms$/);
    }
  });

  it('loses the match when it hangs, and ends with all that it has started', async () => {
    const file = join(folder(), 'pids');
    const { answers } = await chunkOf(planFor('six-nimmt', [bad('hang', file)], 1, 50));
    for (const { faults, lost } of answers ?? []) {
      expect(lost).toBe(true);
      expect(faults).toEqual([{ kind: 'hang', n: 1, words: 'no answer within 1050 ms' }]);
    }
    const pids = readFileSync(file, 'utf8').split(' ').map(Number);
    expect(pids).toHaveLength(2);
    await vi.waitUntil(() => !pids.some(isRunning), 20_000);
  });

  it('is ended when it uses too much memory or writes without end', async () => {
    const plan = planFor('six-nimmt', [bad('greedy')], 1);
    const greedy = await chunkOf({ ...plan, programs: { ...RULES, megabytes: 200 } });
    expect(greedy.answers?.[0]?.faults[0]?.words).toMatch(/^used \d+ MB of memory, allowed are 200 MB/);
    for (const way of ['flood', 'long']) {
      const { answers } = await chunkOf(planFor('six-nimmt', [bad(way)], 1));
      const words = 'wrote a line of more than 64 kB';
      expect(answers?.[0]?.faults[0]).toMatchObject({ kind: 'crash', words });
    }
  });

  it.each([
    ['dies', 'exited with code 3: no such model'],
    ['rude', 'answered hello with "{\\"hi\\":1}", not with {"ready":1}'],
  ])('loses the match if it does not start: %s', async (what, words) => {
    const { answers } = await chunkOf(planFor('six-nimmt', [bad(what)], 1));
    expect(answers?.map(({ faults }) => faults)).toEqual([0, 1].map(() => [{ kind: 'start', n: 0, words }]));
  });

  it('receives what docs/BOTS.md shows', async () => {
    const file = join(folder(), 'diary');
    await chunkOf(planFor('six-nimmt', [bad('diary', file)], 1));
    const page = readFileSync(join(ROOT, 'docs/BOTS.md'), 'utf8');
    const shown = [...page.matchAll(/^\{"(?:hello|decide|over)".*$/gm)].map(
      ([line]) => JSON.parse(line) as object,
    );
    const read = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(shown.map((message) => Object.keys(message)[0])).toEqual(['hello', 'decide', 'over']);
    for (const message of shown) {
      const [name = '', fields] = at(Object.entries(message), 0);
      const lines = read.filter((line) => line.startsWith(`{"${name}":`));
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) {
        const got = (JSON.parse(line) as Record<string, object>)[name] ?? {};
        expect(Object.keys(got).sort()).toEqual(Object.keys(fields as object).sort());
      }
    }
  });

  it('is a new process for every match if that is wanted', async () => {
    const file = join(folder(), 'pids');
    const pids = async (fresh: boolean): Promise<string[]> => {
      const program = new Program(bad('good', file), RULES, fresh);
      onTestFinished(() => program.close());
      const seen: string[] = [];
      for (let match = 0; match < 2; match++) {
        await program.sit({ ...HELLO, match: String(match) });
        seen.push(readFileSync(file, 'utf8'));
        program.rise({ scores: [0, 0], winners: [0, 1] });
      }
      return seen;
    };
    expect(new Set(await pids(false)).size).toBe(1);
    expect(new Set(await pids(true)).size).toBe(2);
  });

  it('is not started for ever', async () => {
    const program = new Program(bad('dies'), RULES);
    const words: (string | undefined)[] = [];
    for (let match = 0; match < 6; match++) {
      await program.sit(HELLO);
      words.push(program.rise({ scores: [0, 0], winners: [0, 1] }).faults[0]?.words);
    }
    expect(words.slice(0, 5)).toEqual(Array(5).fill('exited with code 3: no such model'));
    expect(words[5]).toBe('not started again: it failed in 5 matches in a row');
  });
});

describe('an arena with programs', () => {
  it('counts their faults, on several threads, and leaves no process behind', async () => {
    const file = join(folder(), 'pids');
    const plan = planFor('six-nimmt', [bad('illegal'), bad('good', file)], 4);
    const report = await arena(plan, { crew: threads(2) });
    const { standings } = report;
    expect(standings.map(({ faults }) => faults)).toEqual([
      null,
      {
        ...{ start: 0, crash: 0, hang: 0, late: 0, illegal: 36, lostMatches: 12 },
        words: ['illegal: "999" is not legal'],
      },
      { start: 0, crash: 0, hang: 0, late: 0, illegal: 0, lostMatches: 0, words: [] },
    ]);
    expect(standings.map(({ matches }) => matches)).toEqual([12, 12, 12]);
    const page = reportPage({ title: 't', command: 'c', plan, report });
    expect(page).toContain('illegal 36; matches lost by faults: 12<br>illegal: &quot;999&quot; is not legal');
    const pids = readFileSync(file, 'utf8').split(' ').map(Number);
    await vi.waitUntil(() => !pids.some(isRunning), 20_000);
  });

  it.skipIf(!hasPython())('comes to the same with the answers that were recorded', async () => {
    const plan = planFor('captain-jack', [PYTHON, bad('once')], 4);
    const played = await arena(plan, { crew: threads(2) });
    const file = join(folder(), 'answers.jsonl');
    const { game, match, entries, deals, seed } = plan;
    const names = plan.players.map(({ name }) => name);
    writeFileSync(
      file,
      answersText({ answers: 1, game, match, players: names, entries, deals, seed }, played.answers),
    );
    const recorded = plan.players.map((player) =>
      'command' in player ? { name: player.name, answers: file } : player,
    );
    const again = await arena({ ...plan, players: recorded }, { crew: threads(1) });
    expect(figures(again)).toEqual(figures(played));

    const other = { ...plan, players: recorded, seed: 'another' };
    await expect(arena(other, { crew: threads(1) })).rejects.toThrow(/^the answers do not fit match \d+: /);
  });

  it('refuses answers of matches that were not recorded', () => {
    const file = join(folder(), 'answers.jsonl');
    writeFileSync(file, '{"answers":1}\n');
    expect(() => new RecordedProgram(new AnswersFile(file)).sit(HELLO)).toThrow(
      'there are no answers of seat 0 in match 1',
    );
  });

  it('prices the decisions of every player', async () => {
    const here: ChunkRunner = async (of, first, take) => {
      for (let chunk = first; chunk < of.deals / 2; chunk++) take(await playChunk(of, chunk));
    };
    const players = ['strong', 'random'].map((bot) => ({ name: bot, bot, budget: { playouts: 50 } }));
    const plan = { ...planFor('twenty-one', ['-'], 4), players, price: { playouts: 50 } };
    const { standings } = await arena(plan, { crew: here });
    const [strong, random] = standings.map(({ price }) => price);
    const words = standings.map(({ name, price }) => `${name} ${price?.mean.toFixed(2)}`);
    console.log(`twenty-one, points lost by a decision: ${words.join(', ')}`);
    expect(strong?.decisions).toBeGreaterThan(80);
    expect(random?.low).toBeGreaterThan(strong?.high ?? Number.NaN);
  });
});

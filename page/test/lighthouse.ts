// Lighthouse on the page. It brings 180 MB of packages that nothing else needs, so it is installed when it is wanted, in one exact
// version, beside our Node.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { openWholeChromium, type Scene } from './browser.ts';
import { freePort } from './free-port.ts';
import { byProcessorTime, type TraceEvent } from './processor-time.ts';

const VERSION = '13.5.0';
const HOME = fileURLToPath(new URL(`../../.node/lighthouse-${VERSION}`, import.meta.url));
const RECORD = new URL('../../games/six-nimmt/records/v1/3-seats-4.jsonl', import.meta.url);

export type Device = 'phone' | 'desktop';
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** What each has to reach, of 100. */
export const BARS: Readonly<Record<Device, readonly number[]>> = {
  phone: [95, 100, 100, 100],
  desktop: [98, 100, 100, 100],
};
/** A machine with other work only makes the page slower: the best of this many runs counts. */
const RUNS = 3;

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  /** A time as it is written for people. */
  readonly displayValue?: string;
}

interface Report {
  readonly lhr: {
    readonly categories: Readonly<
      Record<
        string,
        { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }
      >
    >;
    readonly audits: Readonly<Record<string, Audit>>;
  };
}

interface Gathered {
  readonly artifacts: { readonly Trace: { readonly traceEvents: readonly TraceEvent[] } };
  readonly runnerOptions: object;
}

/** The part of Lighthouse that is used here. */
interface Lighthouse {
  gather(page: undefined, url: string, how: { flags: object; config?: unknown }): Promise<Gathered>;
  audit(artifacts: Gathered['artifacts'], options: object): Promise<Report | undefined>;
}

export interface Score {
  /** Of 100, by category. */
  readonly scores: readonly number[];
  /** What the performance is made of: the first and the largest paint, and how long the processor was blocked. */
  readonly times: string;
  /** The performance once more, from the same run, with every task as long as the processor worked on it. */
  readonly quiet: number;
  /** What the categories below their bars complain about. */
  readonly faults: readonly string[];
}

const TIMES = {
  'first-contentful-paint': 'first',
  'largest-contentful-paint': 'largest',
  'total-blocking-time': 'blocked',
};

/** The pages that are judged. */
export const judgedPages = (): readonly (readonly [name: string, path: string])[] => [
  ['home', '/'],
  ['table', '/play/six-nimmt?seed=steady'],
  ['replay', replayPath()],
  ['rules', '/rules/six-nimmt'],
];

/** A match as a link brings it along (replay/link.ts). */
export const replayPath = (): string =>
  `/replay/six-nimmt#20.${deflateRawSync(JSON.stringify({ text: readFileSync(RECORD, 'utf8') })).toString('base64url')}`;

export async function judge(scene: Scene, path: string, device: Device): Promise<Score> {
  const port = await freePort();
  const { lighthouse, desktop } = await load();
  let best: Score | null = null;
  for (let run = 0; run < RUNS; run++) {
    const browser = await openWholeChromium([`--remote-debugging-port=${port}`]);
    try {
      const flags = { port, logLevel: 'silent', onlyCategories: CATEGORIES, output: 'json' };
      const how = device === 'desktop' ? { flags, config: desktop } : { flags };
      const { artifacts, runnerOptions } = await lighthouse.gather(undefined, scene.url + path, how);
      const audit = async (trace: readonly TraceEvent[]): Promise<Report> => {
        const given = { ...artifacts, Trace: { ...artifacts.Trace, traceEvents: trace } };
        const report = await lighthouse.audit(given, { ...runnerOptions, computedCache: new Map() });
        if (report === undefined) throw new Error('Lighthouse says nothing');
        return report;
      };
      const { traceEvents } = artifacts.Trace;
      const [quiet = 0] = scoresOf(await audit(byProcessorTime(traceEvents)));
      const score = { ...scoreOf(await audit(traceEvents), device), quiet };
      if (best === null || (score.scores[0] ?? 0) > (best.scores[0] ?? 0)) best = score;
      if (best.faults.length === 0) break;
    } finally {
      await browser.close();
    }
  }
  return best ?? { scores: [], times: '', quiet: 0, faults: ['not run'] };
}

const scoresOf = ({ lhr }: Report): number[] =>
  CATEGORIES.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100));

function scoreOf(report: Report, device: Device): Omit<Score, 'quiet'> {
  const { lhr } = report;
  const scores = scoresOf(report);
  const faults = CATEGORIES.flatMap((id, i) =>
    (scores[i] ?? 0) >= (BARS[device][i] ?? 100)
      ? []
      : (lhr.categories[id]?.auditRefs ?? []).flatMap((ref) => {
          const audit = lhr.audits[ref.id];
          const fails = audit !== undefined && audit.score !== null && audit.score < 0.9;
          return fails ? [`${id}: ${audit.title} (${audit.score})`] : [];
        }),
  );
  const times = Object.entries(TIMES).map(([id, name]) => `${name} ${lhr.audits[id]?.displayValue ?? '?'}`);
  return { scores, times: times.join(', '), faults };
}

async function load(): Promise<{ lighthouse: Lighthouse; desktop: unknown }> {
  if (!existsSync(HOME)) install();
  const from = (path: string): string => pathToFileURL(join(HOME, 'node_modules/lighthouse', path)).href;
  const [navigation, runner, config] = (await Promise.all([
    import(from('core/gather/navigation-runner.js')),
    import(from('core/runner.js')),
    import(from('core/config/desktop-config.js')),
  ])) as [
    { navigationGather: Lighthouse['gather'] },
    { Runner: Pick<Lighthouse, 'audit'> },
    { default: unknown },
  ];
  const audit: Lighthouse['audit'] = (artifacts, options) => runner.Runner.audit(artifacts, options);
  return { lighthouse: { gather: navigation.navigationGather, audit }, desktop: config.default };
}

/** Beside the place first, so that an install cut short is never taken for a whole one. */
function install(): void {
  const part = `${HOME}.part`;
  console.error(`installing lighthouse ${VERSION} into .node, once …`);
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  const args = ['install', `lighthouse@${VERSION}`, '--prefix', part, '--no-save', '--no-package-lock'];
  execFileSync('npm', [...args, '--ignore-scripts', '--loglevel=error'], {
    cwd: part,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  renameSync(part, HOME);
}

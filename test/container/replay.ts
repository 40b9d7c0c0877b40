import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join, matchesGlob, relative } from 'node:path';

/** One instruction of a Dockerfile. */
interface Step {
  readonly name: string;
  readonly words: string;
}

/** What a stage of a Dockerfile came to. */
export interface Stage {
  readonly name: string;
  /** The folder that stands for `/`. */
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly user: string | null;
  readonly command: readonly string[];
  readonly health: readonly string[];
}

/** The instructions, without comments; a line that ends with `\` goes on. */
const stepsOf = (dockerfile: string): Step[] =>
  dockerfile
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .flatMap((line) => {
      const [, name, words] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
      return name === undefined || words === undefined ? [] : [{ name, words }];
    });

/**
 * Does what a container engine would, each stage in a folder of its own under `scratch`, and gives the last one. Base images
 * stand for the programs of this machine, with this Node; the user that runs the test stands for the user `node`.
 */
export function replay(source: string, dockerfile: string, scratch: string): Stage {
  const stages: Stage[] = [];
  for (const { name, words } of stepsOf(dockerfile)) {
    const stage = stages.at(-1);
    if (name === 'FROM') {
      const [, as = String(stages.length)] = /\bAS (\S+)$/i.exec(words) ?? [];
      const root = join(scratch, `stage-${as}`);
      mkdirSync(root, { recursive: true });
      stages.push({ name: as, root, env: {}, folder: '/', user: null, command: [], health: [] });
      continue;
    }
    if (stage === undefined) throw new Error(`${name} before FROM`);
    stages[stages.length - 1] = { ...stage, ...done(stage, name, words, source, stages) };
  }
  return stages.at(-1)!;
}

function done(
  stage: Stage,
  name: string,
  words: string,
  source: string,
  stages: readonly Stage[],
): Partial<Stage> {
  switch (name) {
    case 'WORKDIR':
      mkdirSync(join(stage.root, words), { recursive: true });
      return { folder: words };
    case 'COPY':
      copy(stage, words, source, stages);
      return {};
    case 'RUN':
      run(stage, words);
      return {};
    case 'ENV': {
      const pairs = [...words.matchAll(/(\w+)=(\S+)/g)].map(([, key, value]) => [key!, value!] as const);
      return { env: { ...stage.env, ...Object.fromEntries(pairs) } };
    }
    case 'USER':
      return { user: words };
    case 'CMD':
      return { command: JSON.parse(words) as string[] };
    case 'HEALTHCHECK':
      return { health: JSON.parse(words.slice(words.indexOf('['))) as string[] };
    case 'VOLUME':
    case 'EXPOSE':
      return {};
    default:
      throw new Error(`what does ${name} do?`);
  }
}

function copy(stage: Stage, words: string, source: string, stages: readonly Stage[]): void {
  const [, from] = /^--from=(\S+) /.exec(words) ?? [];
  const paths = words.replace(/^--from=\S+ /, '').split(/\s+/);
  const to = join(stage.root, stage.folder, paths.pop()!);
  const other = stages.find(({ name }) => name === from);
  if (from !== undefined && other === undefined) throw new Error(`no stage ${from}`);
  const skipped = other === undefined ? ignored(source) : () => false;
  for (const path of paths) {
    const origin = join(other?.root ?? source, path);
    const whole = statSync(origin).isDirectory();
    // A folder is copied with all that is in it; a file goes into a folder if that is what the target is.
    const target = whole || !/\/$/.test(words) ? to : join(to, path.split('/').at(-1)!);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(origin, target, { recursive: true, filter: (file) => !skipped(relative(source, file)) });
  }
}

/** What `.dockerignore` keeps out. */
function ignored(source: string): (path: string) => boolean {
  const patterns = readFileSync(join(source, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  return (path) => path !== '' && patterns.some((pattern) => matchesGlob(path, pattern));
}

function run(stage: Stage, words: string): void {
  const { username } = userInfo();
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', words.replaceAll('node:node', username)], {
    cwd: join(stage.root, stage.folder),
    env: { ...process.env, NODE_ENV: '', ...stage.env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`RUN ${words}: ${stdout}${stderr}`);
}

/** Files and folders of a stage that fit a pattern, from its working folder. */
export const found = ({ root, folder }: Stage, pattern: string): string[] =>
  globSync(pattern, { cwd: join(root, folder) });

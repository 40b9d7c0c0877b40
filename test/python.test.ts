import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPackages } from '../server/testing/programs.ts';

const ROOT = join(import.meta.dirname, '..');
const PYTHON = process.env.PYTHON ?? '/usr/bin/python3';
const PATIENCE = 110_000;
const scratch = mkdtempSync(join(tmpdir(), 'bullpen-python-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const BULLPEN = `'${process.execPath}' '${join(ROOT, 'scripts/bullpen.mjs')}'`;

/** Runs Python with the package of the checkout, or with another one. */
function python(args: readonly string[], path = join(ROOT, 'python'), cwd = scratch) {
  const env = { ...process.env, PYTHONPATH: path, BULLPEN, PYTHONDONTWRITEBYTECODE: '1' };
  const { stdout, stderr, status } = spawnSync(PYTHON, args, {
    cwd,
    env,
    encoding: 'utf8',
    timeout: PATIENCE,
  });
  return { stdout: stdout ?? '', text: `${stdout ?? ''}${stderr ?? ''}`, status };
}

const imports = (...modules: readonly string[]): boolean =>
  python(['-c', `import ${modules.join(', ')}`]).status === 0;

/** Whether these modules can be had; where they are missing they are installed, if this is root on Debian. */
async function has(modules: readonly string[], ...packages: readonly string[]): Promise<boolean> {
  if (imports(...modules)) return true;
  const installed = await installPackages(...packages);
  if (imports(...modules)) return true;
  const line = `no Python with ${modules.join(', ')}: ${installed.ok ? PYTHON : installed.why}`;
  if (process.env.CI === 'true') throw new Error(line);
  console.log(`${line}; its tests are skipped`);
  return false;
}

const hasNumpy = await has(['numpy'], 'python3', 'python3-numpy');
const hasPip =
  hasNumpy &&
  (await has(['setuptools', 'wheel', 'pip'], 'python3-pip', 'python3-setuptools', 'python3-wheel'));
const hasTorch = hasNumpy && (await has(['torch'], 'python3-torch', 'libopenblas0-pthread'));

// The bundle is built once, before several processes ask for it.
beforeAll(() => {
  execFileSync(process.execPath, [join(ROOT, 'scripts/bullpen.mjs'), '--version']);
}, PATIENCE);

describe.runIf(hasNumpy)('the Python package', () => {
  it('passes its own tests with the real engine', () => {
    const { text, status } = python(['-m', 'unittest', 'discover', '-s', join(ROOT, 'python/tests')]);
    const [ran] = /Ran \d\d tests in .*/.exec(text) ?? [];
    expect({ status, text: status === 0 ? '' : text }).toEqual({ status: 0, text: '' });
    expect(ran).toBeDefined();
    console.log(`python/tests: ${ran}`);
  });

  it('has the version of the project', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    expect(readFileSync(join(ROOT, 'python/pyproject.toml'), 'utf8')).toContain(`version = "${version}"`);
  });

  it('is measured in every game', () => {
    const { stdout, text, status } = python(['-m', 'bullpen.bench', '--seconds', '0.3', '--warm-up', '0.2']);
    expect({ status, text: status === 0 ? '' : text }).toEqual({ status: 0, text: '' });
    expect(stdout.match(/^[a-z-]+: [\d,]+ observed decisions\/s.*$/gm)).toHaveLength(5);
    console.log(stdout.trim());
  });

  it.each([
    [['--games', 'chess'], 'bullpen: no game "chess"; there are six-nimmt, '],
    [['--batch', '0'], 'bullpen: --batch takes a whole number from 1 to '],
  ])('is not measured with %j, and says why in one line', (args, words) => {
    const { text, status } = python(['-m', 'bullpen.bench', ...args]);
    expect(text.startsWith(words) && text.trimEnd().split('\n').length === 1 ? '' : text).toBe('');
    expect(status).toBe(2);
  });

  const page = readFileSync(join(ROOT, 'docs/PYTHON.md'), 'utf8');
  const blocks = [...page.matchAll(/```python\n(.*?)```/gs)].map(([, code = '']) => code);
  it.each(blocks.map((code, i) => [i + 1, code] as const))('runs example %i of its page', (_, code) => {
    const { text, status } = python(['-c', code]);
    expect({ status, text: status === 0 ? '' : text }).toEqual({ status: 0, text: '' });
  });
});

describe.runIf(hasPip)('the wheel', () => {
  it('is built and installed by pip without a network, and plays', () => {
    // pip leaves a build folder beside the sources.
    const source = join(scratch, 'source');
    cpSync(join(ROOT, 'python'), source, { recursive: true });
    const pip = (...args: string[]) =>
      python([
        '-m',
        'pip',
        '--disable-pip-version-check',
        ...args,
        '--no-build-isolation',
        '--no-deps',
        '--no-index',
      ]);
    const built = pip('wheel', source, '--wheel-dir', join(scratch, 'wheels'));
    expect(built).toMatchObject({ status: 0 });
    const [wheel = ''] = globSync('wheels/bullpen-*-py3-none-any.whl', { cwd: scratch });
    const names = python(['-m', 'zipfile', '-l', join(scratch, wheel)]).stdout;
    for (const name of ['child', 'vector', 'zoo', 'gym', 'spaces', 'bench', '__init__'])
      expect(names).toContain(`bullpen/${name}.py`);
    expect(names).not.toMatch(/tests|examples/);
    expect(pip('install', '--target', join(scratch, 'site'), join(scratch, wheel))).toMatchObject({
      status: 0,
    });
    const code =
      'import bullpen; e = bullpen.VectorEnv("captain-jack", 3); print(e.reset(1).counts.min() > 0, bullpen.__file__)';
    const { stdout } = python(['-c', code], join(scratch, 'site'));
    expect(stdout).toContain(`True ${join(scratch, 'site/bullpen')}`);
  });
});

describe.runIf(hasTorch)('the example that learns', () => {
  it('learns a little, draws its plot and plays against bots', () => {
    const args = ['--minutes', '0.03', '--batch', '32', '--deals', '16'];
    const { text, status } = python([join(ROOT, 'python/examples/train_ppo.py'), ...args]);
    expect({ status, text: status === 0 ? '' : text }).toEqual({ status: 0, text: '' });
    const figures =
      /^against three \w+ bots, 16 deals from each seat: -?\d+\.\d\d ± \d+\.\d\d heads fewer .*$/gm;
    const lines = text.match(figures) ?? [];
    expect(lines).toHaveLength(2);
    console.log(`after two seconds of learning, ${lines.join('\n')}`);
    expect(readFileSync(join(scratch, 'learning.svg'), 'utf8')).toMatch(/^<svg .*<polyline /s);
  });

  it('plays in the arena with what it has learnt, by the views of the line protocol', () => {
    const bot = `${PYTHON} ${join(ROOT, 'python/examples/play_ppo.py')} policy.pt`;
    const args = [
      'arena',
      'six-nimmt',
      '--seats',
      '4',
      '--option',
      'rounds=1',
      '--games',
      '2',
      '--workers',
      '1',
    ];
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [
        join(ROOT, 'scripts/bullpen.mjs'),
        ...args,
        '--bot-time',
        '20000',
        '--players',
        `exec:${bot},easy`,
        '--json',
      ],
      {
        cwd: scratch,
        env: { ...process.env, PYTHONPATH: join(ROOT, 'python') },
        encoding: 'utf8',
        timeout: PATIENCE,
      },
    );
    expect({ status, text: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, text: '' });
    const [learnt] = JSON.parse(stdout).standings;
    const { wins, scores, millisecondsPerMove } = learnt;
    console.log(
      `the same in the arena, 2 deals: wins ${(100 * wins.mean).toFixed(0)} % (${(100 * wins.low).toFixed(0)} to ${(100 * wins.high).toFixed(0)}), ` +
        `${scores.mean.toFixed(1)} heads, ${millisecondsPerMove.toFixed(1)} ms for a move`,
    );
    expect(learnt).toMatchObject({
      matches: 8,
      faults: { start: 0, crash: 0, hang: 0, late: 0, illegal: 0, lostMatches: 0 },
    });
  });

  it('stays under 200 lines', () => {
    const source = readFileSync(join(ROOT, 'python/examples/train_ppo.py'), 'utf8');
    expect(source.trimEnd().split('\n').length).toBeLessThan(200);
  });
});

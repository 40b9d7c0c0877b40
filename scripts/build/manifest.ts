// What stands in the package.json of a published package.

import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './stamp.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const read = (path: string): Manifest => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Manifest;

/** The version of everything that is published. */
const version = read('package.json').version;

/** The versions that the workspaces ask for, which the tests have run with. */
const versions = new Map(
  globSync('*/package.json', { cwd: ROOT }).flatMap((path) => {
    const { name, dependencies = {} } = read(path);
    return [[name, version] as const, ...Object.entries(dependencies)];
  }),
);

/** The package that a name like `typebox/compile` belongs to. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The dependencies of a package that imports these names. */
export function dependenciesOf(specifiers: Iterable<string>): Record<string, string> {
  const names = [...specifiers].filter((specifier) => !isBuiltin(specifier)).map(packageOf);
  return Object.fromEntries(
    [...new Set(names)].sort().map((name) => {
      const wanted = versions.get(name);
      if (wanted === undefined) throw new Error(`no workspace depends on ${name}, but a package imports it`);
      return [name, wanted];
    }),
  );
}

/** What all packages have in common. */
export const common = {
  version,
  license: 'MIT',
  type: 'module',
  engines: { node: '>=24' },
  files: ['dist'],
} as const;

// The type declarations of the published packages: the compiler writes one file for each source, and each package gets those that
// its entries lead to.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { TOOLS } from '../tools.mjs';
import { isLibrary, publishedName, sourceOf } from './libraries.ts';
import { ROOT } from './stamp.ts';

/** Has the compiler write the declarations of all sources into a folder. */
export function compileDeclarations(folder: string): void {
  const args = [TOOLS.tsc, '-p', join(ROOT, 'tsconfig.types.json'), '--outDir', folder];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the type declarations do not compile:\n${stdout}`);
}

const IMPORT = /(\bfrom |\bimport\()(['"])([^'"]+)\2/g;

/**
 * Copies the declarations that the entries lead to, under their paths from the root, and gives the packages that they import.
 * Names are changed to those that hold where the package is installed.
 */
export function copyDeclarations(entries: Iterable<string>, types: string, to: string): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>(entries);
  // A set that grows while it is walked: every file leads to others.
  for (const source of seen) {
    const path = source.replace(/\.ts$/, '.d.ts');
    const renamed = (specifier: string): string => {
      if (!specifier.startsWith('.') && (isLibrary(specifier) || !specifier.startsWith('@bullpen/'))) {
        const name = isLibrary(specifier) ? publishedName(sourceOf(specifier)) : specifier;
        packages.add(name);
        return name;
      }
      const target = specifier.startsWith('.')
        ? posix.join(posix.dirname(source), specifier)
        : sourceOf(specifier);
      seen.add(target);
      const relative = posix.relative(posix.dirname(source), target).replace(/\.ts$/, '.js');
      return relative.startsWith('.') ? relative : `./${relative}`;
    };
    const text = readFileSync(join(types, path), 'utf8').replaceAll(
      IMPORT,
      (_, before: string, quote: string, specifier: string) => before + quote + renamed(specifier) + quote,
    );
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), text);
  }
  return packages;
}

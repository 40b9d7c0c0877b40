// Completes package-lock.json after `npm install`. A registry that lacks a package's programs for other systems makes
// npm leave them out of the lock file, and `npm ci` then refuses the file on every system. Their versions are known
// from the package that asks for them, their systems from their names; npm skips those that are not for its machine.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const MACHINES = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];
const LIBRARIES = new Map([
  ['gnu', 'glibc'],
  ['gnueabihf', 'glibc'],
  ['musl', 'musl'],
  ['musleabihf', 'musl'],
]);

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, peer?: boolean, os?: string[], cpu?: string[],
 *   libc?: string[], optionalDependencies?: Record<string, string> }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

/**
 * What a package like `@scope/binding-linux-x64-musl` runs on.
 * @param {string} name
 */
function systemOf(name) {
  const words = name.split(/[/-]/);
  const os = words.filter((word) => SYSTEMS.includes(word));
  const cpu = words.filter((word) => MACHINES.includes(word));
  const libc = os.includes('linux') ? words.flatMap((word) => LIBRARIES.get(word) ?? []) : [];
  return { os, cpu, libc };
}

/**
 * The entries that the lock file should have and has not.
 * @param {Lock} lock
 * @returns {Record<string, Entry>}
 */
export function missingEntries(lock) {
  /** @type {Record<string, Entry>} */
  const missing = {};
  const paths = Object.keys(lock.packages);
  for (const { dev, peer, optionalDependencies } of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      if (paths.some((path) => path.endsWith(`node_modules/${name}`))) continue;
      const { os, cpu, libc } = systemOf(name);
      if (cpu.length === 0)
        throw new Error(`${name} does not say what it runs on: add it to the lock by hand`);
      // In npm's own order, so that npm has nothing to tidy.
      missing[`node_modules/${name}`] = {
        version: version.replace(/^[~^]/, ''),
        cpu,
        ...(dev && { dev }),
        ...(libc.length > 0 && { libc }),
        optional: true,
        ...(os.length > 0 && { os }),
        ...(peer && { peer }),
      };
    }
  }
  return missing;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingEntries(lock);
  const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) =>
    a.localeCompare(b, 'en'),
  );
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
  console.log(`package-lock.json: ${Object.keys(missing).length} entries added`);
}

// Builds the bundle that a checkout runs, into the folder that is named. A build that is cut short leaves no such folder, and
// of two builds at once the first to finish wins: they were made of the same sources.

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundle } from './bundle.ts';
import { PAGE } from './places.ts';
import { ROOT } from './stamp.ts';

/** Older bundles are kept, since a server may be running from one and load a part of it later. */
const KEPT = 10;
const HOUR = 3_600_000;

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('name the folder to build');
const part = `${folder}.${process.pid}.part`;
try {
  await bundle(part);
  // The page is built apart, when it is to be served.
  mkdirSync(dirname(join(part, PAGE)), { recursive: true });
  symlinkSync(join(ROOT, PAGE), join(part, PAGE), 'junction');
  renameSync(part, folder);
} catch (error) {
  if (!existsSync(folder)) throw error;
} finally {
  rmSync(part, { recursive: true, force: true });
}

const home = dirname(folder);
const age = (name: string): number =>
  Date.now() - (statSync(join(home, name), { throwIfNoEntry: false })?.mtimeMs ?? 0);
const isPart = (name: string): boolean => name.endsWith('.part');
const all = readdirSync(home);
const bundles = all.filter((name) => !isPart(name)).sort((a, b) => age(a) - age(b));
// What a killed build left behind.
const dead = all.filter((name) => isPart(name) && age(name) > HOUR);
for (const old of [...bundles.slice(KEPT), ...dead])
  rmSync(join(home, old), { recursive: true, force: true });

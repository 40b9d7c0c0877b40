// Builds the bundle that a checkout runs, into the folder that is named. A build that is cut short leaves no such folder, and
// of two builds at once the first to end wins: they were made of the same sources.

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundle } from './bundle.ts';
import { PAGE } from './places.ts';
import { ROOT } from './stamp.ts';

/** Older bundles are kept, since a server may be running from one and load a part of it later. */
const KEPT = 10;

const folder = process.argv[2]!;
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

const all = readdirSync(dirname(folder)).filter((name) => !name.endsWith('.part'));
const age = (name: string): number =>
  statSync(join(dirname(folder), name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
for (const old of all.sort((a, b) => age(b) - age(a)).slice(KEPT))
  rmSync(join(dirname(folder), old), { recursive: true, force: true });

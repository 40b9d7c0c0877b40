import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** Whatever is made in a checkout and is no part of the tree. */
const MADE = ['node_modules', '.node', '.git', 'dist', 'data'];

/** Copies the tree without what is made in it. Packages are linked: ours to the copy, the others to where they are. */
export function copyTree(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !MADE.includes(basename(path)) });
  const packages = join(from, 'node_modules');
  for (const name of readdirSync(packages)) {
    if (name.startsWith('.') || name === '@bullpen') continue;
    link(join(packages, name), join(to, 'node_modules', name));
  }
  for (const name of readdirSync(join(packages, '@bullpen'))) {
    link(join(to, name), join(to, 'node_modules/@bullpen', name));
    const own = join(from, name, 'node_modules');
    if (existsSync(own)) link(own, join(to, name, 'node_modules'));
  }
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, 'junction');
}

/** Something that a new game adds to a file. */
export interface Filling {
  readonly path: string;
  readonly kind: 'file' | 'import' | 'entry' | 'entries';
  readonly text: string;
}

/** The blocks of a document, each under the heading that names its file, or one file for each name in braces. */
export function fillingsIn(document: string): Filling[] {
  const fillings: Filling[] = [];
  let paths: string[] = [];
  for (const [, path, kind, text] of document.matchAll(/^### (\S+)$|^```ts ?(\w*)\n([\s\S]*?)^```$/gm)) {
    if (path === undefined)
      fillings.push(
        ...paths.map((each) => ({ path: each, kind: (kind || 'file') as Filling['kind'], text: text! })),
      );
    else {
      const [, before = path, names = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
      paths = names.split(',').map((name) => before + name + after);
    }
  }
  return fillings;
}

/** Adds it to the copy. */
export function fill(root: string, { path, kind, text }: Filling): void {
  const file = join(root, path);
  if (existsSync(file) !== (kind !== 'file')) throw new Error(`${relative(root, file)}: there, or not there`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, kind === 'file' ? text : added(readFileSync(file, 'utf8'), kind, text));
}

function added(source: string, kind: Filling['kind'], text: string): string {
  if (kind === 'import') return text + source;
  const at = new RegExp(`^ *'captain-jack': `, kind === 'entry' ? 'm' : 'gm');
  if (!at.test(source)) throw new Error('there is no entry of Captain Jack');
  return source.replace(at, (entry) => text + entry);
}

// Where a bundle finds the files that the sources name by `new URL('…', import.meta.url)`. The bundle is one flat folder, so a
// script becomes an entry of its own beside the others, and any other file keeps its path from the root.

import { dirname, extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import { ROOT } from './stamp.ts';

/** Files that are read as they are, so they are copied into the bundle. */
export const COPIED = ['server/edge/welcome', 'server/edge/admin/page'];
/** What the build of the page makes. */
export const PAGE = 'page/dist';
/** Folders that are made at run time. */
const WRITTEN = ['node_modules/.cache/bullpen', 'prove/crashes'];

/** The path of a file from the root, with `/` on every system. */
export const fromRoot = (file: string): string => relative(ROOT, file).split(sep).join('/');

/** How the entry is called that a script becomes: `lab/worker.ts` is `lab-worker.js`. */
const entryName = (path: string): string =>
  path === 'cli/bullpen.ts'
    ? 'bullpen.js'
    : `${path.slice(0, -extname(path).length).replaceAll('/', '-')}.js`;

const NAMED = /new URL\(\s*'([^']+)',\s*import\.meta\.url\s*\)/g;
const RESOLVED = /import\.meta\.resolve\('(@bullpen\/[^']+)'\)/g;

export function places(): Plugin {
  return {
    name: 'places',
    transform: {
      filter: { code: /import\.meta\.(url|resolve)/ },
      handler(code, id) {
        const script = (file: string): string => {
          const fileName = entryName(fromRoot(file));
          if (fileName !== 'bullpen.js') this.emitFile({ type: 'chunk', id: file, fileName });
          return fileName;
        };
        const place = (path: string): string => {
          const file = join(dirname(id), path);
          if (file.endsWith('.ts')) return script(file);
          const known = fromRoot(file).replace(/\/$/, '');
          if (![...COPIED, PAGE, ...WRITTEN].includes(known))
            throw new Error(`${fromRoot(id)}: list ${known} in scripts/build/places.ts, or bundles lack it`);
          return known + (path.endsWith('/') ? '/' : '');
        };
        const changed = code
          .replaceAll(NAMED, (_, path: string) => `new URL('./${place(path)}', import.meta.url)`)
          .replaceAll(RESOLVED, (_, name: string) => {
            const file = fileURLToPath(import.meta.resolve(name));
            return `new URL('./${script(file)}', import.meta.url).href`;
          });
        return { code: changed, map: null };
      },
    },
  };
}

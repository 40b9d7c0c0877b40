// The command line with everything that it starts (server, workers, bench), in one folder. Hot code stands in one module there,
// where an imported name costs nothing.

import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesPlayedWith } from '@bullpen/lab/arena/code';
import { type RolldownOutput, rolldown } from 'rolldown';
import { COPIED, fromRoot, places } from './places.ts';
import { ROOT } from './stamp.ts';

/** What is not ours is installed, not bundled. */
export const isForeign = (id: string): boolean => /^(?!@bullpen\/)[^./\0]/.test(id) && !/^[A-Z]:/i.test(id);

/** The proofs that change the rules need the sources and the test runner, so they run in a checkout only. */
const WITHOUT_SOURCES = {
  name: 'without-sources',
  load: {
    filter: { id: /prove[\\/]mutants[\\/]part\.ts$/ },
    handler: () => 'export const mutantParts = [];',
  },
};

export async function bundle(folder: string): Promise<RolldownOutput> {
  const build = await rolldown({
    input: { bullpen: join(ROOT, 'cli/bullpen.ts') },
    platform: 'node',
    external: isForeign,
    plugins: [WITHOUT_SOURCES, places()],
    transform: { define: { BULLPEN_SOURCES: JSON.stringify(sourcesPlayedWith()) } },
  });
  const output = await build.write({
    dir: folder,
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // `cli/bullpen.ts` is a program; the other entries are never run by hand.
    banner: ({ name }) => (name === 'bullpen' ? '#!/usr/bin/env node' : ''),
    codeSplitting: { groups: [{ name: 'play', test: (id) => /^(engine|games|bots)\//.test(fromRoot(id)) }] },
  });
  await build.close();
  for (const path of COPIED) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  return output;
}

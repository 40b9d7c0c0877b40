import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const PLAYED_WITH = ['engine', 'games', 'bots', 'lab'];

/** The hash of the sources, which the build writes into a bundle: there are no sources beside it. */
declare const BULLPEN_SOURCES: string;

/** A hash of all sources that a match between bots depends on. */
export function sourcesPlayedWith(): string {
  const hash = createHash('sha256');
  for (const folder of PLAYED_WITH)
    for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/\.(ts|json|bin)$/.test(file) || /(^|[\\/])(test|node_modules)[\\/]/.test(file)) continue;
      hash.update(file).update(readFileSync(join(ROOT, folder, file)));
    }
  return hash.digest('hex');
}

/**
 * A fingerprint of all that a match between bots depends on. Figures of different code must not be mixed, neither those of
 * an earlier run nor those of another machine.
 */
export function fingerprint(): string {
  const sources = typeof BULLPEN_SOURCES === 'string' ? BULLPEN_SOURCES : sourcesPlayedWith();
  return createHash('sha256').update(process.version).update(sources).digest('hex').slice(0, 16);
}

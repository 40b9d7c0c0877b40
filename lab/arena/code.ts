import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PLAYED_WITH = ['engine', 'games', 'bots', 'lab'];

/**
 * A fingerprint of all that a match between bots depends on. Figures of different code must not be mixed, neither those of
 * an earlier run nor those of another machine.
 */
export function fingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  for (const folder of PLAYED_WITH)
    for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/\.(ts|json|bin)$/.test(file) || /(^|[\\/])(test|node_modules|coach)[\\/]/.test(file)) continue;
      hash.update(file).update(readFileSync(join(ROOT, folder, file)));
    }
  return hash.digest('hex').slice(0, 16);
}

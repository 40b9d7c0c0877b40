import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** One installs, the others wait and find the work done. */
const INSTALL = `
set -e
[ -n "$(command -v chromium)" ] && exit 0
apt-get -q -o DPkg::Lock::Timeout=300 update
apt-get -q -y -o DPkg::Lock::Timeout=300 install --no-install-recommends chromium
`;

function find(...names: readonly string[]): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) if (folder !== '' && existsSync(join(folder, name))) return join(folder, name);
  }
  return null;
}

/**
 * The system's Chromium; where it is missing and can be installed (root on Debian and its kin), it is. Null, with a line that
 * says why, where there is none: then browser tests are skipped. With CI=true that is a failure instead.
 */
export function findChromium(): string | null {
  const given = process.env.CHROMIUM_PATH ?? find(...NAMES);
  if (given !== null) return given;
  const flock = find('flock');
  if (process.getuid?.() === 0 && find('apt-get') !== null && flock !== null) {
    try {
      execFileSync(flock, ['/tmp/bullpen-chromium.lock', 'sh', '-c', INSTALL], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        stdio: 'ignore',
      });
    } catch {
      // Told below, as where it could not even be tried.
    }
  }
  const found = find(...NAMES);
  if (found !== null) return found;
  if (process.env.CI === 'true') throw new Error('no Chromium on this machine, and none could be installed');
  console.log('no Chromium on this machine: the tests in a browser are skipped');
  return null;
}

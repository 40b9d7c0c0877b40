import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Debian keeps PostgreSQL's programs out of PATH, one folder per version: the newest first. */
function debianFolders(): string[] {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return [];
  const newestFirst = readdirSync(versions).sort((a, b) => Number(b) - Number(a));
  return newestFirst.map((version) => join(versions, version, 'bin'));
}

/** Where the first of these programs is that this machine has, or null. */
export function findProgram(...names: readonly string[]): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debianFolders(), '/usr/sbin'];
  for (const name of names) {
    for (const folder of folders) {
      const file = join(folder, name);
      if (folder !== '' && existsSync(file)) return file;
    }
  }
  return null;
}

/**
 * Several test files may find the programs missing at the same moment. The kernel's lock lets one of them install, and goes
 * with its holder, however that ends; the others then find the work done. The system's own services are kept from starting:
 * tests start theirs, on free ports and with data of their own.
 */
const INSTALL = `
set -e
dpkg-query -W -f '\${Status}\\n' "$@" 2>/dev/null | grep -c '^install ok installed$' | grep -qx "$#" && exit 0
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  trap 'rm -f "$policy"' EXIT
  printf '#!/bin/sh\\nexit 101\\n' >"$policy"
  chmod 755 "$policy"
fi
apt-get -q -o DPkg::Lock::Timeout=300 update
apt-get -q -y -o DPkg::Lock::Timeout=300 install --no-install-recommends "$@"
`;

/** Whether these packages can be installed here and were. Says why not in one line. */
export async function installPackages(
  ...packages: readonly string[]
): Promise<{ ok: true } | { ok: false; why: string }> {
  if (process.getuid?.() !== 0) return { ok: false, why: 'not installed, and only root could install it' };
  const flock = findProgram('flock');
  if (findProgram('apt-get') === null || flock === null) {
    return { ok: false, why: 'not installed, and there is no apt-get to install it with' };
  }
  try {
    await run(flock, ['/tmp/bullpen-install.lock', 'sh', '-c', INSTALL, 'sh', ...packages], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      maxBuffer: 1 << 26,
    });
    return { ok: true };
  } catch (error) {
    const words = String((error as { stderr?: string }).stderr ?? error).trim();
    return { ok: false, why: `apt-get could not install it: ${words.split('\n').at(-1)}` };
  }
}

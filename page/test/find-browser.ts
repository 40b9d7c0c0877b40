import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A browser of this machine: what its program is called, and which Debian packages bring it. */
interface Wanted {
  readonly name: string;
  readonly programs: readonly string[];
  readonly packages: readonly string[];
  /** Where the program is, if the caller says so. */
  readonly given?: string | undefined;
}

function findProgram(...names: readonly string[]): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) if (folder !== '' && existsSync(join(folder, name))) return join(folder, name);
  }
  return null;
}

/** One process installs; the others wait for the lock and find the work done. */
const installing = (program: string, packages: readonly string[]): string => `
set -e
[ -n "$(command -v ${program})" ] && exit 0
apt-get -q -o DPkg::Lock::Timeout=300 update
apt-get -q -y -o DPkg::Lock::Timeout=300 install --no-install-recommends ${packages.join(' ')}
`;

/** The system's browser. If it is missing and this is root on Debian or a relative, it is installed. Null if there is none. */
function findOrInstall({ programs, packages }: Wanted): string | null {
  const there = findProgram(...programs);
  if (there !== null) return there;
  const flock = findProgram('flock');
  if (process.getuid?.() === 0 && findProgram('apt-get') !== null && flock !== null) {
    try {
      execFileSync(flock, ['/tmp/bullpen-browser.lock', 'sh', '-c', installing(programs[0]!, packages)], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        stdio: 'ignore',
      });
    } catch {
      // Not found below, as on a machine where it cannot be tried.
    }
  }
  return findProgram(...programs);
}

/** A browser that tests need. If there is none, a line says so and its tests are skipped; with CI=true that is a failure. */
export function findBrowser(wanted: Wanted): string | null {
  const found = wanted.given ?? findOrInstall(wanted);
  if (found !== null) return found;
  const { name } = wanted;
  if (process.env.CI === 'true') throw new Error(`no ${name} on this machine, and none could be installed`);
  console.log(`no ${name} on this machine: its tests are skipped`);
  return null;
}

/** Chromium without its sandbox (tests may run as root), and without traffic of its own. */
export const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/** Chromium as people have it, with windows and all. */
export const findWholeChromium = (): string | null =>
  findBrowser({
    name: 'Chromium',
    programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    packages: ['chromium'],
    given: process.env.CHROMIUM_PATH,
  });

/** The same engine without windows, for half the work: most tests run in it. Where there is none, the whole Chromium. */
export const findChromium = (): string | null =>
  process.env.CHROMIUM_PATH ??
  findOrInstall({
    name: 'headless Chromium',
    programs: ['chromium-headless-shell', 'chrome-headless-shell'],
    packages: ['chromium-headless-shell'],
  }) ??
  findWholeChromium();

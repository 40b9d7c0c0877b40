import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system so small that it can be filled; where none can be mounted, a folder like any other. */
export interface SmallDisk {
  readonly folder: string;
  /** Null where the disk cannot be filled. */
  readonly fill: (() => void) | null;
  free(): void;
  remove(): void;
}

const SIZE = 96 << 20;
const CHUNK = Buffer.alloc(1 << 16, 1);

export function smallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-disk-'));
  const filler = join(folder, 'filler');
  const mounted = mount(folder);
  return {
    folder,
    fill: mounted ? () => fill(filler) : null,
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      if (mounted) execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function mount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch (error) {
    if (process.env.CI === 'true') throw new Error('no small file system can be mounted', { cause: error });
    return false;
  }
}

/** Writes until there is no room for a single byte. */
function fill(file: string): void {
  const handle = openSync(file, 'a');
  try {
    for (let size = CHUNK.length; size >= 1; )
      try {
        writeSync(handle, CHUNK, 0, size);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        size >>= 1;
      }
  } finally {
    closeSync(handle);
  }
}

import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The resident memory of each process group in megabytes. Empty where the system does not say. */
export async function memoryByGroup(): Promise<ReadonlyMap<number, number>> {
  const used = new Map<number, number>();
  for (const [group, kilobytes] of process.platform === 'linux' ? await fromProc() : await fromPs())
    used.set(group, (used.get(group) ?? 0) + kilobytes / 1024);
  return used;
}

type Usage = readonly (readonly [group: number, kilobytes: number])[];

async function fromProc(): Promise<Usage> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  // A process that ends meanwhile has no file any more.
  const texts = await Promise.all(
    processes.map((name) => readFile(`/proc/${name}/status`, 'utf8').catch(() => '')),
  );
  return texts.flatMap((text) => {
    const [, group] = /^NSpgid:\s+(\d+)/m.exec(text) ?? [];
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(text) ?? [];
    return group === undefined || kilobytes === undefined ? [] : [[Number(group), Number(kilobytes)]];
  });
}

async function fromPs(): Promise<Usage> {
  const listed = await run('ps', ['-A', '-o', 'pgid=', '-o', 'rss=']).catch(() => ({ stdout: '' }));
  return listed.stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([group, kilobytes]) =>
      group === undefined || kilobytes === undefined ? [] : [[group, kilobytes]],
    );
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Figures } from '../part.ts';
import type { ServerProcess } from '../process.ts';

/** How long a server may take to notice that a part is away, or back. */
const SOON = 20_000;

/** What `/healthz` says. */
interface Health {
  readonly ok: boolean;
  readonly store: { readonly read: string; readonly write: string };
  readonly redis: string | null;
}

/** What was measured and found wrong during outages. */
export class Notebook {
  readonly #sums: Record<string, number> = {};
  readonly #most: Record<string, number> = {};
  readonly findings: string[] = [];

  add(name: string, value: number): void {
    this.#sums[name] = (this.#sums[name] ?? 0) + value;
  }

  measure(name: string, milliseconds: number): void {
    this.#most[name] = Math.max(this.#most[name] ?? 0, Math.round(milliseconds));
  }

  get figures(): Figures {
    return { sums: this.#sums, most: this.#most, findings: this.findings };
  }

  /** Waits until every server says this of its health; that it takes too long is a finding. */
  async expect(
    servers: readonly ServerProcess[],
    what: string,
    fits: (health: Health) => boolean,
  ): Promise<void> {
    const begun = performance.now();
    for (const { url } of servers)
      while (!fits(await healthOf(url))) {
        if (performance.now() - begun > SOON) {
          this.findings.push(`${what}: /healthz does not say so: ${JSON.stringify(await healthOf(url))}`);
          return;
        }
        await pause(50);
      }
    this.measure(`${what}: until all say so, ms`, performance.now() - begun);
  }
}

async function healthOf(url: string): Promise<Health> {
  return (await (await fetch(`${url}/healthz`)).json()) as Health;
}

export const isWell = ({ ok }: Health): boolean => ok;
export const cannotWrite = ({ ok, store }: Health): boolean => !ok && store.write !== 'ok';
export const lacksRedis = ({ ok, redis, store }: Health): boolean =>
  !ok && redis !== 'ok' && store.write === 'ok';

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command, WithoutId } from '@bullpen/wire';
import { startBotPool } from '../bot-pool/bot-pool.ts';
import type { BotPool } from '../contract.ts';
import { embeddedJobs } from '../jobs/embedded.ts';
import { localNews } from '../news/local.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { TableServices } from '../table-services.ts';
import { LiveTables } from '../tables.ts';

/** Tables on a real store in a folder of their own, with bots that do not dawdle; `change` puts something in the place of these. */
export async function openTables(
  folder: string = mkdtempSync(join(tmpdir(), 'bullpen-tables-')),
  now: () => number = Date.now,
  pace = { least: 0, more: 0 },
  change: Partial<BotPool> = {},
  shared = false,
  more: Partial<TableServices> = {},
) {
  const store = await openSqlite(folder);
  const failures: { what: string; detail: unknown }[] = [];
  const log = (what: string, detail: unknown): void => void failures.push({ what, detail });
  const news = localNews({ log });
  const jobs = embeddedJobs({ log });
  const botPool = { ...startBotPool({ threads: 1, log }), ...change };
  const tables = new LiveTables({
    store,
    news,
    jobs,
    botPool,
    now,
    log,
    thinkMilliseconds: 20,
    pace,
    shared,
    ...more,
  });
  const close = async (): Promise<void> => {
    await jobs.close();
    await tables.close();
    await botPool.close();
    await news.close();
    await store.close();
  };
  return {
    tables,
    store,
    jobs,
    folder,
    failures,
    close,
    remove: async (): Promise<void> => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}

let count = 0;

type Wish = WithoutId<Command>;

/** A command with a new id. */
export const command = (wish: Wish): Command => ({ id: `test-command-${count++}`, ...wish }) as Command;
export const newId = (): string => `test-command-${count++}`;

import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logged } from '@bullpen/table';
import type { Log, News } from '../contract.ts';
import { gatherAfter } from '../gather-after.ts';
import { connect } from './connection.ts';
import { gather, type Latest, type Reached, raise } from './gather.ts';
import { Listeners } from './listeners.ts';

export interface RedisNewsOptions {
  readonly log: Log;
  /** Servers on one Redis that do not share their tables need different ones. */
  readonly channel?: string;
}

/** A publish that has no answer after this long has failed. */
const PATIENCE = 5000;
/** How often this process sends a message to itself, through both connections. */
const ECHO_EVERY = 1000;
/** A process that has not heard itself for this long hears nobody: Redis hangs, or the network swallows what is sent. */
const SILENCE = 3000;
/** Separates table, seq and entry of a line, and occurs in none of them. */
const TAB = '\t';
/** Sent instead of announcements: some were lost, so anything may have happened. */
const GAP = '*';

/**
 * News between processes, by publish/subscribe on one channel. A message is the sender, then a line for each table or entry. Listeners
 * here hear of this process's announcements directly, whether or not Redis is there.
 *
 * One message is under way at a time, and what is announced meanwhile goes together into the next: however slow Redis is,
 * no more waits than there are tables. After much at once it gathers a little longer.
 *
 * While Redis is away announcements are dropped; afterwards every process is notified of a gap,
 * by its own connection when that has been made again, or by the process that could not announce.
 */
export function redisNews(url: string, { log, channel = 'bullpen-news' }: RedisNewsOptions): News {
  const me = randomBytes(6).toString('base64url');
  const listeners = new Listeners(log);
  let outbox: Latest = new Map();
  let sending: Promise<void> | null = null;
  let missed = false;
  let closed = false;
  const echo = `${channel}:${me}`;
  let echoed = performance.now();
  let deaf = false;

  const { redis: publisher, away: cannotSend } = connect(url, 'news out', log, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: PATIENCE,
  });
  const { redis: subscriber, away: cannotHear } = connect(url, 'news in', log, {
    // Done below, so that we know when.
    autoResubscribe: false,
    autoResendUnfulfilledCommands: false,
  });

  const sendAll = async (): Promise<void> => {
    while (outbox.size > 0 || missed) {
      const lines = missed ? [GAP] : [...outbox].flatMap(linesOf);
      outbox = new Map();
      // Until it is known that it arrived. If it did not, the others are notified of a gap when Redis is back, or at the latest
      // with the next announcement.
      missed = true;
      if (publisher.status !== 'ready') return;
      try {
        await publisher.publish(channel, [me, ...lines].join('\n'));
      } catch {
        return;
      }
      missed = false;
      const wait = gatherAfter(lines.length);
      if (wait > 0) await pause(wait);
    }
  };
  const send = (): void => {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
  };

  const turn = gather((latest) => {
    for (const [table, { seq, entries }] of latest) {
      if (!closed) listeners.tell(table, seq);
      raise(outbox, table, seq, entries);
    }
    send();
  });

  publisher.on('ready', send);
  subscriber.on('ready', () => {
    // If the connection breaks before the answer, it will be ready again, and this done again.
    subscriber.subscribe(channel, echo).then(
      () => listeners.gap(),
      () => {},
    );
  });
  subscriber.on('message', (on: string, message: string) => {
    if (on === echo) {
      echoed = performance.now();
      // What was announced meanwhile may have been lost.
      if (deaf) listeners.gap();
      deaf = false;
      return;
    }
    const [sender, ...lines] = message.split('\n');
    if (sender === me || closed) return;
    for (const line of lines) {
      const [table = '', seq, entry] = line.split(TAB, 3);
      if (line === GAP) listeners.gap();
      else if (entry === undefined) listeners.tell(table, Number(seq));
      else listeners.tell(table, Number(seq), () => JSON.parse(entry) as Logged);
    }
  });

  const echoing = setInterval(() => {
    if (performance.now() - echoed > SILENCE) {
      if (!deaf && !cannotSend() && !cannotHear()) log('Redis does not answer', { connection: 'news' });
      deaf = true;
    }
    if (publisher.status === 'ready') publisher.publish(echo, '').catch(() => {});
  }, ECHO_EVERY);
  echoing.unref();

  return {
    publish(table, seq, logged) {
      if (!closed) turn.add(table, seq, logged);
    },
    listen: (heard, gap) => listeners.add(heard, gap),
    away: () => cannotSend() || cannotHear() || deaf,
    async close() {
      if (closed) return;
      closed = true;
      clearInterval(echoing);
      subscriber.disconnect();
      // What was announced last still goes out; if Redis is away, nobody waits for it.
      turn.flush();
      await sending;
      publisher.disconnect();
    },
  };
}

/** An announcement as lines: of each entry where they are there, else of the last seq. JSON has neither a tab nor a line break. */
function linesOf([table, { seq, entries }]: readonly [string, Reached]): string[] {
  if (entries.at(-1)?.seq !== seq) return [`${table}${TAB}${seq}`];
  return entries.map((logged) => [table, logged.seq, JSON.stringify(logged)].join(TAB));
}

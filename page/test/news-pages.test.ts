import type { Snapshot, TableNews } from '@bullpen/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteSource } from '../tables/remote/index.ts';
import type { TableStep } from '../tables/source.ts';

/** The sockets that were opened, of which the test plays the other side. */
const sockets: FakeSocket[] = [];
class FakeSocket extends EventTarget {
  readonly sent: string[] = [];
  constructor() {
    super();
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
  tell(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

const snapshotAt = (seq: number) => ({ table: 't', seq, view: null }) as unknown as Snapshot;
const updates = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    table: 't',
    seq: from + i,
    entry: { type: 'moved', at: 0 },
    events: [],
  }));
const page = (from: number, to: number, more: boolean): TableNews => ({
  table: 't',
  updates: updates(from, to),
  snapshot: snapshotAt(to),
  ...(more && { more }),
});

let source: RemoteSource;
let steps: TableStep[];
beforeEach(() => {
  sockets.length = 0;
  steps = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'localhost' });
  vi.stubGlobal('localStorage', { getItem: () => null });
  source = new RemoteSource('t');
  source.follow((step) => steps.push(step));
});
afterEach(() => {
  source.close();
  vi.unstubAllGlobals();
});

describe('news that comes in pages', () => {
  it('are shown as one step, when the last page is here', () => {
    const [socket] = sockets;
    socket!.tell(page(1, 64, true));
    const { snapshot: _, ...news } = page(65, 128, true);
    socket!.tell({ ...news, patch: { seq: 128 } });
    expect(steps).toEqual([]);
    expect(source.latest.value).toBeNull();
    socket!.tell(page(129, 130, false));
    expect(steps).toEqual([{ before: null, after: snapshotAt(130), updates: updates(1, 130) }]);
    socket!.tell(page(131, 131, false));
    expect(steps[1]).toEqual({ before: snapshotAt(130), after: snapshotAt(131), updates: updates(131, 131) });
  });

  it('start over, without anything twice, when the connection is lost between them', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
      asked.push(path);
      const news = [page(1, 64, true), page(65, 70, false)][asked.length - 1];
      if (news !== undefined) return Promise.resolve(Response.json(news));
      // The third waits for something new, until the source is closed.
      return new Promise((_, reject) => signal!.addEventListener('abort', () => reject(new Error('closed'))));
    });
    sockets[0]!.tell(page(1, 64, true));
    sockets[0]!.dispatchEvent(new Event('close'));
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    expect(asked.map((path) => /since=(\d+)/.exec(path)![1])).toEqual(['0', '64', '70']);
    expect(steps).toEqual([{ before: null, after: snapshotAt(70), updates: updates(1, 70) }]);
  });
});

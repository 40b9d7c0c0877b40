import type { Heard } from './house.ts';

/** A client of server-sent events, which keeps all it hears. */
export async function openStream(url: string, headers: Record<string, string> = {}) {
  const control = new AbortController();
  const response = await fetch(url, { headers, signal: control.signal });
  const heard: { id: string | undefined; event: string; data: Heard }[] = [];
  const waiting: (() => void)[] = [];

  const listen = async (): Promise<void> => {
    let rest = '';
    for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + piece).split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks) {
        const lines = new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
        const data = lines.get('data');
        if (data !== undefined)
          heard.push({ id: lines.get('id'), event: lines.get('event') ?? 'message', data: JSON.parse(data) });
      }
      for (const wake of waiting.splice(0)) wake();
    }
  };
  const ended = listen().catch(() => {});

  return {
    response,
    heard,
    ended,
    /** When a snapshot of this seq has come. */
    reach: async (seq: number): Promise<void> => {
      while (!heard.some(({ event, data }) => event === 'snapshot' && data.seq >= seq))
        await new Promise<void>((resolve) => waiting.push(resolve));
    },
    /** The seqs of the updates, in the order in which they came. */
    seqs: (): number[] => heard.filter(({ event }) => event === 'message').map(({ data }) => data.seq),
    close: async () => {
      control.abort();
      await ended;
    },
  };
}

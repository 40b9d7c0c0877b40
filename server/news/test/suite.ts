import { afterEach, expect, it, vi } from 'vitest';
import type { Log, News } from '../../contract.ts';

/** Somebody who writes down all that it hears. */
export function ear(news: News) {
  const heard: string[] = [];
  const ears = { heard, gaps: 0 };
  news.listen(
    (table, seq) => heard.push(`${table} ${seq}`),
    () => ears.gaps++,
  );
  return ears;
}

/** What news does, whatever carries it. */
export function newsSuite(open: (log: Log) => Promise<News>): void {
  const opened: News[] = [];
  const logged: string[] = [];
  const make = async (): Promise<News> => {
    const news = await open((message) => logged.push(message));
    opened.push(news);
    return news;
  };

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((news) => news.close()));
    logged.length = 0;
  });

  it('reach every listener of the process that has them, after publish has returned', async () => {
    const news = await make();
    const [one, two] = [ear(news), ear(news)];
    news.publish('a', 1);
    expect(one.heard).toEqual([]);
    await vi.waitFor(() => expect(one.heard).toEqual(['a 1']));
    expect(two.heard).toEqual(['a 1']);
  });

  it('of one turn are one for each table, with its highest seq', async () => {
    const news = await make();
    const { heard } = ear(news);
    for (const seq of [1, 3, 2]) news.publish('a', seq);
    news.publish('b', 7);
    await vi.waitFor(() => expect(heard).toEqual(['a 3', 'b 7']));
    news.publish('a', 4);
    await vi.waitFor(() => expect(heard).toEqual(['a 3', 'b 7', 'a 4']));
  });

  it('may be thousands', async () => {
    const news = await make();
    const last = new Map<string, number>();
    news.listen((table, seq) => last.set(table, seq));
    for (let seq = 1; seq <= 100; seq++) {
      for (let table = 0; table < 50; table++) news.publish(`t${table}`, seq);
      if (seq % 10 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await vi.waitFor(() => expect([...last.values()]).toEqual(new Array(50).fill(100)));
  });

  it('reach the others when one listener throws', async () => {
    const news = await make();
    news.listen(() => {
      throw new Error('deaf');
    });
    const { heard } = ear(news);
    news.publish('a', 1);
    await vi.waitFor(() => expect(heard).toEqual(['a 1']));
    expect(logged).toContain('a listener to the news failed');
  });

  it('end with close, which may be said twice', async () => {
    const news = await make();
    const { heard } = ear(news);
    await news.close();
    await news.close();
    news.publish('a', 1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toEqual([]);
  });
}

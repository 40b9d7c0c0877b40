import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { ANSWER_TIMES } from '../answer-time.ts';
import { type Heard, useHouse } from './house.ts';

const { open } = useHouse();
const conf = readFileSync(new URL('../../../balancer.conf', import.meta.url), 'utf8');
const timeIn = (text: string): number => Number(/^\s*proxy_read_timeout (\d+)s;$/m.exec(text)?.[1]) * 1000;

/** The locations of `balancer.conf`: what they stand for, and how long a process may be silent there; and what holds where they say nothing. */
const [server = '', ...blocks] = conf.slice(conf.indexOf('server {')).split(/^ {2}location /m);
const places = blocks.map((block) => {
  const [, kind = '', what = ''] = /^(?:(\^?~) )?(\S+) \{/.exec(block)!;
  const fits = kind === '~' ? new RegExp(what) : new RegExp(`^${what}`);
  return { kind, fits, silence: timeIn(block) || timeIn(server) };
});

/** As nginx chooses: a prefix that wants no more, then the first pattern that fits, then any prefix. */
const silenceFor = (path: string): number =>
  ['^~', '~', ''].flatMap((kind) => places.filter((one) => one.kind === kind && one.fits.test(path)))[0]!
    .silence;

it('waits at every route for longer than its answer may take, so that no caller can make a process seem to hang', async () => {
  const { url } = await open();
  const { limits } = readConfig({}) as Exclude<ReturnType<typeof readConfig>, { line: string }>;
  const api: Heard = await (await fetch(`${url}/api/openapi.json`)).json();
  const described = Object.entries<Heard>(api.paths).flatMap(([path, methods]) =>
    Object.entries<Heard>(methods).map(([method, { parameters = [] }]) => ({
      route: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      wait: parameters.find(({ name }: Heard) => name === 'wait')?.schema.maximum ?? 0,
    })),
  );
  // Those of operators are not described.
  const hidden = [...ANSWER_TIMES.keys()].filter((route) => route.includes('/api/admin/'));
  for (const { route, wait } of [...described, ...hidden.map((one) => ({ route: one, wait: 0 }))]) {
    const path = route.split(' ')[1]!.replaceAll(/:\w+/g, 'Ab_1-2');
    const streams = /\/(events|socket)$/.test(path);
    const takes = streams ? 2 * limits.heartbeat : (ANSWER_TIMES.get(route) ?? limits.answerWithin);
    if (wait > 0) expect([route, takes > wait * 1000]).toEqual([route, true]);
    const longest = Number.isFinite(takes) ? takes : 500_000;
    expect([route, silenceFor(path) > longest]).toEqual([route, true]);
  }
  for (const route of ANSWER_TIMES.keys())
    if (!hidden.includes(route)) expect(described.map((one) => one.route)).toContain(route);
});

it('writes no lines with addresses of callers: the notice at /privacy says how much of them is logged', () => {
  const main = readFileSync(new URL('../../../balancer-main.conf', import.meta.url), 'utf8');
  const logs = (main + conf).match(/^\s*(access_log|error_log) .*$/gm)?.map((line) => line.trim());
  // Lines of the levels below name the client.
  expect(logs).toEqual(['error_log stderr crit;', 'access_log off;']);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';

/** More than a first visit makes, also one that begins at a game: see `page/test/first-visit.ts`. */
const FILES = 25;
const VISITS = 200;
/** Browsers open up to 6 connections. */
const CONNECTIONS = 6;
const AT_ONCE = 10;

let house: House;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bullpen-visits-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  for (let n = 0; n < FILES; n++) writeFileSync(join(folder, 'assets', `part-${n}.js`), 'export {};');
  // With the limits of every server.
  house = await openHouse({ folder });
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

/** One visitor: the page, its files, and twice the list of tables. The answers that are no 200. */
async function visit(): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const ask = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      get(house.url + path, { agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode!));
      }).on('error', reject);
    });
  const files = Array.from({ length: FILES - 1 }, (_, n) => `/assets/part-${n}.js`);
  const lists = ['open', 'playing'].map((status) => `/api/tables?status=${status}`);
  const statuses = [await ask('/'), ...(await Promise.all([...files, ...lists].map(ask)))];
  agent.destroy();
  return statuses.filter((status) => status !== 200);
}

it(`serves ${VISITS} first visits at once from one address`, async () => {
  let left = VISITS;
  const refused: number[] = [];
  const visitor = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      refused.push(...(await visit()));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  expect(refused).toEqual([]);
});

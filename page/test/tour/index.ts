// A tour as somebody new takes it, in three browsers and at the size of a phone: today's deals, those of tomorrow, ten drills, and a
// club's tournament to its final while the server is killed. Every step is a picture, to be looked at: `npm run tour -- <folder>`.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ServerProcess } from '@bullpen/prove/process';
import { buildPage } from '../browser.ts';
import { freePort } from '../free-port.ts';
import { openChromium } from '../other-browsers/chromium.ts';
import type { Driven } from '../other-browsers/driven.ts';
import { findFirefox, openFirefox } from '../other-browsers/firefox.ts';
import { findWebKit, openWebKit } from '../other-browsers/webkit.ts';
import { playTournament } from './club.ts';
import { findTomorrow, playDeals } from './daily.ts';
import { solveDrills } from './drills.ts';
import { Visitor } from './visitor.ts';

const CLOCK = fileURLToPath(new URL('../../../server/testing/clock-days.ts', import.meta.url));
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DESK = [1100, 800] as const;

const [given = 'page/dist/tour', ...parts] = process.argv.slice(2);
const folder = resolve(given);
const isWanted = (part: string): boolean => parts.length === 0 || parts.includes(part);
const began = performance.now();
const say = (line: string): void => {
  console.log(`${String(Math.round((performance.now() - began) / 1000)).padStart(5)} s  ${line}`);
};

mkdirSync(folder, { recursive: true });
buildPage();
const data = mkdtempSync(join(tmpdir(), 'bullpen-tour-'));
const server = new ServerProcess(await freePort(), { BULLPEN_DATA: data }, [CLOCK]);
const again = async (): Promise<void> => {
  await server.kill();
  await server.start();
};
const visitors: Visitor[] = [];

async function arrive(
  name: string,
  open: () => Promise<Driven>,
  size?: readonly [number, number],
): Promise<Visitor> {
  const visitor = new Visitor(name, await open(), server.url, folder);
  visitors.push(visitor);
  if (size !== undefined) await visitor.browser.resize(...size);
  await visitor.go('/');
  await visitor.shoot('home');
  return visitor;
}

async function tour(): Promise<void> {
  const [firefox, webkit] = [findFirefox(), findWebKit()];
  if (firefox === null || webkit === null) throw new Error('the tour needs Firefox and WebKit');
  await server.start();
  const phone = await arrive('phone', () => openChromium(PHONE));
  await arrive('chromium', () => openChromium(), DESK);
  const fox = await arrive('firefox', () => openFirefox(firefox), DESK);
  const kit = await arrive('webkit', () => openWebKit(webkit), DESK);
  if (isWanted('club')) await playTournament([phone, fox, kit], again, say);
  if (isWanted('drills'))
    await Promise.all(visitors.map(async (one) => say(`${one.name}: ${await solveDrills(one)}`)));
  if (!isWanted('daily')) return;
  await Promise.all(
    visitors.map((one, stride) => playDeals(one, stride, (line) => say(`${one.name}, today, ${line}`))),
  );
  writeFileSync(join(data, 'days-ahead'), '1');
  await again();
  for (const one of visitors) say(`${one.name}, a day later: five new deals, ${await findTomorrow(one)}`);
}

try {
  await tour();
} catch (error) {
  for (const one of visitors) await one.shootEnd();
  throw error;
} finally {
  for (const one of visitors) await one.leave();
  await server.stop();
  rmSync(data, { recursive: true });
}
const complaints = visitors.flatMap((one) => one.complaints);
for (const line of complaints) say(line);
say(`${complaints.length} complaints; pictures in ${folder}`);
process.exitCode = complaints.length === 0 ? 0 : 1;

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageFolder } from '../page.ts';
import { type House, openHouse, seatedTable } from './house.ts';

const PAGE = '<!doctype html><title>page</title>';
const HTML = { headers: { accept: 'text/html,*/*' } };
let house: House;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bullpen-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'export {};');
  writeFileSync(join(folder, 'worker.js'), 'export {};');
  house = await openHouse({ folder: pageFolder(folder) });
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

describe('the page', () => {
  it('has its files, those with a hash in their name for ever', async () => {
    const asset = await fetch(`${house.url}/assets/main-abc123.js`);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toContain('javascript');
    const index = await fetch(`${house.url}/`);
    expect(index.headers.get('cache-control')).toBe('no-cache');
    expect((await fetch(`${house.url}/worker.js`)).headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/play/six-nimmt', '/rules/captain-jack?x=1', '/learn/bullenrommee', '/replay', '/t/TABLE'])(
    'is given for its path %s, to browsers and to programs that accept anything',
    async (path) => {
      const { table } = await seatedTable(house);
      for (const accept of ['text/html,*/*', '*/*', 'text/html'])
        for (const method of ['GET', 'HEAD']) {
          const url = house.url + path.replace('TABLE', table);
          const answer = await fetch(url, { method, headers: { accept } });
          expect([answer.status, answer.headers.get('content-type')]).toEqual([
            200,
            'text/html; charset=utf-8',
          ]);
          expect(await answer.text()).toBe(method === 'HEAD' ? '' : PAGE);
        }
    },
  );

  it.each(['/nothing', '/table/abc', '/play/chess', '/rules', '/t/gone', '/t/a.b', '/replay/1'])(
    'says in a browser that there is nothing at %s, and gives programs a problem',
    async (path) => {
      const seen = await fetch(house.url + path, HTML);
      expect([seen.status, await seen.text()]).toEqual([404, PAGE]);
      expect(seen.headers.get('etag')).toBeNull();
      for (const accept of ['*/*', 'application/json']) {
        const answer = await fetch(house.url + path, { headers: { accept } });
        expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'not-found']);
      }
    },
  );

  it('is not given for files or for the API', async () => {
    expect((await fetch(`${house.url}/assets/gone.js`)).status).toBe(404);
    expect((await fetch(`${house.url}/api/gone`, HTML)).status).toBe(404);
    expect((await fetch(`${house.url}/api`, HTML)).status).toBe(404);
  });

  it('gives nothing outside its folder', async () => {
    for (const path of [
      '/../package.json',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/..%2f..%2fetc/passwd',
      '/assets/..%5c..',
    ])
      expect((await fetch(house.url + path)).status).not.toBe(200);
  });

  it('comes with strict headers, as everything does', async () => {
    for (const path of ['/', '/api/games', '/api/nothing', '/healthz']) {
      const { headers } = await fetch(house.url + path);
      const policy = headers.get('content-security-policy') ?? '';
      for (const part of [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "base-uri 'none'",
      ])
        expect(policy).toContain(part);
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('x-powered-by')).toBeNull();
    }
    expect((await fetch(`${house.url}/api/games`)).headers.get('cache-control')).toBe('no-store');
  });

  it('has a stand-in until it is built', async () => {
    const empty = await openHouse({ folder: pageFolder(join(folder, 'nowhere')) });
    const text = await (await fetch(`${empty.url}/`)).text();
    expect(text).toContain('<h1>Bullpen</h1>');
    expect(text).not.toMatch(/<script|<style|style=/);
    for (const [, link] of text.matchAll(/href="([^"]+)"/g))
      expect([link, (await fetch(empty.url + link)).status]).toEqual([link, 200]);
    await empty.close();
  });
});

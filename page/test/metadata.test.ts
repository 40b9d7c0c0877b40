// What programs read of the page that run no script: search engines, previews of links, and browsers that install it.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameIds } from '../games/list.ts';
import { CHROMIUM } from './browser.ts';
import { replayPath } from './lighthouse.ts';
import { useScene } from './use-scene.ts';

const PUBLIC = new URL('../public/', import.meta.url);
/** The largest of them may weigh this much, in bytes. */
const PICTURE = 120_000;

/** Width and height as the file itself says. */
function sizeOf(path: string): string {
  const file = readFileSync(new URL(`.${path}`, PUBLIC));
  expect(file.length, path).toBeLessThan(PICTURE);
  if (path.endsWith('.png')) return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
  for (let at = 2; at < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc2) return `${file.readUInt16BE(at + 7)}x${file.readUInt16BE(at + 5)}`;
  }
  throw new Error(`no size in ${path}`);
}

it('has pictures of the size that it states, icons for every form among them', () => {
  const manifest = JSON.parse(readFileSync(new URL('site.webmanifest', PUBLIC), 'utf8')) as Record<
    'icons' | 'screenshots',
    { src: string; sizes: string; purpose?: string; form_factor?: string }[]
  >;
  const drawn = [...manifest.icons, ...manifest.screenshots].filter(({ src }) => !src.endsWith('.svg'));
  for (const { src, sizes } of drawn) expect(sizeOf(src), src).toBe(sizes);
  // What browsers ask for before they offer to install a page.
  for (const purpose of ['any', 'maskable'])
    expect(manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
  for (const form of ['wide', 'narrow'])
    expect(manifest.screenshots.some(({ form_factor }) => form_factor === form)).toBe(true);
  for (const name of ['home', 'invitation', ...gameIds]) expect(sizeOf(`/og/${name}.jpg`)).toBe('1200x630');
  expect(sizeOf('/icons/icon-180.png')).toBe('180x180');
});

describe.skipIf(CHROMIUM === null)('every place', () => {
  const scene = useScene();
  const places = [
    '/',
    '/replay',
    '/drills',
    ...gameIds.flatMap((game) =>
      ['play', 'new', 'learn', 'rules', 'drills'].map((kind) => `/${kind}/${game}`),
    ),
  ];
  const headOf = async (path: string, language: string) => {
    const html = await (
      await fetch(scene.url + path, { headers: { accept: 'text/html', 'accept-language': language } })
    ).text();
    const content = (name: string): string | undefined =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
    return {
      html,
      title: /<title>([^<]*)</.exec(html)?.[1] ?? '',
      description: content('description') ?? '',
      picture: content('og:image') ?? '',
    };
  };

  it('has a title and a description of its own in each language, and a picture that is there', async () => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    const pictures = new Set<string>();
    const languages = ['en', 'is', 'de', 'nb', 'he'];
    for (const language of languages)
      for (const path of places) {
        const { html, title, description, picture } = await headOf(path, language);
        expect(html, path).toContain(`<html lang="${language}"`);
        expect(/[א-ת]/.test(title + description), `${language} ${path}: ${title}`).toBe(language === 'he');
        titles.add(title);
        descriptions.add(description);
        pictures.add(picture);
      }
    expect(titles.size).toBe(languages.length * places.length);
    expect(descriptions.size).toBe(languages.length * places.length);
    expect(pictures.size).toBe(1 + gameIds.length);
    for (const picture of pictures) {
      const answer = await fetch(picture);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
  });

  it('invites to a real table, in words and with a picture', async () => {
    const made = await fetch(`${scene.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: crypto.randomUUID(), game: 'twenty-one', seats: 3 }),
    });
    const { table } = (await made.json()) as { table: string };
    const { title, picture, html } = await headOf(`/t/${table}`, 'de');
    expect(title).toBe('Spiel mit: Twenty One · Bullpen');
    expect(picture).toBe(`${scene.url}/og/invitation.jpg`);
    expect(html).toContain('noindex');
    expect(html).not.toContain(table);
  });

  it('is found in the language of its link', async () => {
    const page = await scene.visit('/rules/six-nimmt?lang=he', { locale: 'en-GB' });
    await page.locator('html[lang="he"][dir="rtl"]').waitFor();
    await page.locator('.rules').first().waitFor();
    expect(await (await fetch(`${scene.url}/robots.txt`)).text()).toContain('Disallow: /api/');
    expect(scene.complaints).toEqual([]);
  });

  /** A link that names a file ahead. */
  const AHEAD = /<link [^>]*fetchpriority="low" href="([^"]+)" \/>/g;

  it.each([
    '/',
    '/me',
    replayPath(),
    '/new/twenty-one',
    '/play/captain-jack',
    '/learn/six-nimmt',
    '/rules/eleven-nimmt',
    '/drills',
    '/drills/eleven-nimmt',
  ])('names no file ahead that %.20s does not need', async (path) => {
    const [place = ''] = path.split('#');
    const { html } = await headOf(place, 'en');
    const ahead = [...html.matchAll(AHEAD)].map(([, file]) => file);
    expect(ahead.length).toBeGreaterThan(0);
    const page = await scene.visit('/icon.svg');
    await page.route(scene.url + place, (route) =>
      route.fulfill({ contentType: 'text/html', body: html.replace(AHEAD, '') }),
    );
    await page.goto(scene.url + path);
    await page.waitForFunction((files) => {
      const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      return files.every((file) => fetched.includes(file!));
    }, ahead);
  });
});

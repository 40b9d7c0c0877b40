import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageIds } from '@bullpen/wire/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageFolder } from '../page.ts';
import { type House, openHouse, seatedTable } from './house.ts';

const INDEX = `<!doctype html>
<html lang="en">
<head><!-- place: for programs --><title>bare</title><!-- end of place --></head>
<body><div id="app"></div></body>
</html>`;

/** As the build of the page writes it, with few places. */
const about = (language: string, what: string) => ({
  title: `${what} "in" ${language}`,
  description: `about ${what} <${language}>`,
  picture: `picture of ${what}`,
  files: [`/assets/${language}.js`, `/assets/${language}.css`],
});
const PLACES = Object.fromEntries(
  languageIds.map((id) => [
    id,
    Object.fromEntries(
      ['home', 'none', 'rules six-nimmt', 'play six-nimmt', 'table six-nimmt', 'club', 'tournament'].map(
        (what) => [what, about(id, what)],
      ),
    ),
  ]),
);

describe('the head of a place', () => {
  let house: House;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bullpen-places-'));
    writeFileSync(join(folder, 'index.html'), INDEX);
    writeFileSync(join(folder, 'places.json'), JSON.stringify(PLACES));
    house = await openHouse({ folder: pageFolder(folder) });
  });
  afterAll(async () => {
    await house.close();
    rmSync(folder, { recursive: true });
  });

  const ask = async (path: string, language = '', headers: Record<string, string> = {}) => {
    const answer = await fetch(house.url + path, {
      headers: { accept: 'text/html', 'accept-language': language, ...headers },
    });
    const html = answer.status === 304 ? '' : await answer.text();
    return { answer, html, title: /<title>(.*)<\/title>/.exec(html)?.[1] };
  };

  it('names the files of the place and of the language ahead, for after the first paint', async () => {
    const { html } = await ask('/rules/six-nimmt', 'de');
    expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/de.js" />');
    expect(html).toContain(
      '<link rel="preload" as="style" crossorigin fetchpriority="low" href="/assets/de.css" />',
    );
    expect(html).not.toContain('/assets/en.js');
  });

  it.each([
    ['', 'en', 'ltr', 'en'],
    ['fr-FR, fr', 'en', 'ltr', 'en'],
    ['fr, de-AT;q=0.8, en;q=0.5', 'de', 'ltr', 'de'],
    ['en;q=0.3, he-IL;q=0.9', 'he', 'rtl', 'he'],
    ['nn-NO', 'nb', 'ltr', 'no'],
    ['is;q=0, en', 'en', 'ltr', 'en'],
  ])('is in the language that is asked for: %s', async (language, tag, direction, id) => {
    const { html, title, answer } = await ask('/', language);
    expect(title).toBe(`home &quot;in&quot; ${id}`);
    expect(html).toContain(`<html lang="${tag}" dir="${direction}">`);
    expect(html).toContain(`<meta name="description" content="about home &lt;${id}&gt;" />`);
    expect(answer.headers.get('vary')).toContain('accept-language');
  });

  it('is in the language of the link before that of the browser', async () => {
    const { html, title } = await ask('/rules/six-nimmt?lang=de', 'he');
    expect(title).toContain('rules six-nimmt');
    expect(title).toContain('de');
    expect(html).toContain(`<link rel="canonical" href="${house.url}/rules/six-nimmt?lang=de" />`);
    expect((await ask('/rules/six-nimmt?lang=xx', 'he')).title).toContain('he');
  });

  it('names the same place in the other languages, once each', async () => {
    const { html } = await ask('/rules/six-nimmt');
    const others = [...html.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, tag, link]) => [
      tag,
      link,
    ]);
    const place = `${house.url}/rules/six-nimmt`;
    expect(others).toEqual([
      ...['en', 'is', 'de', 'nb', 'he'].map((tag) => [tag, `${place}?lang=${tag}`]),
      ['x-default', place],
    ]);
  });

  it.each([
    ['/', 'home'],
    ['/rules/six-nimmt', 'six-nimmt'],
    ['/play/six-nimmt', 'six-nimmt'],
  ])('has a picture: %s', async (path, picture) => {
    const { html } = await ask(path);
    expect(html).toContain(`<meta property="og:image" content="${house.url}/og/${picture}.jpg" />`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />');
    expect(html).not.toContain('noindex');
  });

  it('invites to a table and tells nothing else of it', async () => {
    const { table, token } = await seatedTable(house);
    const { html, title, answer } = await ask(`/t/${table}`, 'de');
    expect(answer.status).toBe(200);
    expect(title).toBe('table six-nimmt &quot;in&quot; de');
    expect(html).toContain(`content="${house.url}/og/invitation.jpg"`);
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toContain(table);
    expect(html).not.toContain(token);
    expect(html).not.toMatch(/hreflang|canonical|og:url/);
  });

  it.each(['/club/anything', '/tournament/anything'])(
    'has the picture of an invitation: %s',
    async (path) => {
      const { html } = await ask(path);
      expect(html).toContain(`content="${house.url}/og/invitation.jpg"`);
      expect(html).toContain('<meta name="robots" content="noindex" />');
    },
  );

  it('keeps a match of one browser and what does not exist out of search engines', async () => {
    expect((await ask('/play/six-nimmt/abc')).html).toContain('noindex');
    const gone = await ask('/t/gone');
    expect([gone.answer.status, gone.title]).toEqual([404, 'none &quot;in&quot; en']);
    expect(gone.html).toContain('noindex');
  });

  it('needs no second transfer while nothing has changed, and is another one in another language', async () => {
    const { answer } = await ask('/', 'de');
    const etag = answer.headers.get('etag') ?? '';
    expect((await ask('/', 'de', { 'if-none-match': etag })).answer.status).toBe(304);
    expect((await ask('/', 'he', { 'if-none-match': etag })).answer.status).toBe(200);
  });

  it('writes nothing that a caller sends as it is', async () => {
    const { html } = await ask('/?lang=%22%3E%3Cscript%3E', '"><script>', {
      'x-forwarded-host': '"><script>',
    });
    expect(html).not.toContain('<script>');
  });

  it('follows a page that is built again', async () => {
    expect((await ask('/')).html).not.toContain('built again');
    // Another time of change, whatever the clock of the file system can tell.
    writeFileSync(join(folder, 'index.html'), INDEX.replace('id="app"', 'id="app" title="built again"'));
    await expect.poll(async () => (await ask('/')).html).toContain('built again');
  });
});

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { LANGUAGE_TAGS, type LanguageId, languageFor, languageIds } from '@bullpen/wire/languages.ts';
import type { Place } from '@bullpen/wire/paths.ts';

/** The title, description and picture of a place of the page, in one language. The build writes them. */
interface About {
  readonly title: string;
  readonly description: string;
  readonly picture: string;
  /** The scripts and style sheets that it needs besides those of every page. */
  readonly files: readonly string[];
}

type Places = Readonly<Record<LanguageId, Readonly<Record<string, About>>>>;

/** The page for somebody who asks for one of its places. */
export interface PlaceAsked {
  /** Null where the page has nothing. */
  readonly place: Place<string> | null;
  /** The game of a table on this server; null if it is not known. */
  readonly game: string | null;
  readonly origin: string;
  /** From the link: people and search engines can ask for a language. */
  readonly lang: string | null;
  readonly acceptLanguage: string;
}

export interface Document {
  readonly html: string;
  readonly gzipped: Buffer;
  readonly etag: string;
}

const HEAD = /<!-- place\b.*?<!-- end of place -->/s;
/** How many different documents are kept ready. There are as many as places and languages, for each name of the server. */
const READY = 500;

/** The page's document with the head of each place: titles, descriptions and pictures for programs that run no script. */
export class PlacePages {
  readonly #folder: string;
  #index = '';
  #places: Places | null = null;
  /** When the page that is kept ready was built. */
  #built = 0;
  readonly #ready = new Map<string, Document>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The page may be built again while the server runs. */
  #look(): void {
    const file = `${this.#folder}/index.html`;
    const { mtimeMs } = statSync(file);
    if (mtimeMs === this.#built) return;
    this.#built = mtimeMs;
    this.#ready.clear();
    this.#index = readFileSync(file, 'utf8');
    const places = `${this.#folder}/places.json`;
    this.#places = existsSync(places) ? (JSON.parse(readFileSync(places, 'utf8')) as Places) : null;
  }

  documentFor(asked: PlaceAsked): Document {
    this.#look();
    const language = languageFor([asked.lang ?? '', ...acceptedTags(asked.acceptLanguage)]);
    const named = asked.lang === null ? '' : LANGUAGE_TAGS[language].tag;
    const key = [asked.origin, language, named, keyOf(asked), pathOf(asked.place)].join(' ');
    const ready = this.#ready.get(key);
    if (ready !== undefined) return ready;
    if (this.#ready.size >= READY) this.#ready.clear();
    const html = this.#write(asked, language, named);
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    const document = { html, gzipped: gzipSync(html), etag };
    this.#ready.set(key, document);
    return document;
  }

  #write(asked: PlaceAsked, language: LanguageId, named: string): string {
    const about = this.#places?.[language][keyOf(asked)];
    if (about === undefined) return this.#index;
    const { tag, direction } = LANGUAGE_TAGS[language];
    const head = headOf(asked, about, tag, named);
    return this.#index
      .replace(/<html[^>]*>/, () => `<html lang="${tag}" dir="${direction}">`)
      .replace(HEAD, () => head);
  }
}

/** The tags of Accept-Language, the most wanted first. */
const acceptedTags = (header: string): string[] =>
  header
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.split(';');
      const quality = /^\s*q=([\d.]+)/.exec(rest.join(';'))?.[1];
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);

/** The name of a place in `places.json`. A table whose game is not known has the name of the home page. */
function keyOf({ place, game }: PlaceAsked): string {
  if (place === null) return 'none';
  if (place.kind === 'table') return game === null ? 'home' : `table ${game}`;
  return 'game' in place ? `${place.kind} ${place.game}` : place.kind;
}

/**
 * Where search engines may send people; null for what belongs to few: a table, a club, a tournament, a match of one browser, one's own
 * pages, people on a leaderboard, nothing at all.
 */
function pathOf(place: Place<string> | null): string | null {
  if (place === null || ['me', 'leaders', 'mine', 'clubs', 'tournaments'].includes(place.kind)) return null;
  // A match is in its link: what can be found is where matches are opened.
  if (place.kind === 'match') return '/replay';
  // One of many drills is found where all of its game are.
  if (place.kind === 'drill') return `/drills/${place.game}`;
  if ('id' in place && place.id !== '') return null;
  if ('game' in place) return `/${place.kind}/${place.game}`;
  return place.kind === 'home' ? '/' : `/${place.kind}`;
}

/** Links that are sent to somebody to come. */
const INVITING: readonly (string | undefined)[] = ['table', 'club', 'tournament'];

/** It contains no player's name, no token and no id: everybody who has the link may see it, and programs keep it. */
function headOf(asked: PlaceAsked, about: About, tag: string, named: string): string {
  const { place, game, origin } = asked;
  const path = pathOf(place);
  const invites = INVITING.includes(place?.kind) && (place?.kind !== 'table' || game !== null);
  const picture = invites ? 'invitation' : place !== null && 'game' in place ? place.game : 'home';
  const link = (lang: string): string => origin + path + (lang === '' ? '' : `?lang=${lang}`);
  const meta = (name: string, content: string): string =>
    `<meta ${/^(og|article):/.test(name) ? 'property' : 'name'}="${name}" content="${escaped(content)}" />`;
  return [
    `<title>${escaped(about.title)}</title>`,
    meta('description', about.description),
    ...(path === null
      ? [meta('robots', 'noindex')]
      : [
          `<link rel="canonical" href="${escaped(link(named))}" />`,
          ...languageIds.map((id) => {
            const other = LANGUAGE_TAGS[id].tag;
            return `<link rel="alternate" hreflang="${other}" href="${escaped(link(other))}" />`;
          }),
          `<link rel="alternate" hreflang="x-default" href="${escaped(link(''))}" />`,
          meta('og:url', link(named)),
        ]),
    meta('og:site_name', 'Bullpen'),
    meta('og:type', 'website'),
    meta('og:locale', tag),
    meta('og:title', about.title),
    meta('og:description', about.description),
    meta('og:image', `${origin}/og/${picture}.jpg`),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('og:image:alt', about.picture),
    meta('twitter:card', 'summary_large_image'),
    ...about.files.map((file) => {
      const how = file.endsWith('.css') ? 'rel="preload" as="style" crossorigin' : 'rel="modulepreload"';
      // After what the first paint needs.
      return `<link ${how} fetchpriority="low" href="${file}" />`;
    }),
  ].join('\n    ');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

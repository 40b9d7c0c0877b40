import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { App } from './app.ts';
import type { PlaceAsked, PlacePages } from './places.ts';

const BUILT = fileURLToPath(new URL('../../page/dist', import.meta.url));
const WELCOME = fileURLToPath(new URL('./welcome', import.meta.url));

/** The folder of the page: the one that was built, else a few words of our own. */
export const pageFolder = (built = BUILT): string => (existsSync(`${built}/index.html`) ? built : WELCOME);

/** Where a path leads in the page, with the game of a table as far as it is known. */
export type FoundPlace = Pick<PlaceAsked, 'place' | 'game'>;

export const NOWHERE: FoundPlace = { place: null, game: null };

/** Sends the page's document with the head of a place. */
export function sendDocument(pages: PlacePages, reply: FastifyReply, found: FoundPlace): FastifyReply {
  const { request } = reply;
  const { lang } = request.query as { readonly lang?: unknown };
  const { html, gzipped, etag } = pages.documentFor({
    ...found,
    origin: `${request.protocol}://${request.host}`,
    lang: typeof lang === 'string' ? lang : null,
    acceptLanguage: request.headers['accept-language'] ?? '',
  });
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language' });
  // Without a validator where there is nothing: "not modified" would have no body.
  if (reply.statusCode === 200) {
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  reply.type('text/html; charset=utf-8');
  return /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
    ? reply.header('content-encoding', 'gzip').send(gzipped)
    : reply.send(html);
}

/** Serves the page. Files in assets/ have a hash of their content in their name, so they are good for ever. */
export async function servePage(app: App, folder: string, pages: PlacePages): Promise<void> {
  app.get('/', { schema: { hide: true } }, async (_request, reply) =>
    sendDocument(pages, reply, { place: { kind: 'home' }, game: null }),
  );
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const forever = /[/\\]assets[/\\]/.test(path);
      response.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

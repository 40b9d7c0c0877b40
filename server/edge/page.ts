import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { App } from './app.ts';

const BUILT = fileURLToPath(new URL('../../page/dist', import.meta.url));
const WELCOME = fileURLToPath(new URL('./welcome', import.meta.url));

/** The folder of the page: the one that was built, else a few words of our own. */
export const pageFolder = (built = BUILT): string => (existsSync(`${built}/index.html`) ? built : WELCOME);

/** Serves the page. Files in assets/ have a hash of their content in their name, so they are good for ever. */
export async function servePage(app: App, folder: string): Promise<void> {
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

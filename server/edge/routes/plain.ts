import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { problem } from '@bullpen/wire/problems.ts';
import { factsAsPage, privacyFacts } from '../admin/facts.ts';
import type { App } from '../app.ts';
import type { Context } from '../context.ts';
import { sendProblem } from '../errors.ts';

const FOLDER = fileURLToPath(new URL('../admin/page/', import.meta.url));
const HTML = 'text/html; charset=utf-8';
const CSS = 'text/css; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

/** Pages that need no bundle: the notice about what is kept, and the operators' page where there is a secret for it. */
export function plainRoutes(app: App, context: Context): void {
  const { config } = context.parts;
  const serve = (path: string, type: string, text: string): void => {
    app.get(path, { schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type(type).send(text),
    );
  };
  const file = (name: string): string => readFileSync(FOLDER + name, 'utf8');

  serve('/privacy', HTML, factsAsPage(privacyFacts(config)));
  serve('/plain.css', CSS, file('plain.css'));
  if (config.adminSecret === null) {
    // The page for players has paths of its own that the server does not know: this is none of them.
    for (const path of ['/admin', '/admin/*'])
      app.get(path, { schema: { hide: true } }, async (_request, reply) =>
        sendProblem(context, reply, problem('not-found')),
      );
    return;
  }
  serve('/admin', HTML, file('admin.html'));
  serve('/admin/admin.js', SCRIPT, file('admin.js'));
}

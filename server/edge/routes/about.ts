import { botsFor } from '@bullpen/bots';
import { games } from '@bullpen/games';
import Type from 'typebox';
import type { App } from '../app.ts';
import { GamesShape, refusals } from '../shapes.ts';
import type { Sockets } from '../sockets.ts';

/** What there is to play, how to ask for it, and the door for sockets. */
export function aboutRoutes(app: App, sockets: Sockets): void {
  const list = Object.values(games).map(({ id, version, seats, options }) => ({
    id,
    version,
    seats,
    options,
    levels: Object.keys(botsFor(id)),
  }));
  app.get(
    '/api/games',
    {
      schema: {
        operationId: 'listGames',
        summary: 'The games, with their seats, options and bots.',
        response: { 200: GamesShape, ...refusals },
      },
    },
    async () => list,
  );

  app.get(
    '/api/openapi.json',
    {
      schema: {
        operationId: 'describe',
        summary: 'This description.',
        response: { 200: Type.Unknown({ description: 'OpenAPI 3.1.' }), ...refusals },
      },
    },
    async () => app.swagger(),
  );

  app.get(
    '/api/socket',
    {
      exposeHeadRoute: false,
      schema: {
        operationId: 'openSocket',
        summary: 'A WebSocket that does all that the rest of the API does; docs/API.md says how.',
        response: { 101: { description: 'The connection is a WebSocket now.' }, ...refusals },
      },
    },
    (request, reply) => sockets.accept(request, reply),
  );
}

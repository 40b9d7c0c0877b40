import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Heard, type House, openHouse } from './house.ts';

let house: House;
let api: Heard;
beforeAll(async () => {
  house = await openHouse();
  api = await (await fetch(`${house.url}/api/openapi.json`)).json();
});
afterAll(() => house.close());

const ROUTES = [
  'delete /api/player',
  'delete /api/sign-in',
  'get /api/clubs/{club}',
  'get /api/daily',
  'get /api/daily/{day}',
  'get /api/daily/{day}/{game}/records',
  'get /api/games',
  'get /api/leaders',
  'get /api/notices',
  'get /api/openapi.json',
  'get /api/player',
  'get /api/player/clubs',
  'get /api/player/daily',
  'get /api/player/daily/{day}/{game}',
  'get /api/player/export',
  'get /api/player/matches',
  'get /api/player/ratings',
  'get /api/player/ratings/{table}',
  'get /api/player/tournaments',
  'get /api/player/tournaments/{tournament}',
  'get /api/player/tournaments/{tournament}/codes',
  'get /api/sign-in',
  'get /api/socket',
  'get /api/tables',
  'get /api/tables/{table}',
  'get /api/tables/{table}/events',
  'get /api/tables/{table}/record',
  'get /api/tables/{table}/updates',
  'get /api/tournaments/{tournament}',
  'get /api/tournaments/{tournament}/rounds/{round}',
  'get /api/tournaments/{tournament}/updates',
  'get /healthz',
  'get /livez',
  'get /metrics',
  'get /set-aside',
  'post /api/player/clubs',
  'post /api/player/clubs/{club}',
  'post /api/player/daily/{day}/{game}',
  'post /api/player/link',
  'post /api/player/listed',
  'post /api/player/name',
  'post /api/player/tournaments',
  'post /api/player/tournaments/{tournament}',
  'post /api/player/tournaments/{tournament}/codes',
  'post /api/player/tournaments/{tournament}/seat',
  'post /api/players',
  'post /api/players/join',
  'post /api/sign-in',
  'post /api/sign-in/finish',
  'post /api/tables',
  'post /api/tables/{table}/commands',
  'post /api/tables/{table}/notices',
  'post /api/tournaments/{tournament}/enter',
];

const operations = (): [route: string, operation: Heard][] =>
  Object.entries<Heard>(api.paths).flatMap(([path, methods]) =>
    Object.entries<Heard>(methods).map(([method, operation]): [string, Heard] => [
      `${method} ${path}`,
      operation,
    ]),
  );

it('describes every route of the API, each with a name of its own', () => {
  expect(api.openapi).toBe('3.1.0');
  const routes = operations().map(([route]) => route);
  expect(routes.filter((route) => !route.endsWith('/*') && route !== 'get /').sort()).toEqual(ROUTES);
  const names = operations().map(([, { operationId }]) => operationId);
  expect(new Set(names).size).toBe(names.length);
});

it('says what comes in, what goes out and how it is refused', () => {
  for (const [route, { responses, parameters, summary }] of operations()) {
    expect([route, typeof summary]).toEqual([route, 'string']);
    for (const response of Object.values<Heard>(responses))
      expect(typeof response.description).toBe('string');
    const wanted = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const inPath = (parameters ?? []).filter((parameter: Heard) => parameter.in === 'path');
    expect(inPath.map(({ name }: Heard) => name)).toEqual(wanted);
    if (route.includes('/api/'))
      expect(responses.default.content['application/problem+json'].schema.properties.code.type).toBe(
        'string',
      );
  }
  const command = api.paths['/api/tables/{table}/commands'].post;
  expect(command.security).toEqual([{ seat: [] }, {}]);
  expect(command.requestBody.content['application/json'].schema.anyOf.length).toBeGreaterThan(6);
  expect(api.components.securitySchemes.seat).toMatchObject({ type: 'http', scheme: 'bearer' });
});

/** Where a schema takes any text at all, as paths of fields. */
function freeTexts(schema: Heard, path: string): string[] {
  if (schema === undefined || schema === null) return [];
  const { type, pattern, enum: allowed, const: only, anyOf = [], items, properties = {} } = schema;
  const isFree = type === 'string' && pattern === undefined && allowed === undefined && only === undefined;
  return [
    ...(isFree ? [path] : []),
    ...anyOf.flatMap((one: Heard) => freeTexts(one, path)),
    ...freeTexts(items, `${path}[]`),
    ...Object.entries(properties).flatMap(([name, one]) => freeTexts(one, `${path}.${name}`)),
  ];
}

// PostgreSQL keeps no zero byte, and people should not have to see everything: a text without a pattern has to be cleaned, or is compared with
// what there is and never kept.
it('takes text without a pattern only where it is cleaned or compared', () => {
  const CLEANED = ['name', 'names[]', 'prefix'];
  const COMPARED = ['answer', 'bots', 'fill', 'game', 'last-event-id', 'level', 'move', 'q'];
  const fields = operations().flatMap(([, { requestBody, parameters = [] }]) => [
    ...freeTexts(requestBody?.content?.['application/json']?.schema, ''),
    ...parameters.flatMap(({ name, schema }: Heard) => freeTexts(schema, `.${name}`)),
  ]);
  const last = fields.map((field) => field.slice(field.lastIndexOf('.') + 1));
  expect([...new Set(last)].toSorted()).toEqual([...CLEANED, ...COMPARED].toSorted());
});

it('refers to nothing that is not there', () => {
  const text = JSON.stringify(api);
  for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g))
    expect(api.components.schemas[name!]).toBeDefined();
});

it('has nothing that the recommended rules of Redocly find wrong', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source: JSON.stringify(api), config });
  expect(found.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)).toEqual([]);
});

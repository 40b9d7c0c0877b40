import { at, required } from '@bullpen/engine';
import { type GameId, gameIds, games } from '@bullpen/games';
import { openHouse } from '@bullpen/prove/live/house.ts';
import { isNumbered, knowledgeOf } from '@bullpen/prove/live/knowledge.ts';
import { messagesIn, momentsIn } from '@bullpen/prove/live/messages.ts';
import { searchHeard } from '@bullpen/prove/live/search.ts';
import type { Snapshot } from '@bullpen/wire';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { said, tableText } from '../mcp/answers.ts';
import { BotTable } from '../mcp/bot-table.ts';
import { BULLPEN, PATIENCE } from './run.ts';

interface ToolResult {
  readonly content: readonly { readonly text: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: boolean;
}

const client = new Client({ name: 'test', version: '1' });
const call = async (name: string, args: Record<string, unknown> = {}): Promise<ToolResult> =>
  (await client.callTool({ name, arguments: args })) as ToolResult;

const textOf = ({ content }: ToolResult): string => at(content, 0).text;

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
  const transport = new StdioClientTransport({ command: process.execPath, args: [BULLPEN, 'mcp'] });
  await client.connect(transport);
});
afterAll(async () => {
  await client.close();
  await house.close();
});

interface PlayedByModel {
  readonly table: string;
  readonly results: readonly ToolResult[];
  readonly last: Snapshot;
}

/** Plays a match to its end, with the last legal move at every turn. */
async function playOn(table: string, seated: ToolResult): Promise<PlayedByModel> {
  const results = [seated];
  for (let turns = 0; turns < 2000; turns++) {
    const { snapshot } = at(results, results.length - 1).structuredContent as { snapshot: Snapshot };
    if (snapshot.status === 'over') return { table, results, last: snapshot };
    const move = snapshot.legal.at(-1);
    results.push(await (move === undefined ? call('look', { table }) : call('move', { table, move })));
  }
  throw new Error('the match does not end');
}

/** Counts and scores in the drawing of a table that may be as large as a card; the score of a seat comes first in its line. */
const COUNTS = /\b(stack|stock|deck)\W+\d+|\bseat \d+ {2}\d+(\+\d+)?|\(\d+\)$/gm;

/** What in the results of a match the seat could not know, by the record of the match. */
function faultsIn(game: string, { results, last }: PlayedByModel, record: string): string[] {
  const texts = results.map(({ structuredContent }) => JSON.stringify(structuredContent));
  const viewers = new Map([[last.viewer, texts]]);
  const found = searchHeard({ game, seats: last.seats, viewers, marks: [], record }).findings;
  if (!isNumbered(game)) return found;
  const known = knowledgeOf(record, game, last.seats, momentsIn(messagesIn(texts)));
  // In the words for the model, too, every number that can only be a card must be one that the seat knows.
  for (const { content, structuredContent } of results) {
    const { snapshot } = structuredContent as { snapshot: Snapshot };
    const cards = known(snapshot.seq, last.viewer);
    for (const [number] of at(content, 0)
      .text.replaceAll(COUNTS, '')
      .matchAll(/(?<![\w.-])\d+(?![\w-])/g))
      if (Number(number) > 66 && cards?.has(Number(number)) === false) found.push(`the text says ${number}`);
  }
  return found;
}

/** The options of a short match. */
const shortOf = ({ period }: { readonly period: string }): Record<string, number> =>
  period === 'none' ? {} : { [`${period}s`]: 1 };

/** Plays a match at a table of the server by its link; what in the results the seat could not know. */
async function atServer(game: (typeof games)[GameId]): Promise<string[]> {
  const plan = [{ kind: 'open' }, ...Array(2).fill({ kind: 'bot', level: 'random' })];
  const wish = { id: `mcp-${game.id}`, game: game.id, seats: 3, options: shortOf(game), plan };
  const made = await fetch(`${house.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  const { table: name } = (await made.json()) as { table: string };
  const link = `${house.url}/t/${name}`;
  const played = await playOn(link, await call('sit', { table: link }));
  const record = await (await fetch(`${house.url}/api/tables/${name}/record`)).text();
  return faultsIn(game.id, played, record);
}

describe('bullpen mcp', () => {
  it('offers its tools', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(
      'list_games read_rules open_table sit look legal_moves move review'.split(' '),
    );
  });

  it('lists the games and reads rules by number', async () => {
    const { games: list } = (await call('list_games')).structuredContent as { games: { game: string }[] };
    expect(list.map(({ game }) => game)).toEqual(Object.keys(games));
    expect(textOf(await call('read_rules', { game: 'six-nimmt', rule: 's8' }))).toMatch(
      /^S8: If a card is lower/,
    );
    const all = textOf(await call('read_rules', { game: 'captain-jack' })).split('\n');
    expect(all).toHaveLength(games['captain-jack'].rules.length);
    expect(textOf(await call('read_rules', { game: 'six-nimmt', rule: 'X1' }))).toMatch(
      /^no rule X1 in six-nimmt/,
    );
  });

  it('says what is wrong in one line', async () => {
    const wrong = async (name: string, args: Record<string, unknown>, line: RegExp): Promise<void> => {
      const result = await call(name, args);
      expect(result.isError).toBe(true);
      expect(textOf(result)).toMatch(line);
    };
    await wrong('open_table', { game: 'six-nimmt', bots: 'grandma' }, /\(level, allowed: random, /);
    await wrong('open_table', { game: 'six-nimmt', options: { target: 1001 } }, /rule S11\)$/);
    for (const tool of ['open_table', 'read_rules'])
      await wrong(tool, { game: 'chess' }, /^no game "chess"; there are six-nimmt, /);
    await wrong('sit', { table: 'nowhere' }, /^there is no table nowhere/);
    await wrong('look', { table: 'nowhere' }, /^you do not sit at table nowhere$/);
    const { table } = (await call('open_table', { game: 'six-nimmt' })).structuredContent as {
      table: string;
    };
    await call('sit', { table });
    await wrong('sit', { table }, /^you already sit at table/);
    await wrong('move', { table, move: '0' }, /^0: /);
    await wrong('move', { table, move: 'row 1' }, /^row 1: .*rule S\d+\)$/);
    await wrong('review', { table }, /^the match is not over yet$/);
  });

  it(
    'plays every game at the link of a table of a server, and nothing but the view of the seat passes',
    async () => {
      const found = await Promise.all(
        Object.values(games).map(async (game) => [game.id, await atServer(game)]),
      );
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(gameIds.map((id) => [id, []])));
    },
    PATIENCE,
  );

  describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (id, game) => {
    const options = shortOf(game);

    it(
      'is played to its end at a table of its own, and reviewed',
      async () => {
        const opened = await call('open_table', { game: id, seats: 3, options, bots: 'easy' });
        const { table } = opened.structuredContent as { table: string };
        const legal = async (): Promise<unknown> =>
          (await call('legal_moves', { table })).structuredContent?.legal;
        const seated = await call('sit', { table, name: 'Model' });
        const first = (seated.structuredContent as { snapshot: Snapshot }).snapshot;
        expect(await legal()).toEqual(first.legal);

        const played = await playOn(table, seated);
        expect(required(played.last.outcome, 'the outcome').scores).toHaveLength(3);
        expect(await legal()).toEqual([]);
        expect(textOf(at(played.results, played.results.length - 1))).toContain('The match is over.');
        console.log(`${id} over MCP: a match in ${played.results.length} calls`);
        const review = await call('review', { table, seconds: 0.5 });
        expect(textOf(review)).toMatch(/decisions?/);
        expect(review.structuredContent).toMatchObject({ game: id, seat: played.last.viewer });
      },
      PATIENCE,
    );

    it('shows nothing but the view of the seat at a table of its own', async () => {
      const plan = [{ kind: 'open' } as const, ...Array(2).fill({ kind: 'bot', level: 'random' })];
      const table = BotTable.open('here', { game: id, seats: 3, options, plan });
      if ('code' in table) throw new Error(table.code);
      await table.sit('Model');
      const results: ToolResult[] = [];
      for (let seen = 0; ; ) {
        const news = await table.news(seen);
        results.push(said(tableText(news), news));
        const { status, legal, seq } = news.snapshot;
        if (status === 'over') break;
        seen = seq;
        await table.move(required(legal.at(-1), 'a legal move'));
      }
      const { snapshot } = at(results, results.length - 1).structuredContent as { snapshot: Snapshot };
      const played = { table: 'here', results, last: snapshot };
      const record = await table.record();
      expect(faultsIn(id, played, record)).toEqual([]);
      expect(leakOf(id, played, record)).not.toEqual([]);
    });
  });
});

/** What is found if the first message has the first deal of the record in it: the search must notice. */
function leakOf(game: string, { results, ...rest }: PlayedByModel, record: string): string[] {
  const deal = JSON.parse(required(record.split('\n')[1], 'the deal')) as { deal: { hands?: unknown[] } };
  const leaky = results.map((result, i) => {
    const { snapshot } = result.structuredContent as { snapshot: Snapshot };
    if (i > 0 || snapshot.view === null) return result;
    const view = { ...snapshot.view, hands: deal.deal.hands ?? [], choice: 'all' };
    return { ...result, structuredContent: { ...result.structuredContent, snapshot: { ...snapshot, view } } };
  });
  return faultsIn(game, { ...rest, results: leaky }, record);
}

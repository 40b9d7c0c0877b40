import { botsFor } from '@bullpen/bots';
import { allowed, type Game, type OptionSpec } from '@bullpen/engine';
import { gameIds, games, isGameId } from '@bullpen/games';
import { readingOf, ruleTexts } from '@bullpen/words';
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import Type, { type Static, type TSchema } from 'typebox';
import manifest from '../package.json' with { type: 'json' };
import { refused, said, type ToolAnswer } from './answers.ts';
import type { ModelTables } from './tables.ts';

/** Checked here, not by the schema: its words would not say which games there are. */
const GameName = Type.String({ maxLength: 60, description: `one of ${gameIds.join(', ')}` });
const noGame = (id: string): ToolAnswer => refused(`no game "${id}"; there are ${gameIds.join(', ')}`);
const Table = Type.String({
  maxLength: 300,
  description: 'what open_table gave you, or the link of a table',
});
const AtTable = Type.Object({ table: Table });
const exact = { additionalProperties: false };

const INSTRUCTIONS = `Five number games to play against bots: open a table, sit, then look and move until the match is over.
Moves are short texts; legal_moves lists them. Every rule has a number, and a refused move names the rule that it breaks.
You see what your seat may know, and nothing else. After the match, review says what your decisions cost.`;

/** The tools with which a model plays. All tables are in `tables`, so that they outlive a connection. */
export function modelServer(tables: ModelTables): McpServer {
  const server = new McpServer(
    { name: 'bullpen', version: manifest.version },
    { instructions: INSTRUCTIONS },
  );
  const tool = <Args extends TSchema>(
    name: string,
    description: string,
    args: Args,
    answer: (args: Static<Args>) => ToolAnswer | Promise<ToolAnswer>,
  ): void => {
    const inputSchema = fromJsonSchema<Static<Args>>(args as Parameters<typeof fromJsonSchema>[0]);
    server.registerTool(name, { description, inputSchema }, async (given) => answer(given as Static<Args>));
  };

  tool('list_games', 'The games with their seats, options and bots.', Type.Object({}, exact), () => {
    const list = Object.values(games).map(gameFacts);
    return said(list.map((facts) => JSON.stringify(facts)).join('\n'), { games: list });
  });
  tool(
    'read_rules',
    'The rules of a game in English, each with its number; or one rule.',
    Type.Object({ game: GameName, rule: Type.Optional(Type.String({ description: 'such as S8' })) }, exact),
    ({ game, rule }) => rulesOf(game, rule),
  );
  tool(
    'open_table',
    'Opens a table with one seat for you and bots in the others. Then sit.',
    Type.Object(
      {
        game: GameName,
        seats: Type.Optional(Type.Integer({ minimum: 2, maximum: 10 })),
        options: Type.Optional(
          Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]), {
            description: 'as list_games names them',
          }),
        ),
        bots: Type.Optional(Type.String({ description: 'how strong the bots are; medium if left out' })),
      },
      exact,
    ),
    ({ game, seats = 2, options = {}, bots = 'medium' }) => {
      if (!isGameId(game)) return noGame(game);
      const plan = Array.from({ length: seats }, (_, seat) =>
        seat === 0 ? ({ kind: 'open' } as const) : ({ kind: 'bot', level: bots } as const),
      );
      return tables.open({ game, seats, options, plan });
    },
  );
  tool(
    'sit',
    'Takes your seat at a table: one that you opened, or one of a server by its link (http://…/t/…).',
    Type.Object({ table: Table, name: Type.Optional(Type.String({ maxLength: 100 })) }, exact),
    ({ table, name = 'Model' }) => tables.sit(table, name),
  );
  tool(
    'look',
    'The table as your seat sees it: what happened since your last look, the cards, your legal moves.',
    AtTable,
    ({ table }) => tables.look(table),
  );
  tool('legal_moves', 'The moves that you may make now.', AtTable, ({ table }) => tables.legalMoves(table));
  tool(
    'move',
    'Makes a move. The answer is the table when it is your turn again, or the rule that forbids the move.',
    Type.Object({ table: Table, move: Type.String({ maxLength: 60 }) }, exact),
    ({ table, move }) => tables.move(table, move),
  );
  tool(
    'review',
    'When the match is over: what each of your decisions cost against the best move, luck apart.',
    Type.Object(
      {
        table: Table,
        seconds: Type.Optional(
          Type.Number({ minimum: 0.1, maximum: 40, description: 'how long to think; 10 if left out' }),
        ),
      },
      exact,
    ),
    ({ table, seconds = 10 }) => tables.review(table, seconds),
  );
  return server;
}

const gameFacts = (game: Game) => ({
  game: game.id,
  seats: game.seats,
  wins: `the ${game.best} score`,
  bots: Object.keys(botsFor(game.id)),
  rules: game.rules,
  options: Object.entries<OptionSpec>(game.options).map(([name, spec]) => ({
    name,
    allowed: allowed(spec),
    default: spec.default,
    rule: spec.rule,
  })),
});

function rulesOf(id: string, rule: string | undefined): ToolAnswer {
  if (!isGameId(id)) return noGame(id);
  const { rules } = games[id];
  const wanted = rule === undefined ? rules : rules.filter((number) => number === rule.toUpperCase());
  if (wanted.length === 0) return refused(`no rule ${rule} in ${id}; there are ${rules.join(', ')}`);
  const texts = wanted.map((number) => {
    const reading = readingOf(id, number);
    return `${number}: ${ruleTexts[id]?.[number] ?? ''}${reading === undefined ? '' : ` (${reading})`}`;
  });
  return said(texts.join('\n'));
}

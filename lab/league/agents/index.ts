import { type Bot, botsFor } from '@bullpen/bots';
import { required } from '@bullpen/engine';
import { entryOf, type GameId } from '@bullpen/games';
import { bullenrommeeAgents } from './bullenrommee.ts';
import { elevenNimmtAgents } from './eleven-nimmt.ts';
import { sixNimmtAgents } from './six-nimmt.ts';

/** Players with one plain idea each. They are for the arena only: a strong bot must beat all of them. */
const byGame: Readonly<Record<GameId, Readonly<Record<string, Bot>>>> = {
  'six-nimmt': sixNimmtAgents,
  'eleven-nimmt': elevenNimmtAgents,
  bullenrommee: bullenrommeeAgents,
  'twenty-one': {},
  'captain-jack': {},
};

/** All who can play a game in the arena, by name: the bots of the house, and the agents of the league. */
export const agentsFor = (game: string): Readonly<Record<string, Bot>> => ({
  ...botsFor(game),
  ...entryOf(byGame, game),
});

/** The agent of that name, which the caller knows to exist. */
export const agentNamed = (game: string, name: string): Bot =>
  required(agentsFor(game)[name], `the agent ${name}`);

import { type GameId, gameIds } from '@bullpen/games';
import { describe, expect, it } from 'vitest';
import { PATIENCE } from './run.ts';
import { Session } from './session.ts';

/** A short match of every game. */
const MATCHES: Readonly<Record<GameId, readonly (readonly string[])[]>> = {
  'six-nimmt': [
    ['--option', 'rounds=1'],
    ['--option', 'rounds=1', '--option', 'variant=draft', '--seats', '10', '--players', 'easy'],
  ],
  'eleven-nimmt': [['--option', 'rounds=1']],
  bullenrommee: [[]],
  'twenty-one': [[]],
  'captain-jack': [[]],
};
const CASES = gameIds.flatMap((id) => MATCHES[id].map((args) => [id, ...args]));

describe('bullpen play', () => {
  it.each(CASES)(
    'plays a whole match of %s: the first move that ? lists, until there are scores',
    async (...args) => {
      const session = new Session(args);
      let page = await session.read();
      const others = args.includes('--players') ? args.at(-1) : 'medium';
      expect(page.text).toMatch(
        new RegExp(`^${args[0]}, \\d+ seats, .*You are seat 0; the others: ${others}`),
      );
      expect(page.text).toMatch(/^For other opponents: --players NAME, one of random, easy, .*strong\.$/m);
      const shown = [page.text];
      while (page.moves !== null) {
        expect(page.text).toMatch(/^> seat 0 |^\? seat 0 /m);
        const moves = await session.moves();
        expect(moves).toHaveLength(page.moves);
        page = await session.type(moves[0]!);
        shown.push(page.text);
      }
      expect(page.text).toMatch(/^Scores: -?\d+ \(you\), -?\d+ \(seat 1\).*\. Won by (you|seat \d).*\.\n$/m);
      expect(await session.exitCode()).toBe(0);
      const text = shown.join('');
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      expect(text.split('\n').filter((line) => /^ {2}[A-Z]/.test(line) && line.length > 100)).toEqual([]);
    },
    PATIENCE,
  );

  it(
    'tells the rules, all or one, and which there are',
    async () => {
      const session = new Session(['six-nimmt']);
      await session.read();
      const { text: all } = await session.type('r');
      expect(all.match(/^S\d+ /gm)).toHaveLength(16);
      const { text: one } = await session.type('r s8');
      expect(one).toMatch(/^S8 {2}If a card is lower than the last card of every row/);
      expect(all).toContain(one);
      expect((await session.type('r S9')).text.replaceAll(/\s+/g, ' ')).toMatch(
        /^S9 Taken cards .* at them\. \(Our reading: The book does not say .*\) $/,
      );
      expect(one).not.toContain('Our reading');
      const { text: none } = await session.type('r E5');
      expect(none).toMatch(/^No rule E5; there are S1 S2 .* S16\.\n$/);
    },
    PATIENCE,
  );

  it(
    'refuses an illegal move with its rule, and asks again',
    async () => {
      const session = new Session(['six-nimmt', '--seats', '2']);
      const { moves } = await session.read();
      const hand = await session.moves();
      const stranger = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'].find(
        (card) => !hand.includes(card),
      )!;
      const refused = await session.type(stranger);
      expect(refused.text).toMatch(/^not in hand — S3: A round has ten turns\./);
      expect(refused.moves).toBe(moves);
      expect((await session.type('row 1')).text).toMatch(/^not too low — S8: /);
      expect((await session.type('give up')).text).toBe('not a move of this game, move give up\n');
      expect((await session.type('')).text).toMatch(/^Type a move\. \? lists the legal ones/);
      expect(await session.moves()).toEqual(hand);
    },
    PATIENCE,
  );

  it(
    'is left with q',
    async () => {
      const session = new Session(['captain-jack']);
      await session.read();
      expect(await session.type('q')).toEqual({ text: 'You left the match.\n', moves: null });
      expect(await session.exitCode()).toBe(0);
    },
    PATIENCE,
  );

  it(
    'is left when the input ends',
    async () => {
      const session = new Session(['twenty-one', '--players', 'random,random,random']);
      await session.read();
      expect(await session.hangUp()).toEqual({ text: '\nYou left the match.\n', moves: null });
      expect(await session.exitCode()).toBe(0);
    },
    PATIENCE,
  );
});

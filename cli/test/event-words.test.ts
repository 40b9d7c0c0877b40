import { type Event, legalMoves, listSeats, type Match, seeded } from '@bullpen/engine';
import { someMatches } from '@bullpen/engine/conformance';
import { type GameId, gameIds, games } from '@bullpen/games';
import { describe, expect, it } from 'vitest';
import { eventWords } from '../event-words/index.ts';

/** The events of a match, played at random. */
function eventsOf(id: GameId, match: Match): Event[] {
  const game = games[id];
  const chance = seeded('event words');
  const events: Event[] = [];
  const tell = (event: Event): void => {
    events.push(event);
  };
  const state = game.setup(match, chance, tell);
  for (let acting = listSeats(game.toAct(state)); acting.length > 0; acting = listSeats(game.toAct(state))) {
    const moves = legalMoves(game, state, acting[0]!);
    game.apply(state, acting[0]!, moves[chance.below(moves.length)]!, chance, tell);
  }
  return events;
}

const words = (game: string, name: string, data: unknown, options: unknown = {}): string | null =>
  eventWords(game, { to: 0, name, data }, options);

describe('the words for events', () => {
  it.each(gameIds)('are a sentence, or nothing, for everything that happens in %s', (id) => {
    const matches = [...someMatches(games[id], 2), ...someMatches(games[id], 4)];
    for (const match of matches)
      for (const event of eventsOf(id, match)) {
        const sentence = eventWords(id, event, match.options) ?? 'Nothing';
        expect(sentence).toMatch(/^[A-Z][^\n]*[^ ]$/);
        expect(sentence).not.toMatch(/undefined|null|NaN|\[object|[{}"]/);
      }
  });

  it('[E8] list no cards of a pile that was taken, unless the memory aid is on', () => {
    const took = { seat: 1, pile: 0, cards: [31, 36, 46] };
    expect(words('eleven-nimmt', 'took', took)).toBe('Seat 1 took pile 1, with 46 on top');
    expect(words('eleven-nimmt', 'took', took, { memory: 'on' })).toBe('Seat 1 took pile 1: 31 36 46');
  });

  it.each<[game: string, name: string, data: unknown, sentence: string | null]>([
    ['six-nimmt', 'hand', { seat: 0, hand: [3, 55] }, 'Your hand: 3 55'],
    ['six-nimmt', 'revealed', { cards: [7, 9] }, 'Revealed: 7 (you), 9 (seat 1)'],
    ['six-nimmt', 'placed', { seat: 1, card: 9, row: 0 }, 'Seat 1 placed 9 in row 1'],
    [
      'six-nimmt',
      'took',
      { seat: 0, card: 9, row: 3, cards: [8], heads: 1 },
      'You took row 4 with 9: 8 (1 head)',
    ],
    ['six-nimmt', 'chosen', { seat: 1 }, null],
    [
      'six-nimmt',
      'round',
      { n: 2, points: [1, 0], totals: [5, 6] },
      'Round 2 is over: 1 (you), 0 (seat 1). Totals: 5 (you), 6 (seat 1)',
    ],
    ['eleven-nimmt', 'start', { pile: 30, first: 1 }, 'The first pile starts with 30. Seat 1 goes first'],
    ['eleven-nimmt', 'played', { seat: 0, card: 36, pile: 1 }, 'You played 36 on pile 2'],
    ['eleven-nimmt', 'bull', { seat: 2, from: 0 }, 'Seat 2 got a bull card from you'],
    ['eleven-nimmt', 'bull', { seat: 2, from: null }, 'Seat 2 got a bull card'],
    ['eleven-nimmt', 'counted', { hands: [[], [4, 5]] }, 'Left in hand: you: – | seat 1: 4 5'],
    ['bullenrommee', 'laid', { seat: 1, meadow: 1, cards: [14, 0, 17] }, 'Seat 1 laid m2: 14 J 17'],
    ['bullenrommee', 'added', { seat: 0, card: 0, meadow: 0, place: 3 }, 'You added J to m1, at place 4'],
    ['bullenrommee', 'took', { seat: 1, card: 7, fill: null }, 'Seat 1 took 7'],
    [
      'twenty-one',
      'wrote',
      { seat: 0, row: 0, written: [{ colour: 'red', number: 6, hit: true }] },
      'You entered red 6× in row 1',
    ],
    [
      'captain-jack',
      'asked',
      { seat: 1, seats: [0, 2, 3] },
      'The Jack may be answered by you, seat 2 and seat 3',
    ],
    [
      'captain-jack',
      'took',
      { seat: 2, from: 0, why: 'given', pile: 0, cards: ['5', '6'] },
      'Seat 2 took pile 1, given by you: 5 6',
    ],
  ])('of %s: %s', (game, name, data, sentence) => {
    expect(words(game, name, data)).toBe(sentence);
  });
});

import { type Chance, type Game, legalMoves, type Move, Recorder, seeded } from '@bullpen/engine';
import { someMatches } from '@bullpen/engine/conformance';
import { games } from '@bullpen/games';
import { pick } from '../pick.ts';

/** Good messages, to be spoilt. */
export const MESSAGES: readonly Record<string, unknown>[] = [
  { id: '1', ping: 1 },
  { id: '2', follow: { table: 'victim', since: 0 } },
  { id: '3', follow: { table: 'victim', token: 'a'.repeat(30) } },
  { id: '4', unfollow: 'victim' },
  {
    id: '5',
    create: {
      id: 'create-0001',
      game: 'six-nimmt',
      seats: 3,
      options: { variant: 'draft', target: 30, rounds: 2 },
      plan: [{ kind: 'open' }, { kind: 'bot', level: 'random' }],
      clock: { kind: 'move', seconds: 30 },
      listed: true,
      hints: false,
      host: 'h'.repeat(30),
      seating: 'drawn',
      phrases: 'between',
      rated: true,
    },
  },
  {
    id: '6',
    create: { id: 'create-0002', game: 'captain-jack', seats: 2, clock: { kind: 'days', days: 2 } },
  },
  ...[
    { do: 'sit', seat: 0, name: 'Anna', token: 'a'.repeat(30), commitment: '0f'.repeat(32) },
    { do: 'sit', name: 'Anna', token: 'a'.repeat(30), player: 'p'.repeat(30) },
    { do: 'rename', name: 'Anna' },
    { do: 'stand' },
    { do: 'start', fill: 'random' },
    { do: 'move', move: '55', seq: 5 },
    { do: 'move', move: 'take 1' },
    { do: 'move', move: '5>new' },
    { do: 'move', move: 'lay 14 16 17' },
    { do: 'move', move: 'write red blue' },
    { do: 'retract' },
    { do: 'return' },
    { do: 'recover', token: 'b'.repeat(30) },
    { do: 'rematch' },
    { do: 'reveal', nonce: 'f0'.repeat(32) },
    { do: 'remove', seat: 1 },
    { do: 'bot', seat: 1, level: 'random' },
    { do: 'hand-on', seat: 1 },
    { do: 'seats', seats: 5 },
    { do: 'close' },
    { do: 'leave' },
    { do: 'resign' },
    { do: 'vote', seat: 1, for: 'bot' },
    { do: 'say', phrase: 'well-played' },
    { do: 'phrases', phrases: 'off' },
  ].map((command, i) => ({
    id: `c${i}`,
    table: 'victim',
    token: 'a'.repeat(30),
    command: { id: `command-${i}`, ...command },
  })),
];

/** Good bodies of requests about players, to be spoilt. */
export const PLAYER_BODIES: readonly Record<string, unknown>[] = [
  { id: 'i'.repeat(24), key: 'k'.repeat(30), name: 'Anna' },
  { name: 'Anna' },
  { listed: true },
  { token: 't'.repeat(30) },
  { code: 'c'.repeat(24), key: 'k'.repeat(30) },
  {
    ticket: 't'.repeat(32),
    answer: 'code=x&state=y',
    player: { id: 'i'.repeat(24), key: 'k'.repeat(30), name: 'Anna' },
  },
  { id: 'club-wish-1', name: 'Oxen' },
  ...['join', 'leave'].map((wish) => ({ do: wish })),
  { do: 'share', table: 'victim' },
  { do: 'remove', member: 1 },
  {
    ...{ id: 'tournament-1', name: 'Cup', game: 'six-nimmt', rounds: 3, seats: 4, bots: 'easy', pause: 0 },
    ...{ options: { rounds: 1 }, start: { kind: 'full', entrants: 2 }, clock: { kind: 'move', seconds: 30 } },
  },
  { id: 'command-1', do: 'join', name: 'Anna', code: `1-${'c'.repeat(24)}` },
  { id: 'command-2', do: 'remove', entrant: 1 },
  { id: 'codes-1', count: 3, names: ['Anna'], prefix: 'Player' },
  { code: `1-${'c'.repeat(24)}`, player: { id: 'i'.repeat(24), key: 'k'.repeat(30) } },
];

const list = Object.values(games);
export const anyGame = (chance: Chance): Game => pick(chance, list);

/** A text that is a move of some game, or nearly. */
export function moveText(game: Game, chance: Chance): string {
  const known = texts.get(game.id) ?? textsOf(game);
  return pick(chance, known);
}

const texts = new Map<string, string[]>();

function textsOf(game: Game): string[] {
  const found = new Set<string>();
  for (const { text } of recordsOf(game))
    for (const [, move = ''] of text.matchAll(/"move":"([^"]*)"/g)) found.add(move);
  texts.set(game.id, [...found]);
  return [...found];
}

const records = new Map<string, { readonly text: string }[]>();

/** Some short matches of a game, written down. */
export function recordsOf(game: Game): readonly { readonly text: string }[] {
  const known = records.get(game.id);
  if (known !== undefined) return known;
  const made = someMatches(game, game.seats.min)
    .slice(0, 4)
    .map((match, i) => {
      const seed = `sample ${i}`;
      const deals = seeded(seed);
      const recorder = new Recorder(game, match, seed, Array(match.seats).fill('random'));
      const state = game.setup(match, deals, recorder.tell);
      for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
        const seat = 31 - Math.clz32(acting);
        const legal = legalMoves(game, state, seat);
        const move = legal[deals.below(legal.length)] as Move;
        recorder.move(seat, move);
        game.apply(state, seat, move, deals, recorder.tell);
      }
      return { text: recorder.text() };
    });
  records.set(game.id, made);
  return made;
}

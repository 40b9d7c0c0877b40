import { EVERYONE, type Game, legalMoves, type Seat, type View } from '@bullpen/engine';
import { games } from '@bullpen/games';
import type { Table } from '@bullpen/table';
import { type Front, SERVER } from '../front.ts';

/** Something that only the seat itself may know: the sum of what it could play, or holds. */
function secretOf(game: Game, state: unknown, seat: Seat): number {
  const [, ...texts] = JSON.stringify(
    (game.view(state, seat) as View & { hands?: unknown[] }).hands?.[seat] ?? [],
  ).match(/\w+/g) ?? [''];
  return texts.reduce((sum, text) => sum + text.charCodeAt(0) + text.length, 0);
}

const anybody = (table: Table): number => secretOf(table.game, table.state, table.seats.length - 1);
const six = games['six-nimmt']!;
const captain = games['captain-jack']!;
const isOther = (table: Table, viewer: number): boolean => viewer !== table.seats.length - 1;

/** A game or a server that tells more than it may, and where that must be noticed. */
export interface Leaky {
  readonly what: string;
  readonly where: string;
  readonly game: Game;
  readonly front?: Partial<Front>;
}

export const LEAKY: readonly Leaky[] = [
  {
    what: 'a field of the view that tells of a hand',
    where: 'snapshot',
    game: {
      ...six,
      view: (state, viewer) => {
        const view = six.view(state, viewer);
        return { ...view, luck: secretOf(six, state, view.seats - 1) };
      },
    },
  },
  {
    what: 'a number of an observation that tells of a hand',
    where: 'observed',
    game: {
      ...six,
      observe: (state, seat, into) => {
        six.observe(state, seat, into);
        into[1] = secretOf(six, state, (seat + 1) % six.view(state, seat).seats) % 100;
      },
    },
  },
  {
    what: 'an action that depends on the hand of another',
    where: 'observed',
    game: {
      ...captain,
      actionOf: (state, seat, move) =>
        captain.actionOf(state, seat, move) + secretOf(captain, state, (seat + 1) % 2),
    },
  },
  {
    what: 'an event with too large an audience',
    where: 'messages',
    game: {
      ...captain,
      apply: (state, seat, move, chance, tell) =>
        captain.apply(state, seat, move, chance, (event) =>
          tell?.(event.name === 'drawn' ? { ...event, to: EVERYONE } : event),
        ),
    },
  },
  {
    what: 'the legal moves of another seat',
    where: 'snapshot',
    game: captain,
    front: {
      snapshot: (table, viewer) => {
        const shown = SERVER.snapshot(table, viewer);
        const legal = table.seats.flatMap((_, seat) => legalMoves(table.game, table.state, seat));
        return { ...shown, legal: legal.map((move) => table.game.format(move)) };
      },
    },
  },
  {
    what: 'the detail of a refusal',
    where: 'answer',
    game: six,
    front: {
      decide: (table, viewer, command, now) => {
        const decision = SERVER.decide(table, viewer, command, now);
        if (decision.ok || !isOther(table, viewer)) return decision;
        return { ok: false, refusal: { ...decision.refusal, detail: { best: anybody(table) } } };
      },
    },
  },
  {
    what: 'a refusal by the game that depends on the hand of another',
    where: 'answer',
    game: {
      ...six,
      refuse: (state, seat, move) => {
        const refusal = six.refuse(state, seat, move);
        return refusal && { ...refusal, detail: { held: secretOf(six, state, seat === 0 ? 1 : 0) } };
      },
    },
  },
  {
    what: 'the secret choice of another in lean news',
    where: 'messages',
    game: six,
    front: {
      lean: (stepped, viewer) => {
        const { entry } = stepped.logged;
        return SERVER.lean(stepped, entry.type === 'moved' ? entry.seat : viewer);
      },
    },
  },
  {
    what: 'the number of messages',
    where: 'messages',
    game: six,
    front: {
      messages: (table, updates, snapshot) => {
        const sent = SERVER.messages(table, updates, snapshot);
        return anybody(table) % 2 === 0 || !isOther(table, snapshot.viewer) ? sent : [...sent, ':'];
      },
    },
  },
  {
    what: 'the order of messages',
    where: 'messages',
    game: six,
    front: {
      messages: (table, updates, snapshot) => {
        const sent = SERVER.messages(table, updates, snapshot);
        return anybody(table) % 2 === 0 || !isOther(table, snapshot.viewer) ? sent : sent.toReversed();
      },
    },
  },
  {
    what: 'the moment at which a bot moves',
    where: 'moments',
    game: six,
    front: {
      due: (table, seat) => (SERVER.due(table, seat) ?? 0) + secretOf(table.game, table.state, seat),
    },
  },
  {
    what: 'the time that a game gives for silence',
    where: 'moments',
    game: {
      ...six,
      silence: (state, seat) => ({
        seconds: 5 + (secretOf(six, state, seat) % 7),
        move: legalMoves(six, state, seat)[0]!,
      }),
    },
  },
];

import Type, { type Static } from 'typebox';
import { MOST_CODES, MOST_ENTRANTS, MOST_ROUNDS } from './bounds.ts';
import { CommandId, Level } from './commands.ts';
import { Name, type PlayerFacts, PlayerId, PlayerKey } from './players.ts';
import { SeatToken } from './socket.ts';
import { Clock } from './terms.ts';

// A tournament is a link too: everybody who has it may look. Nothing here has a player's id: entrants have numbers, in the order in which
// they joined.

const exact = { additionalProperties: false };

/** The name of a tournament, as it stands in links. It cannot be guessed. */
export const TournamentId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });

/** When the first round begins. The host can always begin it earlier. */
const Start = Type.Union([
  /** When the host says so. */
  Type.Object({ kind: Type.Literal('press') }, exact),
  /** At a time, in milliseconds since 1970. */
  Type.Object({ kind: Type.Literal('time'), at: Type.Integer({ minimum: 0 }) }, exact),
  /** As soon as this many have joined. */
  Type.Object(
    { kind: Type.Literal('full'), entrants: Type.Integer({ minimum: 2, maximum: MOST_ENTRANTS }) },
    exact,
  ),
]);

/** Who may join: all who have the link, those with a code of the host, or members of the club. */
const EntryBy = Type.Union([Type.Literal('link'), Type.Literal('codes'), Type.Literal('members')]);

/**
 * A new tournament, whose host is the player who makes it. Sent again, it is answered again. What is left out has its default.
 *
 *  - `seats` is how many sit at a table, if possible; 4 by default.
 *  - `bots` is the strength of the bots that fill incomplete tables. Without it tables have 3 to 5 people, or fewer if there are not enough.
 *  - `duplicate`: all tables of a round have the same deals, and nobody else may look at them until the round is over.
 *  - `clock` is never `none`, so that nobody can hold up the round; 60 seconds for a move by default.
 *  - `pause` is the time between two rounds in seconds; 30 by default.
 *  - `final`: after the last round the best of the standing, as many as sit at a table, play one more round for the first places.
 *  - `entry` is `link` by default, and `members` in a club.
 */
export const NewTournament = Type.Object(
  {
    id: CommandId,
    name: Name,
    game: Type.String({ maxLength: 40 }),
    options: Type.Optional(
      Type.Record(
        Type.String({ maxLength: 40 }),
        Type.Union([Type.String({ maxLength: 40 }), Type.Number()]),
      ),
    ),
    seats: Type.Optional(Type.Integer({ minimum: 3, maximum: 5 })),
    rounds: Type.Integer({ minimum: 1, maximum: MOST_ROUNDS }),
    final: Type.Optional(Type.Boolean()),
    bots: Type.Optional(Level),
    duplicate: Type.Optional(Type.Boolean()),
    clock: Type.Optional(Clock),
    start: Type.Optional(Start),
    pause: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
    entry: Type.Optional(EntryBy),
    club: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })),
  },
  exact,
);
export type NewTournament = Static<typeof NewTournament>;

/** A code that lets one person in, once. */
export const EntryCode = Type.String({ pattern: '^[0-9]{1,4}-[A-Za-z0-9_-]{16,64}$' });

const Entrant = Type.Integer({ minimum: 1, maximum: 1_000_000 });

/**
 * What a player can do in a tournament. `start`, `next`, `remove` and `cancel` are for the host, and in a club also for its owner.
 *
 *  - `join` is possible until the last round before the final is drawn; latecomers play from the next round on. Without `name` it is the
 *    name prepared for the code, or the player's own.
 *  - `leave`: a bot plays the seat of this round to its end, and the entrant comes last there. No more rounds until `return`.
 *  - `next` begins the next round before the pause is over.
 *  - `remove`: as if the entrant had left, but for good.
 *  - `cancel` ends the tournament and the tables that are still played. What has been played stands.
 */
export const TournamentCommand = Type.Union([
  Type.Object(
    {
      id: CommandId,
      do: Type.Literal('join'),
      name: Type.Optional(Name),
      code: Type.Optional(EntryCode),
    },
    exact,
  ),
  Type.Object({ id: CommandId, do: Type.Literal('leave') }, exact),
  Type.Object({ id: CommandId, do: Type.Literal('return') }, exact),
  Type.Object({ id: CommandId, do: Type.Literal('start') }, exact),
  Type.Object({ id: CommandId, do: Type.Literal('next') }, exact),
  Type.Object({ id: CommandId, do: Type.Literal('remove'), entrant: Entrant }, exact),
  Type.Object({ id: CommandId, do: Type.Literal('cancel') }, exact),
]);
export type TournamentCommand = Static<typeof TournamentCommand>;

/** The host wants codes to print. Each may have a prepared name; those beyond `names` are called `prefix` and their number. */
export const MakeCodes = Type.Object(
  {
    id: CommandId,
    count: Type.Integer({ minimum: 1, maximum: MOST_CODES }),
    names: Type.Optional(Type.Array(Name, { maxItems: MOST_CODES })),
    prefix: Type.Optional(Name),
  },
  exact,
);
export type MakeCodes = Static<typeof MakeCodes>;

/** Enters somebody with a code, who need not be a player yet: id and key are those of a new player, or of one that the server knows. */
export const EnterByCode = Type.Object(
  {
    code: EntryCode,
    player: Type.Object({ id: PlayerId, key: PlayerKey, name: Type.Optional(Name) }, exact),
  },
  exact,
);
export type EnterByCode = Static<typeof EnterByCode>;

/** The token that is to open the seat; a new token moves the seat to this device. */
export const TakeSeat = Type.Object({ token: SeatToken }, exact);
export type TakeSeat = Static<typeof TakeSeat>;

/** `open` before the first round, `break` between two rounds. */
export type TournamentStatus = 'open' | 'playing' | 'break' | 'over';
/** How a tournament ended: by its last table, by its host, or because nobody was left to play. */
export type TournamentEnd = 'finished' | 'cancelled' | 'empty';

/** A tournament in a list. */
export interface TournamentLine {
  readonly tournament: string;
  readonly name: string;
  readonly game: string;
  readonly status: TournamentStatus;
  /** When it is to begin, or has begun, in milliseconds since 1970; null while nobody knows. */
  readonly starts: number | null;
  readonly entrants: number;
}

export interface TournamentEntrant {
  readonly entrant: number;
  readonly name: string;
  readonly avatar: string;
  readonly state: 'in' | 'left' | 'removed';
}

/** Where an entrant stands, the best first. After the final its finalists come first, in the order in which they ended there. */
export interface TournamentStanding {
  readonly entrant: number;
  readonly place: number;
  /** What counts: the entrant's own points, and the mean of those of the people met. */
  readonly score: number;
  /** For each table, the share of the others there that the entrant was ahead of. */
  readonly points: number;
  readonly opponents: number;
  readonly wins: number;
  readonly tables: number;
}

export interface TournamentTable {
  readonly table: string;
  /** By seat: the number of the entrant; null for a bot. */
  readonly seats: readonly (number | null)[];
  /** Null while it is played. `places` count from 1, and equals share one. */
  readonly result: TournamentResult | null;
}

export interface TournamentResult {
  readonly places: readonly number[];
  readonly scores: readonly number[];
  /** Seats whose people left, so that they come last whatever the score. */
  readonly forfeits: readonly number[];
  /** The match was ended without an outcome: everybody has half a point for it. */
  readonly void: boolean;
}

/** `round` counts from 1; the final is the one after the last. */
export interface TournamentRound {
  readonly round: number;
  readonly final: boolean;
  readonly tables: readonly TournamentTable[];
}

/** A tournament, as all see it who have the link. */
export interface Tournament {
  readonly tournament: string;
  /** How many entries its log has. */
  readonly seq: number;
  /** The time of the server, in milliseconds since 1970. */
  readonly now: number;
  readonly name: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string | number>>;
  readonly seats: number;
  readonly rounds: number;
  readonly final: boolean;
  /** The strength of the bots that fill tables; null if none do. */
  readonly bots: string | null;
  readonly duplicate: boolean;
  readonly clock: Static<typeof Clock>;
  readonly start: Static<typeof Start>;
  readonly pause: number;
  readonly entry: Static<typeof EntryBy>;
  /** Not its link: who may look at a tournament need not be a member. */
  readonly club: { readonly name: string } | null;
  readonly status: TournamentStatus;
  /** Null until it is over. */
  readonly ended: TournamentEnd | null;
  /** When the next round begins by the clock, in milliseconds since 1970; null if nobody knows. */
  readonly next: number | null;
  readonly entrants: readonly TournamentEntrant[];
  readonly standings: readonly TournamentStanding[];
  /** The round that is played, or was played last; null before the first. */
  readonly round: TournamentRound | null;
  /** SHA-256 of the secret from which all deals and all lots come; the secret is shown when the tournament is over. */
  readonly commitment: string;
  readonly secret: string | null;
}

/** What a player is in a tournament. */
export interface MyTournament extends TournamentLine {
  /** Its club, if the player is a member. */
  readonly club: string | null;
  /** Whether the player may do what is for the host. */
  readonly host: boolean;
  /** Null if the player has not joined. */
  readonly entrant: number | null;
  readonly state: TournamentEntrant['state'] | null;
  /** The place in the standing; null before the first round, and without an entry. */
  readonly place: number | null;
}

export interface MyTournaments {
  readonly tournaments: readonly MyTournament[];
}

/** The answer to a command, and to somebody who came by a code: the seq of the entry, and what the player is now. */
export interface TournamentAnswer {
  readonly seq: number;
  readonly me: MyTournament;
}
export interface EnteredByCode extends TournamentAnswer {
  readonly player: PlayerFacts;
}

export interface TournamentMade {
  readonly tournament: string;
}

/** The seat of an entrant in the round that is played, or was played last. */
export interface TournamentSeat {
  readonly round: number;
  readonly table: string;
  readonly seat: number;
}

/** The codes of a tournament, for its host. */
export interface EntryCodes {
  readonly codes: readonly {
    readonly number: number;
    readonly code: string;
    readonly name: string | null;
    /** Who came by it; null while nobody has. */
    readonly entrant: number | null;
  }[];
}

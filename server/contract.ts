import type { Viewer } from '@bullpen/engine';
import type { LeanStep, Logged } from '@bullpen/table';
import type {
  Answer,
  Asked,
  Club,
  ClubAnswer,
  ClubCommand,
  Command,
  Created,
  CreateTable,
  DailyBoard,
  DailyDay,
  DailyResult,
  DailySeat,
  EnterByCode,
  EnteredByCode,
  EntryCodes,
  FinishSignIn,
  JoinPlayer,
  LeaderPage,
  ListPage,
  MakeCodes,
  MatchPage,
  MyClubs,
  MyDaily,
  MyTournament,
  MyTournaments,
  NewClub,
  NewPlayer,
  NewTournament,
  NoticeWish,
  PlayerExport,
  PlayerFacts,
  PlayerLink,
  PlayerRatings,
  RatingChange,
  SignedIn,
  SignInBegun,
  Snapshot,
  TableNews,
  TableStatus,
  Tournament,
  TournamentAnswer,
  TournamentCommand,
  TournamentMade,
  TournamentRound,
  TournamentSeat,
} from '@bullpen/wire';
import type { Listing } from './store/store.ts';

export type { Asked } from '@bullpen/wire';

/** A table at which a due move could not be made, and is not tried any more. */
export interface SetAside {
  readonly table: string;
  readonly reason: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** Which tables of the public list. `q` is searched for in the host's name and the game; `after` is `next` of the page before. */
export interface ListQuery {
  readonly status: 'open' | 'playing';
  readonly game?: string;
  readonly q?: string;
  readonly limit: number;
  readonly after?: string;
}

/** Which seats of a table are taken by people: by seat, the seq at which the person sat down. */
export interface Occupancy {
  readonly game: string;
  readonly listed: boolean;
  readonly rated: boolean;
  readonly status: TableStatus;
  readonly sat: readonly (number | null)[];
}

/** A move at a table, and who looks at it. */
export interface ShownStep {
  readonly step: LeanStep;
  readonly viewer: Viewer;
}

/**
 * All tables, as the edge (sockets, HTTP) sees them. A token names a seat of a table; without one, or with null, you watch.
 * A token that belongs to no seat of the table is refused. Nothing is answered or shown before it is durable.
 */
export interface Tables {
  create(wish: CreateTable): Promise<Asked<Created>>;
  command(table: string, token: string | null, command: Command): Promise<Answer>;
  /** Brings into memory what sitting down needs, for a caller who then waits in a queue with others: nobody should wait there for it. */
  prepare(table: string, token: string | null): Promise<void>;
  snapshot(table: string, token: string | null): Promise<Asked<Snapshot>>;
  /**
   * What happened after this seq, as the viewer may know it, in order, and the snapshot after the last of it. Where that is
   * long, a page of it, with `more`.
   */
  news(table: string, token: string | null, since: number): Promise<Asked<TableNews>>;
  /** All that happened after this seq, if it is one move that clients can fold, and at hand; null sends you to `news`. */
  step(table: string, token: string | null, since: number): ShownStep | null;
  /** A page of the public list; null if `after` is not one of our cursors. */
  list(query: ListQuery): Promise<ListPage | null>;
  occupancy(table: string): Promise<Asked<Occupancy>>;
  /** The record of a match that is over, as JSON Lines. That of a daily deal is for its player alone until the day is over. */
  record(table: string, token?: string | null): Promise<Asked<string>>;
  /** Tables whose due moves failed too often: they are not tried again before their logs grow. For those who run the server. */
  setAside(): readonly SetAside[];
  /** Calls back whenever the table's log has grown, here or in another process; returns how to stop it. */
  subscribe(table: string, grown: (seq: number) => void): () => void;
  /** Notices by web push. */
  readonly notices: Notices;
  /** A client with the token of a seat has a connection to the table, until the function that comes back is called. */
  attend(table: string, token: string): () => void;
}

/** Notices to people for whom a day game waits. */
export interface Notices {
  /** The public key of this server, for browsers; null if it sends no notices. */
  readonly key: string | null;
  /** A browser of the person in a seat wants notices, or no more. */
  set(table: string, token: string | null, wish: NoticeWish): Promise<Asked<{ readonly ok: true }>>;
}

/** What was forgotten: at which tables, and whether nothing of it is left in the files of the database. */
export interface Forgotten {
  readonly tables: readonly string[];
  readonly scrubbed: boolean;
}

/** What those who run the server may do at tables. */
export interface Operations {
  /** Any tables, by the name of a table or the beginning of a host's name; null if `after` is not one of our cursors. */
  list(
    query: Omit<ListQuery, 'status' | 'game'> & { readonly status?: TableStatus },
  ): Promise<{ readonly tables: readonly Listing[]; readonly next: string | null } | null>;
  /** Ends a table. */
  close(table: string): Promise<Answer>;
  /** Takes a table off the public list. */
  hide(table: string): Promise<Answer>;
  /** Removes a table and its log for good. */
  remove(table: string): Promise<Asked<Forgotten>>;
  /** Removes a name from all tables that are over, or from one seat of one. */
  forgetName(name: string): Promise<Forgotten>;
  forgetSeat(table: string, seat: number): Promise<Asked<Forgotten>>;
}

/** Which matches of a player: of a game, with `q` in an opponent's name; `after` is `next` of the page before. */
export interface MatchQuery {
  readonly game?: string;
  readonly q?: string;
  readonly limit: number;
  readonly after?: string;
}

/** Players, each known by a key. A key that belongs to nobody is refused with `bad-player`, and nothing is changed. */
export interface Players {
  add(wish: NewPlayer): Promise<Asked<PlayerFacts>>;
  facts(key: string): Promise<Asked<PlayerFacts>>;
  rename(key: string, name: string): Promise<Asked<PlayerFacts>>;
  /** Null if `after` is not one of our cursors. */
  matches(key: string, query: MatchQuery): Promise<Asked<MatchPage> | null>;
  /** All that is kept about a player. */
  export(key: string): Promise<Asked<PlayerExport>>;
  erase(key: string): Promise<Asked<Forgotten>>;
  /** A code for another device, and another device that has one. */
  link(key: string): Promise<Asked<PlayerLink>>;
  join(wish: JoinPlayer): Promise<Asked<PlayerFacts>>;
  /** The sign-in that a player has linked; null if there is none. */
  signIn(key: string): Promise<Asked<PlayerExport['signIn']>>;
  removeSignIn(key: string): Promise<Asked<{ readonly removed: boolean }>>;
}

/** Sign-in with OpenID Connect. */
export interface SignIn {
  /** What the provider is called. */
  readonly provider: string;
  /** `origin` is where the browser has the page: it comes back there. */
  begin(origin: string): Promise<Asked<SignInBegun>>;
  finish(wish: FinishSignIn): Promise<Asked<SignedIn>>;
}

/** A page of the leaderboard of a game; `after` is how many places to skip. */
export interface LeaderQuery {
  readonly game: string;
  readonly limit: number;
  readonly after: number;
}

/** Ratings of players, each known by a key. */
export interface RatingService {
  of(key: string): Promise<Asked<PlayerRatings>>;
  /** Puts the player on leaderboards, or takes it off. */
  list(key: string, listed: boolean): Promise<Asked<PlayerRatings>>;
  /** How a match moved the rating of the player. */
  changeAt(key: string, table: string): Promise<Asked<RatingChange>>;
  leaders(query: LeaderQuery): Promise<Asked<LeaderPage>>;
}

/** Which daily deal. */
export interface DailyQuery {
  readonly day: string;
  readonly game: string;
}

/** Daily deals. */
export interface DailyService {
  board(): Promise<DailyBoard>;
  day(day: string): Promise<Asked<DailyDay>>;
  /** A seat at the attempt of a player: a new one, or the one that was begun. `token` is to open it. */
  play(key: string, query: DailyQuery, token: string): Promise<Asked<DailySeat>>;
  mine(key: string): Promise<Asked<MyDaily>>;
  /** What the player's own attempt is worth, once it is finished. */
  result(key: string, query: DailyQuery): Promise<Asked<DailyResult>>;
  /** All records of a field, when its day is over: as JSON Lines, one record after the other. */
  records(query: DailyQuery): Promise<Asked<AsyncIterable<string>>>;
}

/** Clubs. */
export interface ClubService {
  make(key: string, wish: NewClub): Promise<Asked<ClubAnswer>>;
  mine(key: string): Promise<Asked<MyClubs>>;
  view(club: string): Promise<Asked<Club>>;
  command(key: string, club: string, command: ClubCommand): Promise<Asked<ClubAnswer>>;
}

/** Tournaments. What is for a player comes with their key. */
export interface TournamentService {
  make(key: string, wish: NewTournament): Promise<Asked<TournamentMade>>;
  mine(key: string): Promise<Asked<MyTournaments>>;
  view(tournament: string): Promise<Asked<Tournament>>;
  /** How many entries the log has; null if there is no such tournament. */
  seq(tournament: string): Promise<number | null>;
  round(tournament: string, round: number): Promise<Asked<TournamentRound>>;
  me(key: string, tournament: string): Promise<Asked<MyTournament>>;
  command(key: string, tournament: string, command: TournamentCommand): Promise<Asked<TournamentAnswer>>;
  /** The seat of the player in the latest round. `token` is to open it. */
  seat(key: string, tournament: string, token: string): Promise<Asked<TournamentSeat>>;
  makeCodes(key: string, tournament: string, wish: MakeCodes): Promise<Asked<EntryCodes>>;
  codes(key: string, tournament: string): Promise<Asked<EntryCodes>>;
  /** Somebody enters by a code, and is made a player if they are not one yet. */
  enter(tournament: string, wish: EnterByCode): Promise<Asked<EnteredByCode>>;
  /** Calls back whenever the log has grown, here or in another process; returns how to stop it. */
  subscribe(tournament: string, grown: (seq: number) => void): () => void;
}

/** Where a part reports a problem that it has recovered from. Never with a secret. */
export type Log = (message: string, detail: Readonly<Record<string, unknown>>) => void;

/** News between processes: only which table has reached which seq. The log is the truth. */
export interface News {
  /** `logged` is entry `seq`, for those who would have to read it. */
  publish(table: string, seq: number, logged?: Logged): void;
  /**
   * Every announcement of any process, this one's own included. Of several about one table, only the highest seq may be heard.
   * `entry` gives entry `seq` if it came with the announcement. `gap`: announcements may have been missed, so any table may
   * have grown. It may be called when news begins, too.
   */
  listen(heard: (table: string, seq: number, entry?: () => Logged) => void, gap?: () => void): void;
  /** The announcements of other processes may not arrive now, so the store has to be asked. */
  away(): boolean;
  close(): Promise<void>;
}

/** Who is connected to any of the processes that share a log; a key stands for a seat of a table. */
export interface RollCall {
  announce(keys: readonly string[]): Promise<void>;
  /** Whether each of these was announced lately, by any process. */
  areHere(keys: readonly string[]): Promise<boolean[]>;
  close(): Promise<void>;
}

/** A table to be looked after later, by whichever process comes first. It is named by table and seq, so that it is queued once. */
export interface Job {
  readonly table: string;
  readonly seq: number;
}

/** Jobs may be lost or done twice: due times are in the store, and an append names its seq. */
export interface Jobs {
  /** Does the job at this time (milliseconds since 1970) or soon after. */
  add(job: Job, at: number): Promise<void>;
  work(handler: (job: Job) => Promise<void>): void;
  close(): Promise<void>;
}

/** What a bot is asked, in plain data, so that it can be sent to a worker thread. */
export interface Question {
  readonly game: string;
  readonly level: string;
  readonly view: unknown;
  readonly legal: readonly number[];
  readonly seed: string;
  readonly milliseconds: number;
  /** The bot thinks for this many playouts, however long they take; `milliseconds` is when it is given up. */
  readonly playouts?: number;
}

/** Bots think in other threads than the event loop. */
export interface BotPool {
  /** The move, as its number. Payers share the time for thinking evenly. */
  ask(question: Question, payer: string): Promise<number>;
  /** How many milliseconds a question of this payer waits at present before it is thought about. */
  delay(payer: string): number;
  close(): Promise<void>;
}

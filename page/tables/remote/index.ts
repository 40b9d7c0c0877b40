import type { Answer, Command, Problem, Snapshot, TableNews, Update } from '@bullpen/wire';
import { signal } from '@preact/signals';
import type { PlannedTurn } from '../../games/contract.ts';
import { isGameId } from '../../games/list.ts';
import { newId } from '../ids.ts';
import { Office } from '../local/office.ts';
import type { Link, NewCommand, Notice, TableSource } from '../source.ts';
import { Steps } from '../steps.ts';
import { fetchRecord, passes, pauseAfter, poll, sendCommand } from './http.ts';
import { dropSeat, hasLost, holdSeat, markDone, noteLost, seatAt, tokenFor } from './seats.ts';
import { newShare, nonceToReveal } from './share.ts';
import { sitWith } from './sit.ts';
import { TableSocket } from './socket.ts';

/** Codes after which trying again is useless. */
const FOR_GOOD = ['no-such-table', 'not-found', 'invalid'];
/** After this many failed sockets it polls instead. */
const SOCKETS = 4;
/** How long to wait until a move that was made appears in the news, in milliseconds. */
const SEEN = 10_000;

/** A table on a server: followed by socket, or by long polling where none can be opened. */
export class RemoteSource implements TableSource {
  readonly kind = 'remote';
  readonly id: string;
  readonly latest = signal<Snapshot | null>(null);
  readonly link = signal<Link>('connecting');
  readonly notice = signal<Notice | null>(null);
  readonly here = signal<readonly number[]>([]);
  readonly #steps = new Steps();
  readonly #ending = new AbortController();
  #polling: AbortController | null = null;
  #token: string | null;
  #socket: TableSocket | null = null;
  #failures = 0;
  /** Updates of the pages that have come so far, while more are to come. */
  #pages: Update[] = [];
  #office: Office | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Called when news comes, for code that waits for something. */
  readonly #onNews = new Set<() => void>();

  constructor(id: string) {
    this.id = id;
    this.#token = tokenFor(id);
    if (this.#token === null && hasLost(id)) this.notice.value = 'seatLost';
    this.#connect();
  }

  readonly follow = this.#steps.follow;

  /**
   * Sends by the socket if there is one, else over HTTP. While the server cannot be reached or cannot save anything, it sends again, with
   * the same id, so that the command is done once.
   */
  async send(wish: NewCommand): Promise<Answer> {
    if (wish.do === 'sit') return this.#sit(wish);
    if (wish.do === 'recover') return this.#recover();
    const answer = await this.#send({ id: newId(), ...wish } as Command);
    if (answer.ok && wish.do === 'stand') this.#stand();
    // Nothing else can be decided until the table after the move is seen.
    if (answer.ok && (wish.do === 'move' || wish.do === 'retract')) await this.#seen(answer.seq);
    return answer;
  }

  async #send(command: Command): Promise<Answer> {
    // The server knows a command by its token too, so it is sent again with the same one.
    const by = this.#token;
    this.notice.value = null;
    for (let tries = 1; ; tries++) {
      const answer = (await this.#socket?.ask(by, command)) ?? (await this.#sendOverHttp(by, command));
      if (answer.ok || !passes(answer.problem) || this.#ending.signal.aborted) {
        this.#noMore('unavailable');
        return answer;
      }
      this.#say(answer.problem);
      // News shows that the server can be reached again.
      await this.#newsWithin(pauseAfter(tries));
    }
  }

  /** Over HTTP, until a socket brings news: then the command goes there, which is quicker. */
  async #sendOverHttp(by: string | null, command: Command): Promise<Answer> {
    const waiting = new AbortController();
    const leave = (): void => {
      if (this.#socket !== null) waiting.abort();
    };
    this.#onNews.add(leave);
    const answer = await sendCommand(this.id, by, command, waiting.signal);
    this.#onNews.delete(leave);
    return waiting.signal.aborted ? ((await this.#socket?.ask(by, command)) ?? answer) : answer;
  }

  async #seen(seq: number): Promise<void> {
    const end = performance.now() + SEEN;
    while ((this.latest.value?.seq ?? 0) < seq && performance.now() < end && !this.#ending.signal.aborted)
      await this.#newsWithin(end - performance.now());
  }

  /** Waits for news, but no longer than this many milliseconds. */
  #newsWithin(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const done = (): void => {
      clearTimeout(timer);
      this.#onNews.delete(done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    this.#onNews.add(done);
    return promise;
  }

  async #sit({ do: _, ...wish }: Extract<NewCommand, { do: 'sit' }>): Promise<Answer> {
    const at = { table: this.id, game: this.latest.value?.game ?? '' };
    const share = await newShare();
    const answer = await sitWith(share, wish, at, (command) => this.#send(command));
    if (!answer.ok) return answer;
    this.#token = share.token;
    noteLost(null);
    this.#again();
    return answer;
  }

  /** A new secret for the seat; the old one is void. */
  async #recover(): Promise<Answer> {
    const token = newId() + newId();
    const answer = await this.#send({ id: newId(), do: 'recover', token });
    if (!answer.ok) return answer;
    holdSeat({ table: this.id, game: '', at: Date.now(), ...seatAt(this.id), token });
    this.#token = token;
    this.#again();
    return answer;
  }

  async hint(plan: PlannedTurn | null): Promise<string | null> {
    const now = this.latest.value;
    if (now === null || now.view === null || !isGameId(now.game)) return null;
    const { view, legal } = plan ?? { view: now.view, legal: now.legal };
    this.#office ??= new Office(now.game);
    return this.#office.ask({ ask: 'hint', game: now.game, view, legal });
  }

  record(): Promise<string> {
    const { daily, tournament } = this.latest.value ?? {};
    return fetchRecord(this.id, daily === undefined && tournament === undefined ? null : this.#token);
  }

  look(): void {}

  /** Others are asked whether they want another match; when all do, the snapshot names its table. */
  async again(): Promise<string | null> {
    const rematch = this.latest.value?.rematch ?? null;
    if (rematch === null) await this.send({ do: 'rematch' });
    else await this.#claim(rematch);
    return rematch;
  }

  /** A rematch keeps our seat: the secret of this table takes it, and gives us one for that table. */
  async #claim(table: string): Promise<void> {
    const now = this.latest.value;
    if (this.#token === null || now === null || tokenFor(table) !== null) return;
    const name = now.players[now.viewer]?.name;
    if (!name) return;
    const old = this.#token;
    const { seats, viewer, game, seating } = now;
    // Where lots were drawn, everybody moves on by one in a rematch.
    const movedTo = seating === 'drawn' ? (viewer + seats - 1) % seats : viewer;
    await sitWith(await newShare(), { name }, { table, game, movedTo }, (command) =>
      sendCommand(table, old, command),
    );
  }

  close(): void {
    this.#ending.abort();
    clearTimeout(this.#timer);
    for (const listener of [...this.#onNews]) listener();
    this.#socket?.close();
    this.#office?.close();
  }

  #stand(): void {
    dropSeat(this.id);
    this.#token = null;
    this.#again();
  }

  /** Connects again as another viewer, who receives what it may know of the past. */
  #again(): void {
    clearTimeout(this.#timer);
    const polled = this.#polling;
    const socket = this.#socket;
    this.#socket = null;
    this.#polling = null;
    socket?.close();
    polled?.abort();
    if (polled === null) this.#connect(0);
    else void this.#poll(0);
  }

  #connect(since = this.latest.value?.seq ?? 0): void {
    if (this.#ending.signal.aborted) return;
    this.#pages = [];
    const lost = (problem: Problem | null): void => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      socket.close();
      this.#failed(problem, 'socket');
    };
    const socket = new TableSocket(this.id, this.#token, since, {
      onNews: (news) => {
        if (this.#socket === socket) this.#take(news);
      },
      onLeft: lost,
      onClose: () => lost(null),
    });
    this.#socket = socket;
  }

  async #poll(since = this.latest.value?.seq ?? 0): Promise<void> {
    // Unless this continues after a page, it starts over.
    if (since !== this.#pages.at(-1)?.seq) this.#pages = [];
    const polling = new AbortController();
    this.#polling = polling;
    const signal = AbortSignal.any([polling.signal, this.#ending.signal]);
    const news = await poll(this.id, this.#token, since, signal);
    if (signal.aborted) return;
    if (!news.ok) {
      this.#polling = null;
      this.#failed(news.refusal, 'poll');
    } else {
      this.#take(news.value);
      void this.#poll(news.value.snapshot.seq);
    }
  }

  /** News that comes in pages is shown when all pages are here: nobody wants to see a long match rush by. */
  #take({ updates, snapshot, more }: TableNews): void {
    this.#failures = 0;
    this.#pages.push(...updates);
    if (more) return;
    this.link.value = 'ready';
    this.#noMore('unavailable');
    const before = this.latest.value;
    // Some entries are gone: the server was restored from a backup.
    if (before !== null && snapshot.seq < before.seq) this.notice.value = 'restored';
    this.latest.value = snapshot;
    this.#steps.add({ before, after: snapshot, updates: this.#pages });
    this.#pages = [];
    for (const listener of [...this.#onNews]) listener();
    if (snapshot.status === 'dealing') void this.#reveal(snapshot);
    if (snapshot.status === 'over') markDone(this.id);
  }

  async #reveal(snapshot: Snapshot): Promise<void> {
    const nonce = await nonceToReveal(snapshot);
    if (nonce !== null) await this.send({ do: 'reveal', nonce });
  }

  /** Connects again from the last seq, after growing pauses, for as long as it takes, unless there is nothing to come back to. */
  #failed(problem: Problem | null, by: 'socket' | 'poll'): void {
    if (this.#ending.signal.aborted) return;
    if (problem !== null && FOR_GOOD.includes(problem.code)) {
      this.link.value = 'gone';
      this.close();
    } else if (problem?.code === 'day-running') {
      // A daily deal of somebody else, or one that goes on at another device.
      this.link.value = 'closed';
      this.close();
    } else if (problem?.code === 'round-running') {
      this.link.value = 'sealed';
      this.close();
    } else if (problem?.code === 'bad-token') {
      noteLost(this.id);
      // A person who saw it happen learns the reason from the news.
      if (this.latest.value === null) this.notice.value = 'seatLost';
      this.#stand();
    } else if (problem?.code === 'seq-ahead') {
      // We have seen more than there is now: the older state is the true one.
      if (by === 'socket') this.#connect(0);
      else void this.#poll(0);
    } else {
      if (problem !== null) this.#say(problem);
      if (this.latest.value !== null || by === 'poll') this.link.value = 'lost';
      this.#failures++;
      const inVain = this.#failures >= (this.latest.value === null ? 1 : SOCKETS);
      if (by === 'socket' && inVain) void this.#poll();
      else this.#timer = setTimeout(() => this.#connect(), pauseAfter(this.#failures));
    }
  }

  #say({ code }: Problem): void {
    if (code === 'unavailable') this.notice.value = 'unavailable';
  }

  #noMore(notice: Notice): void {
    if (this.notice.value === notice) this.notice.value = null;
  }
}

import type { Answer, Command, Problem, Snapshot, TableNews } from '@bullpen/wire';
import { signal } from '@preact/signals';
import type { PlannedTurn } from '../../games/contract.ts';
import { newId } from '../ids.ts';
import { Office } from '../local/office.ts';
import type { Link, TableSource, Wish } from '../source.ts';
import { Steps } from '../steps.ts';
import { fetchRecord, poll, sendCommand } from './http.ts';
import { dropSeat, holdSeat, markDone, seatAt, tokenFor } from './seats.ts';
import { newShare, nonceToReveal, sitWith } from './share.ts';
import { TableSocket } from './socket.ts';

/** Codes after which there is no use in trying again. */
const FOR_GOOD = ['no-such-table', 'not-found', 'broken', 'invalid'];
const TRIES = 4;

/** A table on a server: followed by socket, or by long polling where none can be opened. */
export class RemoteSource implements TableSource {
  readonly kind = 'remote';
  readonly id: string;
  readonly latest = signal<Snapshot | null>(null);
  readonly link = signal<Link>('connecting');
  readonly here = signal<readonly number[]>([]);
  readonly #steps = new Steps();
  readonly #ending = new AbortController();
  #polling: AbortController | null = null;
  #token: string | null;
  #socket: TableSocket | null = null;
  #failures = 0;
  #office: Office | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.#token = tokenFor(id);
    this.#connect();
  }

  readonly follow = this.#steps.follow;

  /** By the socket if there is one, else over HTTP; sent again with the same id until there is an answer, so it is done once. */
  async send(wish: Wish): Promise<Answer> {
    if (wish.do === 'sit') return this.#sit(wish);
    if (wish.do === 'recover') return this.#recover();
    const answer = await this.#send({ id: newId(), ...wish } as Command);
    if (answer.ok && wish.do === 'stand') this.#stand();
    return answer;
  }

  async #send(command: Command): Promise<Answer> {
    // The command is known by the token that sends it: it is sent again with the same one.
    const by = this.#token;
    for (let tries = 1; ; tries++) {
      const answer = (await this.#socket?.ask(by, command)) ?? (await sendCommand(this.id, by, command));
      if (answer.ok || answer.problem.code !== 'offline' || tries >= TRIES) return answer;
      await new Promise((resolve) => setTimeout(resolve, 500 * tries));
    }
  }

  async #sit({ do: _, ...wish }: Extract<Wish, { do: 'sit' }>): Promise<Answer> {
    const at = { table: this.id, game: this.latest.value?.game ?? '' };
    const share = await newShare();
    const answer = await sitWith(share, wish, at, (command) => this.#send(command));
    if (!answer.ok) return answer;
    this.#token = share.token;
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
    if (now === null || now.view === null) return null;
    const { view, legal } = plan ?? { view: now.view, legal: now.legal };
    this.#office ??= new Office();
    return this.#office.ask({ ask: 'hint', game: now.game, view, legal });
  }

  record(): Promise<string> {
    return fetchRecord(this.id);
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
    await sitWith(await newShare(), { name }, { table, game: now.game }, (command) =>
      sendCommand(table, old, command),
    );
  }

  close(): void {
    this.#ending.abort();
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#office?.close();
  }

  #stand(): void {
    dropSeat(this.id);
    this.#token = null;
    this.#again();
  }

  /** As another viewer: what it may know of the past comes anew. */
  #again(): void {
    clearTimeout(this.#timer);
    const polled = this.#polling;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    polled?.abort();
    if (polled === null) this.#connect(0);
    else void this.#poll(0);
  }

  #connect(since = this.latest.value?.seq ?? 0): void {
    if (this.#ending.signal.aborted) return;
    const socket = new TableSocket(this.id, this.#token, since, {
      onNews: (news) => this.#take(news),
      onLeft: (problem) => this.#left(problem),
      onClose: () => {
        if (this.#socket === socket) this.#lost();
      },
    });
    this.#socket = socket;
  }

  #take({ updates, snapshot }: TableNews): void {
    this.#failures = 0;
    this.link.value = 'ready';
    const before = this.latest.value;
    this.latest.value = snapshot;
    this.#steps.add({ before, after: snapshot, updates });
    if (snapshot.status === 'dealing') void this.#reveal(snapshot);
    if (snapshot.status === 'over') markDone(this.id);
  }

  async #reveal(snapshot: Snapshot): Promise<void> {
    const nonce = await nonceToReveal(snapshot);
    if (nonce !== null) await this.send({ do: 'reveal', nonce });
  }

  #left({ code }: Problem): void {
    if (code === 'bad-token') this.#stand();
    if (FOR_GOOD.includes(code)) {
      this.link.value = 'gone';
      this.close();
    }
  }

  /** Comes back with the last seq; after a few vain tries, or if there never was a socket, it polls. */
  #lost(): void {
    if (this.#ending.signal.aborted || this.link.value === 'gone') return;
    if (this.latest.value !== null) this.link.value = 'lost';
    this.#failures++;
    if (this.#failures >= (this.latest.value === null ? 1 : TRIES)) void this.#poll();
    else this.#timer = setTimeout(() => this.#connect(), Math.min(5000, 300 * 2 ** this.#failures));
  }

  async #poll(since = this.latest.value?.seq ?? 0): Promise<void> {
    const polling = new AbortController();
    this.#polling = polling;
    const signal = AbortSignal.any([polling.signal, this.#ending.signal]);
    const news = await poll(this.id, this.#token, since, signal);
    if (signal.aborted) return;
    this.#polling = null;
    if ('problem' in news) {
      this.link.value = 'lost';
      this.#left(news.problem);
    } else this.#take(news);
    // A poll that went well is followed by the next; after a failure a socket is tried again.
    if ('problem' in news) this.#timer = setTimeout(() => this.#connect(), 3000);
    else void this.#poll();
  }
}

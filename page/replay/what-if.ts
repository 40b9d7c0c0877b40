import {
  type Event,
  type Game,
  heardBy,
  legalMoves,
  listSeats,
  play,
  seeded,
  type View,
} from '@bullpen/engine';
import type { Answer, Snapshot, Update } from '@bullpen/wire';
import { problem, problemOf } from '@bullpen/wire/problems.ts';
import { signal } from '@preact/signals';
import { pace } from '../app/settings.ts';
import type { PlannedTurn } from '../games/contract.ts';
import type { GameId } from '../games/list.ts';
import type { Seated } from '../table/seated.ts';
import { Office } from '../tables/local/office.ts';
import type { Link, NewCommand, TableSource } from '../tables/source.ts';
import { Steps } from '../tables/steps.ts';
import { practiceSnapshot } from './practice-snapshot.ts';
import { startFrom } from './start.ts';

/** The strength of the bots, and how long they think, in milliseconds. */
const LEVEL = 'medium';
const THINKS = 250;
/** A bot that moves alone takes a moment, so that it can be followed, in milliseconds at normal speed. */
const MOMENT = 600;

/** A match that goes on from a moment of a replay, in this page, against bots. Nothing of it is kept. */
export class WhatIfSource implements TableSource {
  readonly kind = 'local';
  readonly practice = true;
  readonly id: string;
  readonly latest = signal<Snapshot | null>(null);
  readonly link = signal<Link>('ready');
  readonly here;
  /** The first move that the learner has made. */
  readonly first = signal<string | null>(null);
  readonly #game: Game;
  readonly #me: number;
  readonly #players: Snapshot['players'];
  readonly #chance;
  readonly #steps = new Steps();
  readonly #office: Office;
  #state: unknown;
  #seq = 0;
  #closed = false;
  readonly follow = this.#steps.follow;

  constructor(game: Game, view: View, seated: Seated) {
    this.#game = game;
    this.#office = new Office(game.id as GameId);
    this.#me = view.viewer;
    this.id = `what-if-${game.id}`;
    this.here = signal([view.viewer]);
    this.#players = seated.players.map((player, seat) =>
      seat === view.viewer ? { ...player, kind: 'person', away: false, absent: null } : asBot(player),
    );
    this.#chance = seeded(`luck from here ${JSON.stringify(view)}`);
    this.#state = startFrom(game, view);
    this.#show({ at: Date.now(), type: 'started' }, []);
  }

  async send(wish: NewCommand): Promise<Answer> {
    if (wish.do === 'move') {
      const answer = this.#move(this.#me, wish.move, 'person');
      if (answer.ok) this.first.value ??= wish.move;
      return answer;
    }
    if (wish.do !== 'retract') return { ok: false, problem: problem('not-open') };
    const state = this.#game.clone(this.#state);
    if (!this.#game.retract(state, this.#me)) return { ok: false, problem: problem('nothing-to-retract') };
    this.#state = state;
    this.#show({ at: Date.now(), type: 'retracted', seat: this.#me }, []);
    return { ok: true, seq: this.#seq };
  }

  hint = async (plan: PlannedTurn | null): Promise<string | null> => {
    const now = plan ?? this.latest.value;
    if (now === null || now.view === null) return null;
    return this.#office.ask({ ask: 'hint', game: this.#game.id, view: now.view, legal: now.legal });
  };

  record = (): Promise<string> => Promise.reject(new Error('a trial has no record'));
  look = (): void => {};
  again = async (): Promise<string> => '';

  close(): void {
    this.#closed = true;
    this.#office.close();
  }

  #move(seat: number, text: string, by: 'person' | 'bot'): Answer {
    const made = play(this.#game, this.#state, seat, text, this.#chance);
    if (!made.ok) return { ok: false, problem: problemOf(made.refusal) };
    this.#state = made.value.state;
    this.#show({ at: Date.now(), type: 'moved', seat, by }, made.value.events);
    return { ok: true, seq: this.#seq };
  }

  #show(entry: Update['entry'], events: readonly Event[]): void {
    const before = this.latest.value;
    const seq = ++this.#seq;
    const after = this.#snapshot(seq);
    this.latest.value = after;
    const update = { table: this.id, seq, entry, events: heardBy(events, this.#me) };
    this.#steps.add({ before, after, updates: [update] });
    void this.#goOn(seq);
  }

  /** Has the next bot move, if one has to. */
  async #goOn(seq: number): Promise<void> {
    const game = this.#game;
    const acting = listSeats(game.toAct(this.#state));
    const seat = acting.find((each) => each !== this.#me);
    if (seat === undefined) return;
    const view = game.view(this.#state, seat);
    const legal = legalMoves(game, this.#state, seat).map(game.format);
    const asked = { ask: 'hint', game: game.id, view, legal, level: LEVEL, milliseconds: THINKS } as const;
    const pause = acting.length > 1 ? 0 : MOMENT * pace();
    const [move] = await Promise.all([this.#office.ask(asked), wait(pause)]);
    // The learner may have chosen meanwhile: then the bot is asked again.
    if (!this.#closed && this.#seq === seq && move !== null) this.#move(seat, move, 'bot');
  }

  #snapshot(seq: number): Snapshot {
    const table = { id: this.id, players: this.#players, hints: true };
    return practiceSnapshot(table, seq, this.#game, this.#state, this.#me);
  }
}

/** People who were at the table keep their names, but a bot plays for them. */
const asBot = (player: Snapshot['players'][number]): Snapshot['players'][number] =>
  player.kind === 'person' ? { ...player, away: true, absent: null } : player;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

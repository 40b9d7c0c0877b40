import { at } from '@bullpen/engine';
import { Program } from '@bullpen/lab/outside/program';
import { type Hello, PROTOCOL } from '@bullpen/lab/outside/protocol';
import type { Snapshot } from '@bullpen/wire';
import { wholeNumber } from '../choices.ts';
import { Failure } from '../failure.ts';
import { onInterrupt } from '../interrupts.ts';
import { print } from '../output.ts';
import { checkProgram } from '../outside-players.ts';
import { problemWords, RemoteSeat } from '../remote-seat.ts';

export interface SeatFlags {
  readonly exec: string;
  readonly name: string;
  readonly botTime: string;
  readonly botMemory: string;
}

/** A program that fails is started again this often in a match. */
const RESTARTS = 3;
/** An answer needs this long to reach the server. */
const WAY_MILLISECONDS = 250;
const LEAST_MILLISECONDS = 50;
/** How long an interrupted program waits for the server to take its seat back. */
const LEAVE_MILLISECONDS = 3000;

const say = (line: string): void => {
  process.stderr.write(`bullpen: ${line}\n`);
};

/** Seats a program at a table of a server, and plays until the match is over. */
export async function seatCommand(link: string, flags: SeatFlags): Promise<void> {
  const limits = {
    milliseconds: wholeNumber('--bot-time', flags.botTime, 1, 600_000),
    megabytes: wholeNumber('--bot-memory', flags.botMemory, 1, 1_000_000),
  };
  const program = new Program(flags.exec, limits);
  const seat = new RemoteSeat(link, say);
  const { game, seats, options } = await seat.look();
  await checkProgram(flags.exec, limits, game, { seats, options });
  await seat.sit(flags.name);
  const stopListening = onInterrupt((exitCode) => {
    program.close();
    const end = (): void => process.exit(exitCode);
    // A bot of the server plays on in its place. A server that is away finds out by itself.
    void seat.do({ do: 'leave' }).finally(end);
    setTimeout(end, LEAVE_MILLISECONDS);
  });
  try {
    await new SeatedProgram(program, seat, limits.milliseconds).play();
  } finally {
    program.close();
    stopListening();
  }
}

class SeatedProgram {
  readonly #program: Program;
  readonly #seat: RemoteSeat;
  readonly #milliseconds: number;
  #hello: Hello | null = null;
  #restarts = 0;
  #reported = 0;

  constructor(program: Program, seat: RemoteSeat, milliseconds: number) {
    this.#program = program;
    this.#seat = seat;
    this.#milliseconds = milliseconds;
  }

  async play(): Promise<void> {
    let waiting = false;
    for (let seq = 0; ; ) {
      const { snapshot, more } = await this.#seat.news(seq);
      seq = snapshot.seq;
      // A page of the past: what could be done then is out of date.
      if (more) continue;
      if (snapshot.status === 'over') {
        this.#end(snapshot);
        return;
      }
      if (!waiting && snapshot.status === 'open') print('seated; waiting for the match to begin');
      waiting = true;
      await this.#act(snapshot);
    }
  }

  async #act(snapshot: Snapshot): Promise<void> {
    const { status, players, host, viewer, legal } = snapshot;
    const full = players.every(({ kind }) => kind === 'person' || kind === 'bot');
    if (status === 'open' && full && host === viewer) await this.#seat.do({ do: 'start' });
    if (status !== 'playing') return;
    if (this.#hello === null) await this.#begin(snapshot);
    // The clock has moved for us, and a bot of the server plays.
    if (players[viewer]?.away) await this.#seat.do({ do: 'return' });
    else if (legal.length > 0) await this.#move(snapshot);
  }

  async #begin({ game, seats, options, viewer, table }: Snapshot): Promise<void> {
    const milliseconds = this.#milliseconds;
    this.#hello = { protocol: PROTOCOL, game, seats, options, seat: viewer, match: table, milliseconds };
    print(`${game}: seat ${viewer} of ${seats}`);
    await this.#start();
  }

  async #start(): Promise<void> {
    if (this.#hello !== null) await this.#program.sit(this.#hello);
    this.#reported = 0;
    await this.#report();
  }

  async #move({ view, legal, due }: Snapshot): Promise<void> {
    if (view === null) return;
    const left = due === null ? this.#milliseconds : due - Date.now() - WAY_MILLISECONDS;
    const milliseconds = Math.max(LEAST_MILLISECONDS, Math.min(this.#milliseconds, left));
    const move =
      legal.length === 1 ? at(legal, 0) : await this.#program.choose(view, legal, Math.round(milliseconds));
    const answer = await this.#seat.do({ do: 'move', move });
    if (!answer.ok) say(`the table refused ${move}: ${problemWords(answer.problem)}`);
    await this.#report();
  }

  /** Says what the program did wrong, and starts it again if it has ended. */
  async #report(): Promise<void> {
    const { faults, lost } = this.#program;
    for (const { kind, words } of faults.slice(this.#reported)) say(`the program: ${kind}: ${words}`);
    this.#reported = faults.length;
    if (!lost) return;
    if (this.#restarts++ === RESTARTS) {
      await this.#seat.do({ do: 'leave' });
      throw new Failure(`the program has failed ${RESTARTS + 1} times; a bot of the server plays on`, 1);
    }
    await this.#start();
  }

  #end({ outcome, ended, viewer, table }: Snapshot): void {
    if (outcome === null) throw new Failure(`the match was ended early: ${ended}`, 1);
    this.#program.rise(outcome);
    const { scores, winners } = outcome;
    const won = winners.includes(viewer) ? 'won' : 'not won';
    print(
      `over at table ${table}: scores ${scores.join(', ')}; seat ${viewer}: ${at(scores, viewer)}, ${won}`,
    );
  }
}

import { createHash, randomBytes } from 'node:crypto';
import { at, type Event, WATCHER } from '@bullpen/engine';
import { games } from '@bullpen/games';
import { type Decision, decide, decideCreate, decideDeal, next, type Table } from '@bullpen/table';
import type { Command } from '@bullpen/wire';
import { machineAt } from '../machine.ts';

/**
 * Programs that want a deal of their choice: high cards for the honest seat 0, with a sum that one deal in a hundred has. Each
 * plays by the server's own functions and uses all that its role knows.
 */
const AIM = 740;
/** A cheat gives up after this many tries at one table. */
const TRIES = 2000;

const MACHINE = machineAt(0);

/** What a cheat is tried on: the rules of the table as they are, or without the commitments of seats, as they were once. */
export interface House {
  /** Seats commit to nonces before anybody reveals one. */
  readonly commits: boolean;
}

export interface Cheated {
  readonly succeeded: boolean;
  /** Deals that were void on the way: everybody at the table has seen them. */
  readonly voids: number;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Two seats of 6 nimmt!: 0 is honest, 1 belongs to the operator. */
class Place {
  table: Table;
  readonly honest = randomBytes(32).toString('hex');

  constructor() {
    const wish = { id: 'luck-create', game: 'six-nimmt', seats: 2, seating: 'fixed' as const };
    this.table = this.#first(decideCreate(wish, { least: 0, more: 0 }, MACHINE));
  }

  #first(decision: Decision): Table {
    if (!decision.ok) throw new Error(decision.refusal.code);
    return next('luck-table', null, { seq: 1, command: null, entry: decision.value.entry }).table;
  }

  /** An entry of the server's, or of an operator that writes into its own log. */
  enter(decision: Decision): void {
    if (!decision.ok) throw new Error(decision.refusal.code);
    const logged = { seq: this.table.seq + 1, command: null, entry: decision.value.entry };
    this.table = next(this.table.id, this.table, logged, decision.value.played).table;
  }

  sit(seat: number, commitment: string): void {
    const sit: Command = { id: `luck-sit-${seat}`, do: 'sit', seat, name: `P${seat}`, commitment };
    this.enter(decide(this.table, WATCHER, sit, MACHINE));
  }

  start(): void {
    this.enter(decide(this.table, 0, { id: 'luck-start', do: 'start' }, MACHINE));
  }

  reveal(seat: number, nonce: string): void {
    this.enter(decide(this.table, seat, { id: `luck-reveal-${seat}`, do: 'reveal', nonce }, MACHINE));
  }
}

/** The sum of seat 0's hand in the deal that follows from this secret and these nonces. */
function honestSum(secret: string, nonces: readonly string[]): number {
  const game = games['six-nimmt'];
  let sum = 0;
  const match = { seats: 2, options: { variant: 'basic', target: 66, rounds: 0 } };
  game.setup(match, MACHINE.chance({ secret, nonces }, 0), ({ name, data }: Event) => {
    if (name === 'deal') sum = at((data as { hands: number[][] }).hands, 0).reduce((a, b) => a + b);
  });
  return sum;
}

/** The sum that the honest seat is dealt when nobody cheats. */
export function nobody(): Cheated {
  const place = new Place();
  place.sit(0, hash(place.honest));
  place.sit(1, '');
  place.start();
  place.reveal(0, place.honest);
  return { succeeded: honestSum(place.table.secret, [place.honest, '']) >= AIM, voids: 0 };
}

/**
 * The operator chooses the secret. It must publish its commitment before seat 0 sits down, and honest clients check in the end
 * that the secret fits: so it grinds with what it knows then, which is all but the nonce.
 */
export function grindingOperator({ commits }: House): Cheated {
  const place = new Place();
  const known = commits ? hash(place.honest) : place.honest;
  let secret = place.table.secret;
  for (let i = 0; i < TRIES && honestSum(secret, [known, '']) < AIM; i++) secret = MACHINE.newSecret();
  place.table = { ...place.table, secret, commitment: MACHINE.commitmentOf(secret) };
  place.sit(0, hash(place.honest));
  place.sit(1, '');
  place.start();
  place.reveal(0, place.honest);
  return { succeeded: honestSum(secret, [place.honest, '']) >= AIM, voids: place.table.voids };
}

/**
 * The operator sits in the last seat itself and grinds its own nonce. It must commit to it before seat 0 reveals; at that time
 * it knows its secret and what seat 0 has published.
 */
export function grindingLastSeat({ commits }: House): Cheated {
  const place = new Place();
  place.sit(0, hash(place.honest));
  const known = commits ? hash(place.honest) : place.honest;
  const { secret } = place.table;
  let own = hash('own 0');
  for (let i = 1; i < TRIES && honestSum(secret, [known, own]) < AIM; i++) own = hash(`own ${i}`);
  place.sit(1, hash(own));
  place.start();
  place.reveal(0, place.honest);
  place.reveal(1, own);
  return { succeeded: honestSum(secret, [place.honest, own]) >= AIM, voids: place.table.voids };
}

/**
 * The operator's seat reveals last, and only if it likes the deal. Each time it keeps silent the deal is void for all to see,
 * the honest seat reveals the next nonce of its chain, and after three times the table ends.
 */
export function silentLastSeat(): Cheated {
  const place = new Place();
  const chain = [place.honest];
  while (chain.length < 5) chain.unshift(hash(at(chain, 0)));
  place.sit(0, at(chain, 0));
  for (let round = 1; ; round++) {
    const own = randomBytes(32).toString('hex');
    place.sit(1, hash(own));
    place.start();
    const nonce = at(chain, round);
    place.reveal(0, nonce);
    if (honestSum(place.table.secret, [nonce, own]) >= AIM)
      return { succeeded: true, voids: place.table.voids };
    place.enter(decideDeal(place.table, true, MACHINE));
    if (place.table.status === 'over') return { succeeded: false, voids: place.table.voids };
  }
}

import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { MoveLedger } from '../crowd/ledger.ts';
import { Party } from '../crowd/party.ts';

const SEATS = 4;

/** How long honest callers waited, in milliseconds. */
export interface Waits {
  /** From a move until all at the table have seen it. */
  readonly moves: number[];
  readonly health: number[];
  /** How late a timer of our own was, which has nothing to do with the server: how busy the machine is. */
  readonly late: number[];
}

const EVERY = 10;

/** Some tables at which people play, and somebody who asks for the server's health. */
export class Honest {
  readonly #url: string;
  readonly #ledger = new MoveLedger(SEATS, (table) => this.#goOn(table));
  readonly #parties: Party[];

  constructor(url: string, parties: number) {
    this.#url = url;
    const between = (): number => 50 + Math.random() * 100;
    this.#parties = Array.from({ length: parties }, () => new Party(url, SEATS, this.#ledger, between));
  }

  async begin(): Promise<void> {
    for (const party of this.#parties) await party.begin();
  }

  /** Plays on for this long and adds up how long everything took. */
  async spend(milliseconds: number, waits: Waits): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const end = performance.now() + milliseconds;
    this.#ledger.latencies.length = 0;
    while (performance.now() < end) {
      waits.health.push(await healthIn(this.#url, agent));
      const begun = performance.now();
      await pause(EVERY);
      waits.late.push(performance.now() - begun - EVERY);
    }
    waits.moves.push(...this.#ledger.latencies);
    agent.destroy();
  }

  /** Plays on where a match is over. */
  #goOn(over: string): void {
    const party = this.#parties.find(({ table }) => table === over);
    // The server may be ended meanwhile.
    party?.open().catch(() => {});
  }

  get dropped(): number {
    return this.#parties.reduce((sum, party) => sum + party.dropped, 0);
  }

  close(): void {
    for (const party of this.#parties) party.close();
  }
}

function healthIn(url: string, agent: Agent): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get(`${url}/healthz`, { agent }, (response) => {
      response.resume().on('end', () => resolve(performance.now() - begun));
    }).on('error', reject);
  });
}

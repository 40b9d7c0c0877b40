import type { Bot } from '@bullpen/bots';
import { searcher } from '@bullpen/bots/search';
import { mcs } from '@bullpen/bots/six-nimmt/mcs';
import { LEARNT, modelOf, type Weights, write } from '@bullpen/bots/six-nimmt/model';
import { knowledgeOf } from '@bullpen/bots/six-nimmt/strong';
import { type Match, readMatch, required, seeded } from '@bullpen/engine';
import { sixNimmt } from '@bullpen/games/six-nimmt';
import type { Options } from '@bullpen/games/six-nimmt/internals.ts';
import { fitHabit, fitWorth } from './fit.ts';
import { type Examples, playRound } from './play.ts';

/** What to train with. `rounds` are played with four seats; with more seats fewer, so that the number of hands is the same. */
export interface Training {
  readonly rounds: number;
  readonly playouts: number;
  readonly seed: string;
}

/** Reports progress: what is done, and how much of it. */
export type TrainProgress = (what: string, done: number, all: number) => void;

/**
 * Learns the weights of 6 nimmt! in two steps. First `mcs` plays itself: its habit is learnt, and what hands cost. Then a
 * searcher plays with these, alone among `mcs` and among others like it: its habit is learnt, and what hands cost there.
 */
export function train(
  { rounds, playouts, seed }: Training,
  progress: TrainProgress,
): Record<number, Weights> {
  const weights: Record<number, Weights> = {};
  for (const seats of LEARNT) {
    const match = readMatch(sixNimmt, seats, { rounds: 1 });
    if (!match.ok) throw new Error(match.refusal.code);
    const count = Math.ceil((rounds * 4) / seats);
    const first: Examples = { choices: new Map(), fates: [] };
    const name = `${seats} seats`;
    play(
      match.value,
      count,
      () => seatsOf(seats, () => mcs),
      1,
      `${seed}/${name}/mcs`,
      first,
      (done) => progress(`${name}, mcs`, done, count),
    );
    const [habit] = fitHabit(required(first.choices.get('mcs'), 'what mcs chose'), seeded(`${seed}/habit`));
    const [worth] = fitWorth(first.fates, seeded(`${seed}/worth`));
    const begun: Weights = { mcs: habit.map(write), strong: habit.map(write), worth: worth.map(write) };

    const model = modelOf(begun);
    const strong: Bot = searcher(
      'strong',
      knowledgeOf(() => model),
    );
    const second: Examples = { choices: new Map(), fates: [] };
    // One strong seat, or two, or more, in turn; the rest is mcs.
    const company = (i: number): Bot[] => seatsOf(seats, (seat) => (seat <= i % seats ? strong : mcs));
    play(match.value, count, company, playouts, `${seed}/${name}/strong`, second, (done) =>
      progress(`${name}, strong`, done, count),
    );
    const [better] = fitHabit(
      required(second.choices.get('strong'), 'what strong chose'),
      seeded(`${seed}/better`),
    );
    const [cost] = fitWorth([...first.fates, ...second.fates], seeded(`${seed}/cost`));
    weights[seats] = { mcs: begun.mcs, strong: better.map(write), worth: cost.map(write) };
  }
  return weights;
}

const seatsOf = (seats: number, bot: (seat: number) => Bot): Bot[] =>
  Array.from({ length: seats }, (_, seat) => bot(seat));

function play(
  match: Match<Options>,
  rounds: number,
  company: (round: number) => readonly Bot[],
  playouts: number,
  seed: string,
  examples: Examples,
  progress: (done: number) => void,
): void {
  for (let i = 0; i < rounds; i++) {
    playRound(match, company(i), playouts, `${seed}/${i}`, examples);
    if (i % 50 === 49 || i === rounds - 1) progress(i + 1);
  }
}

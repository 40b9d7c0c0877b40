import type { Bot } from '@bullpen/bots';
import { random } from '@bullpen/bots/random';
import { searcher } from '@bullpen/bots/search';
import { mcs } from '@bullpen/bots/six-nimmt/mcs';
import { Habit, modelOf, read, type Weights, write } from '@bullpen/bots/six-nimmt/model';
import { knowledgeOf } from '@bullpen/bots/six-nimmt/strong';
import { streamFrom } from '@bullpen/bots/stream';
import { at, readMatch, required, seeded } from '@bullpen/engine';
import { sixNimmt } from '@bullpen/games/six-nimmt';
import { HAND } from '@bullpen/games/six-nimmt/internals.ts';
import { flatWith, sixNimmtAgents } from '../league/agents/six-nimmt.ts';
import { fitDrift, fitWorth, type Turn } from './fit.ts';
import { type Examples, playByHabits, playRound } from './play.ts';

/** What to train with. `rounds` are played with four seats; with more seats fewer, so that the number of hands is the same. */
export interface Training {
  readonly rounds: number;
  readonly playouts: number;
  readonly seed: string;
}

/** The steps of training; each needs what was learnt before. */
export const STEPS = ['mcs', 'flat', 'first costs', 'strong', 'costs'] as const;
export type TrainStep = (typeof STEPS)[number];

/** Steps in which bots play, named after the one whose habit is learnt; in the others habits play, and what hands cost is learnt. */
export type BotStep = 'mcs' | 'flat' | 'strong';
type CostStep = Exclude<TrainStep, BotStep>;
export const isBotStep = (step: TrainStep): step is BotStep => step !== 'first costs' && step !== 'costs';

/** What has been learnt so far, for one number of seats. */
export type Learnt = Partial<Weights>;

const plainIdeas = (): [Bot, Bot, Bot] =>
  ['lowest', 'highest', 'closest'].map((name) => required(sixNimmtAgents[name], name)) as [Bot, Bot, Bot];

/** A searcher with what has been learnt, which plays on by this habit. */
function searcherWith({ mcs: habit, flat, worth, drift }: Learnt, own: readonly string[]): Bot {
  const model = modelOf({
    mcs: required(habit, 'the habit of mcs'),
    flat: required(flat, 'the habit of a plain search'),
    strong: own,
    worth: required(worth, 'what hands cost'),
    drift: required(drift, 'the drift'),
  });
  return searcher(
    'strong',
    knowledgeOf(() => model),
  );
}

/** Who plays in a step: each seat is taken by any of these, and the choices of the first are learnt from. */
function company(step: BotStep, learnt: Learnt): readonly Bot[] {
  const [lowest, highest, closest] = plainIdeas();
  if (step === 'mcs') return [...Array.from({ length: 7 }, () => mcs), random, lowest, highest, closest];
  if (step === 'flat') {
    const policy = new Habit(required(learnt.mcs, 'the habit of mcs').map(read));
    const plain = flatWith('flat', () => policy);
    return [plain, plain, plain, mcs];
  }
  const plainly = required(learnt.flat, 'the habit of a plain search');
  const strong = searcherWith(learnt, plainly);
  const policy = new Habit(plainly.map(read));
  const plain = flatWith('flat', () => policy);
  return [strong, strong, strong, strong, plain, plain, plain, mcs, mcs, closest];
}

/** How many rounds of a step are played with this many seats. */
const roundsOf = (step: BotStep, seats: number, { rounds }: Training): number =>
  Math.ceil((rounds * 4 * (step === 'flat' ? 0.5 : 1)) / seats);

/** Plays the rounds of a step with a number of seats. */
export function playStep(step: BotStep, seats: number, training: Training, learnt: Learnt): Examples {
  const match = oneRound(seats);
  const pool = company(step, learnt);
  const examples: Examples = { choices: new Map(), turns: [] };
  const seed = `${training.seed}/${seats} seats/${step}`;
  const chance = seeded(`${seed} company`);
  for (let i = 0; i < roundsOf(step, seats, training); i++) {
    const bots = Array.from({ length: seats }, () => at(pool, chance.below(pool.length)));
    playRound(match, bots, training.playouts, `${seed}/${i}`, examples);
  }
  return examples;
}

/** How many times as many rounds are played by habits as by bots, and by searchers that have this part of the playouts. */
const BY_HABITS = 20;
const BY_SEARCHERS = 3;
const QUICKER = 5;

/** What hands cost with a number of seats, how far scores drift apart, and how far off the costs were in each pass. */
export interface Costs {
  readonly learnt: Pick<Weights, 'worth' | 'drift'>;
  readonly curve: readonly number[];
}

/**
 * Learns what hands cost where the habits that are known play each other. When all is known, quick searchers play too: their rounds are
 * fewer, and the costs are fitted to them in the end. Nobody here plays by one plain idea: among players who take many heads a hand
 * costs less than among good ones.
 */
export function learnCosts(step: CostStep, seats: number, training: Training, learnt: Learnt): Costs {
  const seed = `${training.seed}/${seats} seats/${step}`;
  const habits = turnsByHabits(seats, training, learnt, seed);
  const rough = fitWorth(habits, seeded(`${seed} worth`));
  if (step === 'first costs') return costsOf(habits, rough.lists, rough.curve);
  const searched = turnsBySearchers(seats, training, learnt, seed);
  const { lists } = fitWorth(searched, seeded(`${seed} tuning`), rough.lists);
  return costsOf(searched, lists, rough.curve);
}

const costsOf = (
  turns: readonly Turn[],
  lists: readonly Float64Array[],
  curve: readonly number[],
): Costs => ({
  learnt: { worth: lists.map(write), drift: [write(fitDrift(turns, lists, HAND))] },
  curve,
});

const oneRound = (seats: number) => {
  const match = readMatch(sixNimmt, seats, { rounds: 1 });
  if (!match.ok) throw new Error(match.refusal.code);
  return match.value;
};

const habitsIn = ({ strong, flat, mcs }: Learnt): Habit[] =>
  [strong, strong, flat, mcs].flatMap((lists) => (lists === undefined ? [] : [new Habit(lists.map(read))]));

function turnsByHabits(seats: number, training: Training, learnt: Learnt, seed: string): Turn[] {
  const pool = habitsIn(learnt);
  const match = oneRound(seats);
  const chance = streamFrom(seeded(seed));
  const turns: Turn[] = [];
  for (let i = Math.ceil((BY_HABITS * training.rounds * 4) / seats); i > 0; i--) {
    const kinds = Array.from({ length: seats }, () => at(pool, chance.below(pool.length)));
    playByHabits(match, kinds, chance, turns);
  }
  return turns;
}

function turnsBySearchers(seats: number, training: Training, learnt: Learnt, seed: string): Turn[] {
  const strong = searcherWith(learnt, required(learnt.strong, 'the habit of strong'));
  const pool = [strong, strong, strong, mcs];
  const match = oneRound(seats);
  const examples: Examples = { choices: new Map(), turns: [] };
  const chance = seeded(`${seed} company`);
  const playouts = Math.ceil(training.playouts / QUICKER);
  for (let i = Math.ceil((BY_SEARCHERS * training.rounds * 4) / seats); i > 0; i--) {
    const bots = Array.from({ length: seats }, () => at(pool, chance.below(pool.length)));
    playRound(match, bots, playouts, `${seed}/${i}`, examples);
  }
  return examples.turns;
}

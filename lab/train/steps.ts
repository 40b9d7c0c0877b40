import type { Bot } from '@bullpen/bots';
import { random } from '@bullpen/bots/random';
import { searcher } from '@bullpen/bots/search';
import { mcs } from '@bullpen/bots/six-nimmt/mcs';
import { Habit, modelOf, read, type Weights } from '@bullpen/bots/six-nimmt/model';
import { knowledgeOf } from '@bullpen/bots/six-nimmt/strong';
import { at, readMatch, required, seeded } from '@bullpen/engine';
import { sixNimmt } from '@bullpen/games/six-nimmt';
import { flatWith, sixNimmtAgents } from '../league/agents/six-nimmt.ts';
import { type Examples, playRound } from './play.ts';

/** What to train with. `rounds` are played with four seats; with more seats fewer, so that the number of hands is the same. */
export interface Training {
  readonly rounds: number;
  readonly playouts: number;
  readonly seed: string;
}

/** The steps of training; each needs what was learnt before. */
export const STEPS = ['mcs', 'flat', 'strong'] as const;
export type TrainStep = (typeof STEPS)[number];

/** What has been learnt so far, for one number of seats. */
export type Learnt = Partial<Weights>;

/** Who plays in a step: each seat is taken by any of these, and the choices of the first are learnt from. */
function company(step: TrainStep, learnt: Learnt): readonly Bot[] {
  const [lowest, highest, closest] = ['lowest', 'highest', 'closest'].map((name) =>
    required(sixNimmtAgents[name], name),
  ) as [Bot, Bot, Bot];
  if (step === 'mcs') return [...Array.from({ length: 7 }, () => mcs), random, lowest, highest, closest];
  const { mcs: habit, flat, worth, drift } = learnt;
  if (step === 'flat') {
    const policy = new Habit(required(habit, 'the habit of mcs').map(read));
    const plain = flatWith('flat', () => policy);
    return [plain, plain, plain, mcs];
  }
  const plainly = required(flat, 'the habit of a plain search');
  // Two turns ahead are quicker, and habits hardly differ.
  const model = {
    ...modelOf({
      mcs: required(habit, 'the habit of mcs'),
      flat: plainly,
      strong: plainly,
      worth: required(worth, 'what hands cost'),
      drift: required(drift, 'the drift'),
    }),
    depth: () => 2,
  };
  const strong: Bot = searcher(
    'strong',
    knowledgeOf(() => model),
  );
  const plain = flatWith('flat', () => model.flat);
  return [strong, strong, strong, strong, plain, plain, plain, mcs, mcs, closest];
}

/** How many rounds of a step are played with this many seats. */
const roundsOf = (step: TrainStep, seats: number, { rounds }: Training): number =>
  Math.ceil((rounds * 4 * (step === 'flat' ? 0.5 : 1)) / seats);

/** Plays the rounds of a step with a number of seats. */
export function playStep(step: TrainStep, seats: number, training: Training, learnt: Learnt): Examples {
  const match = readMatch(sixNimmt, seats, { rounds: 1 });
  if (!match.ok) throw new Error(match.refusal.code);
  const pool = company(step, learnt);
  const examples: Examples = { choices: new Map(), turns: [] };
  const seed = `${training.seed}/${seats} seats/${step}`;
  const chance = seeded(`${seed} company`);
  for (let i = 0; i < roundsOf(step, seats, training); i++) {
    const bots = Array.from({ length: seats }, () => at(pool, chance.below(pool.length)));
    playRound(match.value, bots, training.playouts, `${seed}/${i}`, examples);
  }
  return examples;
}

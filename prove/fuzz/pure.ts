import { seeded } from '@bullpen/engine';
import { inputFor } from './inputs.ts';
import { feed } from './targets.ts';

/** How many inputs of each kind in a hundred. */
const SHARES: Readonly<Record<string, number>> = { message: 60, notation: 27, options: 11, record: 2 };

export interface Crash {
  readonly target: string;
  readonly input: string;
  readonly wrong: string;
}

/** Feeds this many invented inputs to every target that needs no server. */
export function fuzzPure(seed: string, count: number): { inputs: number; crashes: Crash[] } {
  const crashes: Crash[] = [];
  let inputs = 0;
  for (const [target, share] of Object.entries(SHARES)) {
    const chance = seeded(`${seed} ${target}`);
    for (let i = 0; i < (count * share) / 100; i++) {
      const input = inputFor(target, chance);
      const wrong = feed(target, input);
      inputs++;
      if (wrong !== null) crashes.push({ target, input, wrong });
    }
  }
  return { inputs, crashes };
}

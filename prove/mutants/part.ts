import type { Part } from '../part.ts';

export const mutantPart: Part = {
  name: 'no lie: mutants of the rules',
  share: 3,
  // Its parser and the test runner are there where Bullpen is worked on, not where it is served.
  round: async (number, seconds) => (await import('./round.ts')).mutantRound(`mutants ${number}`, seconds),
};

import { desertionPart } from './desertion/part.ts';
import { fairDealPart } from './fair-deal/part.ts';
import { clusterFaults, hubFaults, sqliteFaults } from './faults/part.ts';
import { fuzzPart } from './fuzz/part.ts';
import { leakPart } from './leak/part.ts';
import { lifecyclesPart } from './lifecycles/part.ts';
import { livePart, sharedLivePart } from './live/part.ts';
import { loadPart } from './load/part.ts';
import { mutantParts } from './mutants/part.ts';
import { shufflePart } from './numbers/part.ts';
import { outagesPart } from './outages/part.ts';
import type { Part } from './part.ts';
import { predictionPart } from './prediction/part.ts';
import { skewPart } from './skew/part.ts';
import { slowPart } from './slow-callers/part.ts';
import { tournamentsPart } from './tournaments/part.ts';

export { BadJournal, type ProofBook, prove } from './run.ts';

/** All proofs, in the order in which they are begun. */
export const parts: readonly Part[] = [
  leakPart,
  predictionPart,
  livePart,
  sharedLivePart,
  shufflePart,
  fairDealPart,
  desertionPart,
  fuzzPart,
  lifecyclesPart,
  sqliteFaults,
  hubFaults,
  clusterFaults,
  outagesPart,
  skewPart,
  tournamentsPart,
  ...mutantParts,
  loadPart,
  slowPart,
];

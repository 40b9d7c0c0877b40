export { type Chunk, type Report, type Result, type Simulation, simulate } from './simulate.ts';
export type { Summary } from './tally.ts';
export { type Verification, verify } from './verify.ts';

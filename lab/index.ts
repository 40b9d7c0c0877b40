export { type Chunk, type PlayerResult, type Report, simulate } from './simulate.ts';
export { verify } from './verify.ts';

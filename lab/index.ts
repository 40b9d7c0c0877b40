export { type Chunk, type Report, type Result, simulate } from './simulate.ts';
export { verify } from './verify.ts';

export {
  type Answer,
  Command,
  type Created,
  CreateTable,
} from './commands.ts';
export type { Problem } from './problem.ts';
export type { PublicEntry, Snapshot, Update } from './table.ts';
export { Clock, SeatPlan } from './terms.ts';

export {
  type Answer,
  Command,
  type Created,
  CreateTable,
} from './commands.ts';
export type { Problem } from './problem.ts';
export {
  type ClientMessage,
  Create,
  Do,
  Follow,
  LARGEST,
  type Left,
  Ping,
  type Reply,
  SeatToken,
  type ServerMessage,
  Since,
  TableId,
  type TableNews,
  Unfollow,
} from './socket.ts';
export type { PublicEntry, Snapshot, Update } from './table.ts';
export { Clock, SeatPlan } from './terms.ts';

/** The folders of our code, in the order of a move's journey. */
export const FOLDERS = [
  'engine',
  'games',
  'table',
  'words',
  'ratings',
  'tournament',
  'bots',
  'lab',
  'wire',
  'server',
  'page',
  'prove',
  'cli',
  'referee',
] as const;

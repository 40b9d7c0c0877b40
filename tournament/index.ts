// How a tournament of many tables is played: who sits with whom in each round, and who stands where. Read in this order: sizes,
// standing, grouping.

export { groups } from './grouping.ts';
export { tableSizes } from './sizes.ts';
export { type EntrantStanding, type PlayedTable, standings } from './standing.ts';

import { expect, it } from 'vitest';
import { checkGatherings, type StoredGatherings } from '../check-gatherings.ts';
import type { PlayerNote } from '../member.ts';

const note = (more: Partial<PlayerNote> = {}): PlayerNote =>
  ({ id: 'ada', club: 'c', tournament: 't', state: 'there', ...more }) as PlayerNote;
const stored = (more: Partial<StoredGatherings> = {}): StoredGatherings => ({
  members: [{ club: 'c', player: 'ada' }],
  entrants: [{ tournament: 't', player: 'ada' }],
  log: [
    { tournament: 't', seq: 1, type: 'created' },
    { tournament: 't', seq: 2, type: 'joined' },
  ],
  ...more,
});

it('finds nothing where all is well', () => {
  expect(checkGatherings([note()], stored())).toEqual([]);
});

it.each([
  ['the club c is lost', {}, { members: [] }],
  ['the entry at t is lost', {}, { entrants: [] }],
  ['twice', {}, { members: ['c', 'd'].map((club) => ({ club, player: 'ada' })) }],
  ['still in a club', { state: 'erased' }, {}],
  ['a gap', {}, { log: [{ tournament: 't', seq: 2, type: 'created' }] }],
  ['joined twice', {}, { log: [1, 2].map((seq) => ({ tournament: 't', seq, type: 'joined' })) }],
] as const)('finds what is wrong: %s', (words, more, other) => {
  expect(checkGatherings([note(more)], stored(other)).join()).toContain(words);
});

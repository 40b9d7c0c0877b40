import { expect, it } from 'vitest';
import { placeOf } from '../paths.ts';

const isGame = (text: string): text is 'chess' => text === 'chess';

it.each([
  ['/', { kind: 'home' }],
  ['/replay', { kind: 'replay' }],
  ['/replay/', { kind: 'replay' }],
  ['/replay/chess', { kind: 'match', game: 'chess' }],
  ['/me', { kind: 'me' }],
  ['/daily', { kind: 'daily' }],
  ['/clubs', { kind: 'clubs' }],
  ['/tournaments', { kind: 'tournaments' }],
  ['/club/Abc-12_3', { kind: 'club', id: 'Abc-12_3' }],
  ['/tournament/Abc-12_3', { kind: 'tournament', id: 'Abc-12_3' }],
  ['/me/chess', { kind: 'mine', game: 'chess' }],
  ['/t/Abc-12_3', { kind: 'table', id: 'Abc-12_3' }],
  ['/play/chess', { kind: 'play', game: 'chess', id: '' }],
  ['/play/chess/x1', { kind: 'play', game: 'chess', id: 'x1' }],
  ['/new/chess', { kind: 'new', game: 'chess' }],
  ['/learn/chess', { kind: 'learn', game: 'chess' }],
  ['/rules/chess', { kind: 'rules', game: 'chess' }],
  ['/leaders/chess', { kind: 'leaders', game: 'chess' }],
])('knows %s', (path, place) => {
  expect(placeOf(path, isGame)).toEqual(place);
});

it.each([
  '/nothing',
  '/t',
  '/t/',
  '/t/a.b',
  '/t/abc/more',
  `/t/${'x'.repeat(65)}`,
  '/play',
  '/play/go',
  '/play/chess/x1/more',
  '/rules/chess/more',
  '/watch/chess',
  '/replay/one',
  '/replay/chess/more',
  '/me/go',
  '/daily/one',
  '/clubs/one',
  '/club',
  '/club/a.b',
  '/tournament',
  '/tournament/abc/more',
  '/me/chess/more',
])('knows no %s', (path) => {
  expect(placeOf(path, isGame)).toBeNull();
});

import type { Snapshot } from '@bullpen/wire';
import type { Pages } from '@bullpen/words/en/pages';
import type { AnyGamePage, Names } from '../games/contract.ts';
import { endLine } from './tell.ts';

/** The one sentence above the board: what is expected of whom, now. */
export function sentenceOf(snapshot: Snapshot, game: AnyGamePage, words: Pages, names: Names): string {
  const { page } = words;
  const { view, outcome, ended, status, players, host, viewer } = snapshot;
  if (ended !== null) return page.ended[ended];
  if (outcome !== null) return endLine(outcome, words, names);
  if (status === 'dealing') return page.dealing;
  if (view !== null) return game.prompt(view, snapshot.legal, words, names);
  const free = players.filter(({ kind }) => kind === 'free').length;
  if (free > 0) return page.waitingForPlayers(free);
  return host === null || host === viewer ? page.readyToStart : page.waitingForHost(names.of(host));
}

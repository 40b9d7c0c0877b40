import { accept, type Seat } from '@bullpen/engine';
import type { Phrase, Phrases } from '@bullpen/wire';
import { deny } from '@bullpen/wire/problems.ts';
import type { Decision } from './decision.ts';
import { acting, type Table } from './table.ts';

// What seats say is part of the log like all else: every process and viewer sees it in the same place, and nothing is lost or said
// twice. It changes neither the match nor its record, and a bound of its own keeps the log short (`allowance.ts`).

export function decideSay(table: Table, seat: Seat, phrase: Phrase, now: number): Decision {
  if (table.closed) return deny('not-playing');
  if (table.phrases === 'off') return deny('no-phrases');
  if (!mayTalk(table)) return deny('phrases-closed');
  return accept({ entry: { type: 'said', at: now, seat, phrase } });
}

export function decidePhrases(table: Table, phrases: Phrases, now: number): Decision {
  if (table.closed) return deny('not-playing');
  if (table.phrases === phrases) return deny('same-phrases');
  return accept({ entry: { type: 'phrases-set', at: now, phrases } });
}

/** Whether seats may say phrases now. */
export const mayTalk = (table: Table): boolean =>
  !table.closed && (table.phrases === 'on' || (table.phrases === 'between' && !choosesInSecret(table)));

/** Several have to choose at once, or somebody's choice is still hidden. Who has chosen is public, so this is too. */
function choosesInSecret(table: Table): boolean {
  if (acting(table).length > 1) return true;
  const { game, state, status, seats } = table;
  return status === 'playing' && seats.some((_, seat) => game.retract(game.clone(state), seat));
}

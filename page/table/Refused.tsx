import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import type { GameId } from '../games/list.ts';
import type { MatchModel } from './match.ts';

interface RefusedProps {
  readonly model: MatchModel;
  onRule(rule: string): void;
}

/** Why the last wish was not done, with its rule. */
export function Refused({ model, onRule }: RefusedProps): JSX.Element {
  const all = words();
  const { page } = all;
  const refusal = model.refusal.value;
  const rule = refusal?.rule ?? null;
  // A game may have words of its own for what breaks its rules.
  const game = model.source.latest.value?.game as GameId | undefined;
  const own = game && (all[game] as { readonly refused?: Readonly<Record<string, string>> }).refused;
  return (
    <div class="refused" role="alert">
      {refusal !== null && (
        <p>
          {own?.[refusal.code] ?? page.refused[refusal.code] ?? page.refusedOther}{' '}
          {rule !== null && (
            <button type="button" class="link" onClick={() => onRule(rule)}>
              {page.ruleLink(rule)}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

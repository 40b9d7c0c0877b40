import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import type { GameId } from '../games/list.ts';
import type { MatchModel } from './match.ts';
import { whyNot } from './refusals.ts';

interface RefusedProps {
  readonly model: MatchModel;
  onRule(rule: string): void;
}

/** Why the last wish was not done, with its rule. */
export function Refused({ model, onRule }: RefusedProps): JSX.Element {
  const all = words();
  const refusal = model.refusal.value;
  const rule = refusal?.rule ?? null;
  const game = model.source.latest.value?.game as GameId | undefined;
  return (
    <div class="refused" role="alert">
      {refusal !== null && (
        <p>
          {whyNot(all, game, refusal.code)}{' '}
          {rule !== null && (
            <button type="button" class="link" onClick={() => onRule(rule)}>
              {all.page.ruleLink(rule)}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import type { MatchModel } from './match.ts';

interface RefusedProps {
  readonly model: MatchModel;
  onRule(rule: string): void;
}

/** Why the last wish was not done, with its rule. */
export function Refused({ model, onRule }: RefusedProps): JSX.Element {
  const { page } = words();
  const refusal = model.refusal.value;
  const rule = refusal?.rule ?? null;
  return (
    <div class="refused" role="alert">
      {refusal !== null && (
        <p>
          {page.refused[refusal.code] ?? page.refusedOther}{' '}
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

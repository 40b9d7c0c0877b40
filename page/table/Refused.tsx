import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../app/language.ts';
import type { GameId } from '../games/list.ts';
import type { MatchModel } from './match.ts';
import { whyNot } from './refusals.ts';

interface RefusedProps {
  readonly model: MatchModel;
  onRule(rule: string): void;
}

/** How long a refusal stays if nothing else is done, in milliseconds: long enough to read it twice. */
const STAYS = 6000;
/** Keys that lead to the link to the rule, or do nothing by themselves. */
const QUIET_KEYS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/** Why the last wish was not done, with its rule. It goes after a while, by Escape, and by the next action. */
export function Refused({ model, onRule }: RefusedProps): JSX.Element {
  const all = words();
  const refusal = model.refusal.value;
  const rule = refusal?.rule ?? null;
  const game = model.source.latest.value?.game as GameId | undefined;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal === null) return;
    const dismiss = (): void => {
      if (model.refusal.value === refusal) model.refusal.value = null;
    };
    // While the pointer or the focus is in it, somebody is still reading.
    const isRead = (): boolean => box.current?.matches(':hover, :focus-within') ?? false;
    const timer = setInterval(() => {
      if (!isRead()) dismiss();
    }, STAYS);
    const onKey = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (isApart(box.current, target) || QUIET_KEYS.includes(key)) return;
      // Escape does one thing at a time: a choice is taken back by the next one.
      if (key === 'Escape') event.preventDefault();
      dismiss();
    };
    const onPress = ({ target }: PointerEvent): void => {
      if (!isApart(box.current, target)) dismiss();
    };
    addEventListener('keydown', onKey, { capture: true });
    addEventListener('pointerdown', onPress, { capture: true });
    return () => {
      clearInterval(timer);
      removeEventListener('keydown', onKey, { capture: true });
      removeEventListener('pointerdown', onPress, { capture: true });
    };
  }, [model, refusal]);
  return (
    <div class="refused" role="alert" ref={box}>
      {refusal !== null && (
        <p>
          {whyNot(all, game, refusal)}{' '}
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

/** In the refusal itself, or in a dialog, where a rule is looked up: no action at the table. */
const isApart = (box: HTMLElement | null, target: EventTarget | null): boolean =>
  target instanceof Element && (box?.contains(target) || target.closest('dialog') !== null);

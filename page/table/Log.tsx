import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { Icon } from '../design/Icon.tsx';
import type { SmallCard } from '../games/contract.ts';
import type { LogLine } from './match.ts';
import './log.css';

interface LogProps {
  /** The number of the moment up to which it tells. */
  readonly at: number;
  readonly lines: readonly LogLine[];
}

/**
 * What happened: the newest line is always in sight, and a press opens all of them in a drawer, the latest last. Screen readers
 * hear what is added, whether it is open or not.
 */
export function Log({ at, lines }: LogProps): JSX.Element {
  const { page } = words();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const box = useLatestShown(lines.at(-1)?.key, open);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [open]);
  // What players say is in the drawer; the newest event stays in sight.
  const last = lines.findLast(({ talk }) => talk !== true);
  return (
    <section class={`log${open ? ' open' : ''}`} data-moment={at}>
      <button
        type="button"
        class="log-last"
        aria-expanded={open}
        title={page.log}
        ref={button}
        onClick={() => setOpen(!open)}
      >
        <Icon name="log" />
        <span class="hidden">{page.log}:</span>
        <span key={last?.key} class="log-newest">
          {last === undefined ? page.noLog : <LineText line={last} />}
        </span>
      </button>
      <div class="log-drawer on-paper">
        <div class="log-top">
          <h2>{page.log}</h2>
          <button
            type="button"
            class="button bare"
            aria-label={page.close}
            title={page.close}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        <div
          class="log-lines"
          // What scrolls has to be reached by the keyboard.
          tabIndex={open ? 0 : -1}
          role="log"
          aria-live="polite"
          aria-label={page.log}
          ref={box}
        >
          {lines.map((line, i) => (
            <p key={line.key} class={line.turn === lines[i - 1]?.turn ? '' : 'log-turn'}>
              <LineText line={line} />
            </p>
          ))}
          {lines.length === 0 && <p class="quiet">{page.noLog}</p>}
        </div>
      </div>
    </section>
  );
}

const LineText = ({ line }: { readonly line: LogLine }): JSX.Element => (
  <>
    {line.cards.length > 0 && (
      <span class="small-cards" aria-hidden="true">
        {line.cards.map((card, i) => (
          <Small key={i} {...card} />
        ))}
      </span>
    )}
    {line.text}
  </>
);

/** A picture, not a part of the sentence: what stands on it is drawn by the style sheet. */
const Small = ({ text, heads }: SmallCard): JSX.Element => (
  <span class="small-card" data-heads={heads} data-text={text} />
);

/** Scrolls to the latest line, unless somebody has scrolled back to read. */
function useLatestShown(
  latest: string | undefined,
  open: boolean,
): { readonly current: HTMLDivElement | null } {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    height.current = 0;
  }, [open]);
  useLayoutEffect(() => {
    const { current } = box;
    // While it is shut there is nothing to scroll, and measuring it would cost the table a layout for each event.
    if (current === null || !open) return;
    const { scrollTop, clientHeight, scrollHeight } = current;
    if (scrollTop + clientHeight >= height.current - 1) current.scrollTop = scrollHeight;
    height.current = scrollHeight;
  }, [latest, open]);
  return box;
}

import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../app/language.ts';
import type { LogLine } from './match.ts';
import './log.css';

interface LogProps {
  /** The number of the moment up to which it tells. */
  readonly at: number;
  readonly lines: readonly LogLine[];
}

/** What happened, the latest last; readers aloud hear what is added. */
export function Log({ at, lines }: LogProps): JSX.Element {
  const { page } = words();
  const box = useLatestShown(lines.at(-1)?.key);
  return (
    <section class="log" data-moment={at}>
      <h2>{page.log}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <div class="log-lines" tabIndex={0} role="log" aria-live="polite" aria-label={page.log} ref={box}>
        {lines.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
        {lines.length === 0 && <p class="quiet">{page.noLog}</p>}
      </div>
    </section>
  );
}

/** Scrolls to the latest line, unless somebody has scrolled back to read. */
function useLatestShown(latest: string | undefined): { readonly current: HTMLDivElement | null } {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const { scrollTop, clientHeight, scrollHeight } = current;
    if (scrollTop + clientHeight >= height.current - 1) current.scrollTop = scrollHeight;
    height.current = scrollHeight;
  }, [latest]);
  return box;
}

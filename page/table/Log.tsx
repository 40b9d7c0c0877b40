import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import type { LogLine } from './match.ts';

/** What happened, the latest last; readers aloud hear what is added. */
export function Log({ lines }: { readonly lines: readonly LogLine[] }): JSX.Element {
  const { page } = words();
  return (
    <section class="log">
      <h2>{page.log}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <div class="log-lines" tabIndex={0} role="log" aria-live="polite" aria-label={page.log}>
        <div>
          {lines.map(({ key, text }) => (
            <p key={key}>{text}</p>
          ))}
        </div>
        {lines.length === 0 && <p class="quiet">{page.noLog}</p>}
      </div>
    </section>
  );
}

import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import type { LogLine } from './match.ts';

/** What happened, the latest first for the eye; readers aloud hear what is added. */
export function Log({ lines }: { readonly lines: readonly LogLine[] }): JSX.Element {
  const { page } = words();
  return (
    <section class="log">
      <h2>{page.log}</h2>
      <div role="log" aria-live="polite" aria-label={page.log}>
        {lines.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      {lines.length === 0 && <p class="quiet">{page.noLog}</p>}
    </section>
  );
}

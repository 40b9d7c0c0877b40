import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from './language.ts';

const EVERY = 10 * 60_000;

/** Whether the server has another build than the one that runs here. */
const newer = signal(false);

/** The script of a build has a hash of the whole build in its name. */
const ours = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');

/** Asks the server which build it has. Without an answer all stays as it is. */
export async function lookForNewVersion(): Promise<void> {
  if (newer.value || !import.meta.env.PROD) return;
  try {
    const answer = await fetch('/version.json', { cache: 'no-cache' });
    if (!answer.ok) return;
    const { script } = (await answer.json()) as { readonly script?: unknown };
    newer.value = typeof script === 'string' && script !== ours;
  } catch {
    // No network, or no such file.
  }
}

for (const moment of ['focus', 'online']) addEventListener(moment, () => void lookForNewVersion());
setInterval(() => void lookForNewVersion(), EVERY);

/** Offers to load a new build. The styles hide it while a match is played. */
export function NewVersion(): JSX.Element {
  const { page } = words();
  return (
    <div role="status" class="trouble new-version">
      {newer.value && (
        <p>
          {page.newVersion}{' '}
          <button type="button" class="link" onClick={() => location.reload()}>
            {page.reload}
          </button>
        </p>
      )}
    </div>
  );
}

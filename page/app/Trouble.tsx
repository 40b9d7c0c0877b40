import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from './language.ts';

/** A part of the page could not be fetched: the network is gone, or the server has a newer page. */
const unfetched = signal(false);
addEventListener('vite:preloadError', () => {
  unfetched.value = true;
});

const offline = signal(!navigator.onLine);
for (const change of ['online', 'offline'])
  addEventListener(change, () => {
    offline.value = !navigator.onLine;
  });

/** What is wrong with the connection to the server, if anything. */
export function Trouble(): JSX.Element {
  const { page } = words();
  return (
    <div role="status" class="trouble">
      {unfetched.value ? (
        <p>
          {page.notFetched}{' '}
          <button type="button" class="link" onClick={() => location.reload()}>
            {page.loadAgain}
          </button>
        </p>
      ) : (
        offline.value && <p>{page.offlineNow}</p>
      )}
    </div>
  );
}

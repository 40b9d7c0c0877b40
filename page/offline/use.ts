import { effect } from '@preact/signals';
import { language } from '../app/language.ts';
import { path } from '../app/router.tsx';
import { isGameId } from '../games/list.ts';

/** After this time people are not just looking in: rules, hints and reviews are kept too, in milliseconds. */
const STAYED = 30_000;

/**
 * Keeps for playing without a network what this person uses: the page, its language, and the games that are opened. Only when
 * the browser has nothing better to do.
 */
export function keepWhatIsUsed(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined) return;
  whenIdle(() => void workers.register('/sw.js').catch(() => {}));
  effect(() => {
    const [, kind, game = ''] = path.value.split('/');
    const drills = kind === 'drills' ? ['drills'] : [];
    const use = [language.value, ...drills, ...(isGameId(game) ? [game] : [])];
    const keep = (...more: string[]): void =>
      whenIdle(
        () => void workers.ready.then(({ active }) => active?.postMessage({ use: [...use, ...more] })),
      );
    keep();
    const timer = setTimeout(() => keep('more'), STAYED);
    return () => clearTimeout(timer);
  });
}

/** Not all browsers say when they are idle. */
function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 5000 });
  else setTimeout(act, 1000);
}

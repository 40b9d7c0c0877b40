import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from './language.ts';

/** A part of the page that is fetched when it is first drawn. */
export function later<P extends object>(fetch: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let found: FunctionComponent<P> | null = null;
  return function Later(props: P): JSX.Element {
    const [, ready] = useState(false);
    useEffect(() => {
      if (found !== null) return;
      fetch().then(
        (component) => {
          found = component;
          ready(true);
        },
        // It did not come, and `Trouble` says so; or this page is being left.
        () => {},
      );
    }, []);
    const Found = found;
    return Found === null ? <p class="quiet">{words().page.loading}</p> : <Found {...props} />;
  };
}

import type { LanguageId } from '@bullpen/wire/languages.ts';
import { type Signal, signal } from '@preact/signals';
import { language } from './language.ts';

/** Words that are fetched when they are first wanted, in the language of the page; null until they are there. */
export function laterWords<T>(load: (language: LanguageId) => Promise<T>): () => T | null {
  const found: Signal<T | null> = signal(null);
  let asked: LanguageId | null = null;
  return () => {
    const now = language.value;
    if (asked !== now) {
      asked = now;
      load(now).then(
        (words) => {
          if (asked === now) found.value = words;
        },
        // They did not come, and `Trouble` says so; or this page is being left. They are asked for again with the next picture.
        () => {
          if (asked === now) asked = null;
        },
      );
    }
    return found.value;
  };
}

import { loadHelp } from '@bullpen/words/rules';
import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import { laterWords } from '../app/later-words.ts';
import type { GameId } from '../games/list.ts';

export const helpTexts = laterWords(loadHelp);

/** A game in short: its goal, a turn in a few steps, and what beginners should know. */
export function Help({ game }: { readonly game: GameId }): JSX.Element | null {
  const help = helpTexts();
  if (help === null) return null;
  const { goal, steps, tips } = help[game];
  const { page } = words();
  return (
    <section class="help">
      <p class="help-goal">{goal}</p>
      <ol class="help-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h2>{page.tips}</h2>
      <ul class="sentences">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}

import { type HelpTexts, loadHelp } from '@bullpen/words/rules';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { language, words } from '../app/language.ts';
import type { GameId } from '../games/list.ts';

/** A game in short: its goal, a turn in a few steps, and what beginners should know. */
export function Help({ game }: { readonly game: GameId }): JSX.Element | null {
  const [help, setHelp] = useState<HelpTexts | null>(null);
  useEffect(() => void loadHelp(language.value).then(setHelp), [language.value]);
  if (help === null) return null;
  const { goal, steps, tips } = help[game];
  const { page } = words();
  return (
    <>
      <p>{goal}</p>
      <ol class="told">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h2>{page.tips}</h2>
      <ul class="told">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </>
  );
}

import type { RulebookWords } from '@bullpen/words/en/rulebook';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import type { AnyGamePage, Names } from '../games/contract.ts';
import { gamePages } from '../games/index.ts';
import type { GameId } from '../games/list.ts';
import { Mini } from '../replay/Mini.tsx';
import { ruleExamples, type ShownExample } from './rule-examples.ts';
import '../design/cards.css';

interface FoundExamples {
  readonly page: AnyGamePage;
  readonly examples: readonly ShownExample[];
}

/** The examples of a game; undefined until they are there, null if they cannot be fetched. */
export function useExamples(game: GameId): FoundExamples | null | undefined {
  const [found, setFound] = useState<FoundExamples | null>();
  useEffect(() => {
    Promise.all([gamePages[game](), ruleExamples[game]()]).then(
      ([page, examples]) => setFound({ page, examples }),
      () => setFound(null),
    );
  }, [game]);
  return found;
}

interface ExamplesProps {
  readonly game: GameId;
  readonly texts: RulebookWords;
  readonly found: FoundExamples;
}

/** The worked examples of the rulebook as small boards, with what happened in words. */
export function Examples({ game, texts, found }: ExamplesProps): JSX.Element {
  const captions: Readonly<Record<string, string>> = texts.captions[game];
  const { botNames } = words().page;
  const of = (seat: number): string => botNames[seat] ?? '';
  return (
    <section class="examples">
      <h2>{texts.examples}</h2>
      <ul>
        {found.examples.map(({ caption, rules, view }) => {
          const names: Names = { of, face: of, me: view.viewer };
          return (
            <li key={caption}>
              <figure>
                <Mini id={game} game={found.page} view={view} names={names} />
                <figcaption>
                  {captions[caption]} <span class="quiet">{rules.join(', ')}</span>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

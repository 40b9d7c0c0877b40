import type { RulebookWords } from '@bullpen/words/en/rulebook';
import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import type { AnyGamePage, Names } from '../games/contract.ts';
import { gamePages } from '../games/index.ts';
import type { GameId } from '../games/list.ts';
import { Mini } from '../replay/Mini.tsx';
import { ruleExamples, type ShownExample } from './rule-examples.ts';
import '../design/cards.css';

/** The board of a game, and what it shows. */
interface BoardExamples {
  readonly page: AnyGamePage;
  readonly examples: readonly ShownExample[];
}

export async function fetchExamples(game: GameId): Promise<BoardExamples> {
  const [page, examples] = await Promise.all([gamePages[game](), ruleExamples[game]()]);
  return { page, examples };
}

interface ExamplesProps extends BoardExamples {
  readonly game: GameId;
  readonly texts: RulebookWords;
}

/** The worked examples of the rulebook as small boards, with what happened in words. */
export function Examples({ game, texts, page, examples }: ExamplesProps): JSX.Element {
  const captions: Readonly<Record<string, string>> = texts.captions[game];
  const { botNames } = words().page;
  const of = (seat: number): string => botNames[seat] ?? '';
  return (
    <section class="examples">
      <h2>{texts.examples}</h2>
      <ul>
        {examples.map(({ caption, rules, view }) => {
          const names: Names = { of, face: of, me: view.viewer };
          return (
            <li key={caption}>
              <figure>
                <Mini id={game} game={page} view={view} names={names} />
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

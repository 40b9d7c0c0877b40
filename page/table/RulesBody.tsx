import type { RulebookWords } from '@bullpen/words/en/rulebook';
import { loadReadings, loadRulebook, loadRules } from '@bullpen/words/rules';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { language, words } from '../app/language.ts';
import type { GameId } from '../games/list.ts';
import type { Examples, fetchExamples } from './Examples.tsx';
import { Help, helpTexts } from './Help.tsx';
import { type RuleSection, ruleSections } from './rule-sections.ts';
import './rules.css';

export interface RulesProps {
  readonly game: GameId;
  /** The rule to point at. */
  readonly rule: string | null;
}

/** The rules by number, what our readings among them are called and why we read them so, and what stands around them. */
interface Texts {
  readonly rules: Readonly<Record<string, string>>;
  readonly label: string;
  readonly reasons: Readonly<Record<string, string>>;
  readonly book: RulebookWords;
}

async function fetchTexts(game: GameId): Promise<Texts> {
  const [rules, { label, reasons }, book] = await Promise.all([
    loadRules(language.value, game),
    loadReadings(language.value),
    loadRulebook(language.value),
  ]);
  return { rules, label, reasons: reasons[game], book };
}

const SECTIONS: readonly RuleSection[] = ['cards', 'setup', 'turn', 'end'];

/** A game from short to long: what it is about, examples as small boards, then all rules by number under their headings. */
export function Rules({ game, rule, open = false }: RulesProps & { readonly open?: boolean }): JSX.Element {
  const [texts, setTexts] = useState<Texts | null>(null);
  const pointed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void fetchTexts(game).then(setTexts);
  }, [game, language.value]);
  const examples = useExamples(game, texts !== null && helpTexts() !== null);
  const isThere = texts !== null && examples !== undefined;
  useEffect(() => pointed.current?.scrollIntoView({ block: 'center' }), [isThere, rule]);
  if (texts === null || helpTexts() === null) return <p class="quiet">{words().page.loadingRules}</p>;
  const { book } = texts;
  const sectionOf: Readonly<Record<string, RuleSection>> = ruleSections[game];
  return (
    <>
      <Help game={game} />
      {/* What is below the examples comes with them: it would be pushed away. */}
      {examples && <examples.Examples game={game} texts={book} {...examples} />}
      {examples !== undefined && (
        <details class="rules-all" open={open || rule !== null}>
          <summary>{book.details}</summary>
          {SECTIONS.map((section) => (
            <section key={section}>
              <h2>{book.headings[section]}</h2>
              <dl class="rules">
                {Object.entries(texts.rules)
                  .filter(([number]) => sectionOf[number] === section)
                  .map(([number, text]) => (
                    <div
                      key={number}
                      class={number === rule ? 'pointed' : ''}
                      ref={number === rule ? pointed : null}
                    >
                      <dt>{number}</dt>
                      <dd>
                        {text}
                        {texts.reasons[number] !== undefined && (
                          <p class="reading">
                            <strong>{texts.label}:</strong> {texts.reasons[number]}
                          </p>
                        )}
                      </dd>
                    </div>
                  ))}
              </dl>
            </section>
          ))}
        </details>
      )}
    </>
  );
}

type FoundExamples = Awaited<ReturnType<typeof fetchExamples>> & { readonly Examples: typeof Examples };

/**
 * The examples of a game; undefined until they are there, null if they cannot be fetched. They bring the board along, so they are
 * fetched when the words can be read already.
 */
function useExamples(game: GameId, wordsAreThere: boolean): FoundExamples | null | undefined {
  const [found, setFound] = useState<FoundExamples | null>();
  useEffect(() => {
    if (!wordsAreThere) return;
    import('./Examples.tsx')
      .then(async ({ Examples, fetchExamples }) => ({ Examples, ...(await fetchExamples(game)) }))
      .then(setFound, () => setFound(null));
  }, [game, wordsAreThere]);
  return found;
}

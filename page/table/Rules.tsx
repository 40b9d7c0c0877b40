import { loadReadings } from '@bullpen/words/rules';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { language, words } from '../app/language.ts';
import { fetchRules } from '../app/rules.ts';
import { Dialog } from '../design/Dialog.tsx';
import type { GameId } from '../games/list.ts';
import './rules.css';

interface RulesProps {
  readonly game: GameId;
  /** The rule to point at. */
  readonly rule: string | null;
}

/** The rules by number, and what our readings among them are called and why we read them so. */
interface Texts {
  readonly rules: Readonly<Record<string, string>>;
  readonly label: string;
  readonly reasons: Readonly<Record<string, string>>;
}

async function fetchTexts(game: GameId): Promise<Texts> {
  const [rules, { label, reasons }] = await Promise.all([fetchRules(game), loadReadings(language.value)]);
  return { rules, label, reasons: reasons[game] };
}

/** All rules of a game by number, in the language of the page; those that the rulebook leaves open are marked. */
export function RulesList({ game, rule }: RulesProps): JSX.Element {
  const [texts, setTexts] = useState<Texts | null>(null);
  const pointed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void fetchTexts(game).then(setTexts);
  }, [game, language.value]);
  useEffect(() => pointed.current?.scrollIntoView({ block: 'center' }), [texts]);
  if (texts === null) return <p class="quiet">{words().page.loadingRules}</p>;
  return (
    <dl class="rules">
      {Object.entries(texts.rules).map(([number, text]) => (
        <div key={number} class={number === rule ? 'pointed' : ''} ref={number === rule ? pointed : null}>
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
  );
}

export const RulesDialog = ({ onClose, ...props }: RulesProps & { onClose(): void }): JSX.Element => (
  <Dialog title={words().page.rulesLabel(words()[props.game].name)} onClose={onClose}>
    <RulesList {...props} />
  </Dialog>
);

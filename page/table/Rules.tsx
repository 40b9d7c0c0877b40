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

/** All rules of a game by number, in the language of the page. */
export function RulesList({ game, rule }: RulesProps): JSX.Element {
  const [texts, setTexts] = useState<Readonly<Record<string, string>> | null>(null);
  const pointed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void fetchRules(game).then(setTexts);
  }, [game, language.value]);
  useEffect(() => pointed.current?.scrollIntoView({ block: 'center' }), [texts]);
  if (texts === null) return <p class="quiet">{words().page.loadingRules}</p>;
  return (
    <dl class="rules">
      {Object.entries(texts).map(([number, text]) => (
        <div key={number} class={number === rule ? 'pointed' : ''} ref={number === rule ? pointed : null}>
          <dt>{number}</dt>
          <dd>{text}</dd>
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

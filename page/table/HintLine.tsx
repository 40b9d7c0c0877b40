import type { Reason } from '@bullpen/bots/coach/reasons/reason';
import { tellReason } from '@bullpen/words/hints';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import type { GameId } from '../games/list.ts';
import { hintWords, reasonFor } from './hint-reasons.ts';
import type { MatchModel } from './match.ts';
import type { Moment } from './moment.ts';
import { namesOf } from './names.ts';

interface HintLineProps {
  readonly model: MatchModel;
  readonly moment: Moment;
}

/** The hint in words, and what speaks for it. The reason comes a moment later, in the same line. */
export function HintLine({ model, moment }: HintLineProps): JSX.Element {
  const { snapshot, passing } = moment;
  // In a lesson the guide says what to do.
  const hint = passing || model.source.points === 'marked' ? null : model.hint.value;
  const plan = model.plan.value;
  const view = plan?.view ?? snapshot.view;
  const legal = plan?.legal ?? snapshot.legal;
  const [found, setFound] = useState<{ readonly hint: string; readonly reason: Reason | null } | null>(null);
  useEffect(() => {
    if (hint === null || view === null) return setFound(null);
    let late = false;
    void reasonFor(snapshot.game as GameId, view, hint, legal).then((reason) => {
      if (!late) setFound({ hint, reason });
    });
    return () => {
      late = true;
    };
  }, [hint, view]);
  const all = words();
  const name =
    hint === null || view === null
      ? null
      : (model.game.nameMove?.(hint, view, all, namesOf(snapshot, all)) ?? null);
  const texts = hint === null ? null : hintWords();
  const reason = found !== null && found.hint === hint ? found.reason : null;
  const why = reason === null || texts === null ? null : tellReason(texts, reason);
  // A board that names the move itself leaves only the reason to say.
  const said = name === null || why === null || texts === null ? (name ?? why) : texts.because(name, why);
  return (
    <p class="hint-said" role="status">
      {said !== null && all.page.hintIs(said)}
    </p>
  );
}

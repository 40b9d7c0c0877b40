import type { Reason } from '@bullpen/bots/coach/reasons/reason';
import { type CoachWords, tellSituation } from '@bullpen/words/coach';
import type { DrillWords } from '@bullpen/words/drills';
import { tellReason } from '@bullpen/words/hints';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { language, words } from '../app/language.ts';
import { Link } from '../app/router.tsx';
import { Icon } from '../design/Icon.tsx';
import type { AnyGamePage } from '../games/contract.ts';
import { gamePages } from '../games/index.ts';
import type { GameId } from '../games/list.ts';
import { myGameWords } from '../me/words.ts';
import { Mini } from '../replay/Mini.tsx';
import { amountsIn, coachWords } from '../replay/telling.ts';
import { hintWords, reasonFor } from '../table/hint-reasons.ts';
import { namesOf } from '../table/names.ts';
import { type Explainer, explainerOf } from './explain.ts';
import { Prices } from './Prices.tsx';
import { type DrillProgress, daysUntil } from './progress.ts';
import type { DrillTask } from './task.ts';

interface VerdictProps {
  readonly game: GameId;
  readonly task: DrillTask;
  readonly answer: string;
  readonly progress: DrillProgress;
  readonly texts: DrillWords;
  onNext(): void;
  onAgain(): void;
}

/** What explains the moves: fetched with the board of the game. */
interface Helpers {
  readonly page: AnyGamePage;
  readonly explainer: Explainer;
  readonly reason: Reason | null;
}

/** What came of an answer: right or not, why, and what every move costs. */
export function Verdict(props: VerdictProps): JSX.Element {
  const { game, task, answer, progress, texts, onNext, onAgain } = props;
  const [best] = task.prices[0] ?? [answer];
  const right = answer === best;
  const helpers = useHelpers(game, task, best);
  const coach = coachWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => scrollTo(0, 0), []);
  const days = daysUntil(progress, task.key, Date.now());
  return (
    <main id="main" class="drills drill-verdict" data-right={right} data-answer={answer}>
      <div class="drill-said">
        <h1 tabIndex={-1} ref={heading} class={right ? 'right' : 'wrong'}>
          <Icon name={right ? 'check' : 'close'} />
          {right ? texts.right : texts.wrong}
        </h1>
        <div aria-live="polite">
          {helpers !== null && coach !== null && (
            <Said {...props} best={best} helpers={helpers} coach={coach} />
          )}
        </div>
        <p class="quiet">
          {[
            ...(days === null ? [] : [texts.comesBack(days)]),
            ...(progress.streak > 1 ? [`${texts.streak(progress.streak)}.`] : []),
          ].join(' ')}
        </p>
        <p class="actions">
          <button type="button" class="button" onClick={onNext}>
            {texts.next}
            <Icon name="forward" />
          </button>
          {!right && (
            <button type="button" class="button plain" onClick={onAgain}>
              <Icon name="repeat" />
              {texts.again}
            </button>
          )}
          <Link to="/drills" class="button plain">
            {texts.allGames}
          </Link>
        </p>
      </div>
      {helpers !== null && coach !== null && (
        <div class="drill-facts">
          <figure class="drill-board" aria-label={texts.boardLabel}>
            <Mini
              id={game}
              game={helpers.page}
              view={task.view}
              names={namesOf({ players: task.players, viewer: task.view.viewer }, words())}
              move={best}
            />
          </figure>
          <Prices
            prices={task.prices}
            answer={answer}
            unit={coach.units[game]}
            nameOf={(move) => namer(props, helpers, coach)(move)}
            texts={texts}
          />
        </div>
      )}
    </main>
  );
}

interface SaidProps extends VerdictProps {
  readonly best: string;
  readonly helpers: Helpers;
  readonly coach: CoachWords;
}

/** The verdict in words: what was played and what is better, by rule, what it costs, and what speaks for it. */
function Said(props: SaidProps): JSX.Element {
  const { game, task, answer, best, helpers, coach, texts } = props;
  const { plain } = amountsIn(language.value);
  const [hints, mine] = [hintWords(), myGameWords()];
  const unit = coach.units[game];
  const nameOf = namer(props, helpers, coach);
  const { rule: didRule } = situationOf(task, helpers, answer);
  const { rule } = situationOf(task, helpers, best);
  const cost = task.prices.find(([move]) => move === answer)?.[1] ?? null;
  const next = task.prices[1]?.[1] ?? 0;
  const { reason, explainer } = helpers;
  const why = reason === null || hints === null ? null : texts.because(tellReason(hints, reason));
  if (answer === best)
    return (
      <>
        <p>{texts.best(nameOf(best), rule)}</p>
        <p>
          {why} {texts.ahead(plain(next), unit)}
        </p>
      </>
    );
  const { kind } = explainer.mistake(
    task.view,
    situationOf(task, helpers, answer),
    situationOf(task, helpers, best),
  );
  return (
    <>
      <p>
        {texts.lesson(nameOf(answer), didRule, nameOf(best), rule)}{' '}
        {cost !== null && <b>{texts.cost(plain(cost), unit)}</b>}
      </p>
      <p>
        {mine !== null && texts.mistake(mine.mistakes[kind])} {why}
      </p>
    </>
  );
}

const situationOf = ({ game, view }: DrillTask, { explainer }: Helpers, text: string) =>
  explainer.situation(view, game.parse(text) ?? (0 as never));

/** A move in words. Seats have names here, which the coach does not know. */
function namer({ task }: VerdictProps, helpers: Helpers, coach: CoachWords): (text: string) => string {
  const all = words();
  const names = namesOf({ players: task.players, viewer: task.view.viewer }, all);
  return (text) => {
    const situation = situationOf(task, helpers, text);
    const named = 'seat' in situation ? helpers.page.nameMove?.(text, task.view, all, names) : undefined;
    return named ?? tellSituation(coach, situation);
  };
}

function useHelpers(game: GameId, task: DrillTask, best: string): Helpers | null {
  const [helpers, setHelpers] = useState<Helpers | null>(null);
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<void> => {
      const [page, explainer, reason] = await Promise.all([
        gamePages[game](),
        explainerOf(game),
        reasonFor(game, task.view, best, task.legal),
      ]);
      if (!gone) setHelpers({ page, explainer, reason });
    };
    void load();
    return () => {
      gone = true;
    };
  }, [game, task]);
  return helpers;
}

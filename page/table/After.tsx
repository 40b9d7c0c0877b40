import type { Outcome } from '@bullpen/engine';
import type { Pages } from '@bullpen/words/en/pages';
import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { later } from '../app/lazy.tsx';
import { go, Link } from '../app/router.tsx';
import { pace } from '../app/settings.ts';
import { Icon } from '../design/Icon.tsx';
import type { Names } from '../games/contract.ts';
import type { GameId } from '../games/list.ts';
import type { StoryTab } from '../replay/AfterStory.tsx';
import { shelve } from '../replay/shelf.ts';
import { AfterTabs } from './AfterTabs.tsx';
import { MoreAfter } from './MoreAfter.tsx';
import type { MatchModel } from './match.ts';
import type { Moment } from './moment.ts';
import { Podium } from './Podium.tsx';
import { Rematch } from './Rematch.tsx';
import { finalStandings } from './standings.ts';
import { TalkLine, TalkTool } from './TalkTool.tsx';
import { endLine } from './tell.ts';
import './after.css';

const RatingMoved = later(() => import('../ratings/RatingMoved.tsx').then((m) => m.RatingMoved));
const AfterStory = later(() => import('../replay/AfterStory.tsx').then((m) => m.AfterStory));

interface AfterProps {
  readonly model: MatchModel;
  readonly moment: Moment;
  readonly outcome: Outcome;
  readonly names: Names;
  /** Closed, it stays in the page: it still goes to the rematch when there is one. */
  readonly open: boolean;
  onClose(): void;
}

/** The end of a match, over the dimmed board: the viewer's place, a podium, how it went, and what to do next. */
export function After({ model, moment, outcome, names, open, onClose }: AfterProps): JSX.Element {
  const { snapshot } = moment;
  const all = words();
  const { page } = all;
  const game = snapshot.game as GameId;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  const [tab, setTab] = useState<StoryTab | null>(null);
  useLayoutEffect(() => {
    if (!open || dialog.current?.open !== false) return;
    dialog.current.showModal();
    // Not the first button: a key that was meant for the board must not start another match.
    heading.current?.focus({ preventScroll: true });
  }, [open]);
  const watchAgain = async (): Promise<void> => {
    const text = await model.source.record();
    const { players, viewer } = snapshot;
    go(shelve(game, { text, seated: { players, viewer } }));
  };
  // Several people at one device: none of them is "you".
  const shared = model.source.here.value.length > 1;
  const mine = shared ? { ...names, me: -1 } : names;
  const [place, score] = resultLine(outcome, all, game, mine).split(' · ');
  const recorded = model.source.practice !== true;

  return (
    <dialog
      class="after result"
      data-moment={moment.at}
      data-still={pace() === 0}
      ref={dialog}
      aria-labelledby={title}
      onClose={onClose}
    >
      <button
        type="button"
        class="button bare after-close"
        aria-label={page.seeBoard}
        title={page.seeBoard}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <h2 id={title} ref={heading} tabIndex={-1}>
        {place}
        {score !== undefined && (
          <>
            <span class="result-dot"> · </span>
            <span class="result-score">{score}</span>
          </>
        )}
      </h2>
      {recorded && <AfterTabs tab={tab} reviewed={mine.me >= 0} onTab={setTab} />}
      <div
        class="after-panel"
        {...(recorded && { role: 'tabpanel', 'aria-label': page.afterTabs[tab ?? 'result'] })}
      >
        {tab === null && <Podium game={game} outcome={outcome} names={names} />}
        {/* For watchers nothing is fetched until they ask for it. */}
        {recorded && (mine.me >= 0 || tab !== null) && (
          <AfterStory source={model.source} seated={snapshot} names={mine} tab={tab} />
        )}
      </div>
      {snapshot.rated && mine.me >= 0 && <RatingMoved table={snapshot.table} />}
      {model.source.kind === 'remote' && <TalkLine talk={model.talk} names={names} />}
      <div class="actions">
        {snapshot.tournament !== undefined ? (
          <Link to={`/tournament/${snapshot.tournament.tournament}`} class="button">
            {all.around.toTournament}
          </Link>
        ) : snapshot.daily === undefined ? (
          <Rematch model={model} snapshot={snapshot} names={names} said={open} />
        ) : (
          <Link to={`/daily#${snapshot.daily}/${game}`} class="button">
            {all.around.daily}
          </Link>
        )}
        {recorded && (
          <button type="button" class="button plain" onClick={() => void watchAgain()}>
            <Icon name="review" />
            {page.review}
          </button>
        )}
        <TalkTool model={model} snapshot={snapshot} plain />
        <Link to="/" class="button plain">
          <Icon name="home" />
          {page.home}
        </Link>
      </div>
      {recorded && <MoreAfter model={model} moment={moment} outcome={outcome} names={names} />}
    </dialog>
  );
}

/** "You came 4th of 4 · 72 ox heads"; for watchers, who won. */
function resultLine(outcome: Outcome, all: Pages, game: GameId, names: Names): string {
  const { scores, winners } = outcome;
  const mine = finalStandings(outcome).find(({ seat }) => seat === names.me);
  if (mine === undefined) return endLine(outcome, all, names);
  const { page } = all;
  const score = all[game].score(mine.score);
  if (!winners.includes(names.me)) return page.cameIn(mine.place, scores.length, score);
  return winners.length === 1 ? page.wonWith(score) : page.sharedWinWith(score);
}

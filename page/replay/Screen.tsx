import { heardBy, WATCHER } from '@bullpen/engine';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import type { AnyGamePage, Names } from '../games/contract.ts';
import { type CardPlaces, glide, placesIn } from '../motion/flip.ts';
import { Avatar } from '../table/Avatar.tsx';
import { namesOf } from '../table/names.ts';
import { Score } from '../table/Score.tsx';
import type { Seated } from '../table/seated.ts';
import { eventLines } from '../table/tell.ts';
import { Coach } from './Coach.tsx';
import { Controls, type ReplaySpeed, SPEEDS } from './Controls.tsx';
import type { Film } from './film.ts';
import { useReplayKeys } from './keys.ts';
import { linkStep, stepInLink } from './link.ts';
import { OpenHands } from './OpenHands.tsx';
import { reviewOf } from './reviewing.ts';
import { ScreenTools } from './ScreenTools.tsx';
import { StillBoard } from './StillBoard.tsx';
import { Timeline } from './Timeline.tsx';
import { coachWords, replayWords } from './telling.ts';
import '../design/cards.css';
import '../table/table.css';

interface ScreenProps {
  readonly film: Film;
  readonly page: AnyGamePage;
  readonly seated: Seated;
  /** The table at which it was the viewer's own match, if it was one. */
  readonly own: string | null;
  /** Plays on from a step, with what a seat knew. */
  onTry(at: number, seat: number): void;
}

/** All cards open, instead of what one viewer knew. */
const OPEN = 'open';

/** One moment of a match, as one of the seats knew it, as a watcher saw it, or with open cards; and what the coach says of it. */
export function Screen({ film, page, seated, own, onTry }: ScreenProps): JSX.Element | null {
  const { game, frames } = film;
  const last = frames.length - 1;
  const me = Math.max(0, seated.viewer);
  const [at, setAt] = useState(() => Math.min(last, stepInLink()));
  const [from, setFrom] = useState(String(me));
  const [judged, setJudged] = useState(me);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<ReplaySpeed>('normal');
  const reviewing = useMemo(
    () => reviewOf(film.text, judged, judged === seated.viewer ? own : null),
    [film, judged],
  );
  useEffect(() => () => reviewing.stop(), [reviewing]);
  const rounds = useMemo(() => roundsOf(film), [film]);

  const table = useRef<HTMLDivElement>(null);
  const places = useRef<CardPlaces | null>(null);
  const step = (to: number): void => {
    const next = Math.max(0, Math.min(last, to));
    // Cards glide from one step to the next; a jump is a jump.
    if (table.current !== null && Math.abs(next - at) === 1) places.current = placesIn(table.current);
    setAt(next);
  };
  useLayoutEffect(() => {
    if (table.current !== null && places.current !== null) glide(table.current, places.current);
    places.current = null;
    linkStep(at);
  }, [at]);
  // Another address of the same match, typed or followed.
  useEffect(() => {
    const follow = (): void => setAt(Math.min(last, stepInLink()));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [last]);
  useEffect(() => {
    if (!playing) return;
    if (at === last) return setPlaying(false);
    const timer = setTimeout(() => step(at + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, at, speed]);

  const review = reviewing.review.value;
  const costly = review?.decisions.flatMap((decision) => (decision.costly ? [decision.at] : [])) ?? [];
  const before = (list: readonly number[]): number | null => list.findLast((each) => each < at) ?? null;
  const after = (list: readonly number[]): number | null => list.find((each) => each > at) ?? null;
  const play = (on: boolean): void => {
    if (on && at === last) setAt(0);
    setPlaying(on);
  };
  /** A hand on the film stops it. */
  const jump = (to: number | null): void => {
    setPlaying(false);
    if (to !== null) step(to);
  };
  useReplayKeys({
    step: (by) => jump(at + by),
    toggle: () => play(!playing),
    goTo: (place) =>
      jump(
        {
          first: 0,
          last,
          'mistake before': before(costly),
          'mistake after': after(costly),
          'round before': before(rounds),
          'round after': after(rounds),
        }[place],
      ),
  });

  const texts = replayWords();
  const coach = coachWords();
  const frame = frames[at];
  if (texts === null || coach === null || frame === undefined) return null;
  const all = words();
  const said = all.page;
  const viewer = from === OPEN ? WATCHER : Number(from);
  const { state, seat, move, events } = frame;
  const names: Names = { ...namesOf(seated, all), me: viewer };
  const called = seated.players.map((_, each) => names.of(each));
  const seen = game.view(state, viewer);
  const view =
    from === OPEN
      ? (page.opened?.(
          seen,
          called.map((_, each) => game.view(state, each)),
        ) ?? seen)
      : seen;
  // A secret choice is shown to nobody who could not know it at that time; with open cards, as its own seat knew it.
  const knower = from === OPEN ? (seat ?? WATCHER) : viewer;
  const heard = heardBy(events, knower);
  const teller = heard.some(({ name }) => name === 'end') ? names : { ...names, me: knower };
  const lines = eventLines(heard, page, all, teller);
  const knows = from === OPEN || seat === viewer;
  const done = seat === null ? said.started : said.moved(names.of(seat), knows ? (move ?? '') : '…');
  const story = lines.length === 0 ? done : lines.join(' ');

  return (
    <div class="replay-screen">
      <div class="replay-table" ref={table}>
        <ol class="replay-seats">
          {page.scores(view).map((score, each) => (
            <li
              key={each}
              class={`replay-seat${view.toAct.includes(each) ? ' acting' : ''}${each === viewer ? ' mine' : ''}`}
              data-place={`seat-${each}`}
            >
              <Avatar of={names.face(each)} />
              <span class="replay-name" dir="auto">
                {names.of(each)}
              </span>
              <span class="replay-score">
                <Score of={score} />
              </span>
            </li>
          ))}
        </ol>
        <p class="replay-story" aria-live={playing ? 'off' : 'polite'}>
          <bdi dir="ltr">
            {at}/{last}
          </bdi>{' '}
          · {story}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
        <div class={`replay-stage game-${game.id}`} tabIndex={0}>
          <StillBoard game={page} view={view} names={names} />
        </div>
        {from === OPEN && <OpenHands game={game} state={state} names={names} />}
      </div>
      <div class="replay-deck">
        <Timeline
          at={at}
          last={last}
          story={story}
          rounds={rounds}
          review={review}
          texts={texts}
          coach={coach}
          onStep={jump}
        />
        <Controls
          at={at}
          last={last}
          playing={playing}
          speed={speed}
          texts={texts}
          mistakes={{ before: before(costly), after: after(costly) }}
          onStep={jump}
          onPlay={play}
          onSpeed={setSpeed}
        />
        <ScreenTools
          film={film}
          seated={seated}
          called={called}
          rounds={rounds}
          at={at}
          from={from}
          open={OPEN}
          texts={texts}
          onFrom={setFrom}
          onStep={jump}
          onTry={viewer >= 0 && at < last ? () => onTry(at, viewer) : null}
        />
      </div>
      <Coach
        film={film}
        game={page}
        names={names}
        seat={judged}
        at={at}
        reviewing={reviewing}
        texts={texts}
        coach={coach}
        onSeat={(next) => {
          setJudged(next);
          setFrom(String(next));
        }}
        onStep={jump}
        onTry={(step) => onTry(step, judged)}
      />
    </div>
  );
}

/** The steps at which rounds or deals begin; only the start, where there is one. */
const roundsOf = ({ frames }: Film): readonly number[] => [
  0,
  ...frames.flatMap(({ events }, at) =>
    events.some(({ name }) => name === 'round') && at < frames.length - 1 ? [at] : [],
  ),
];

import { heardBy, WATCHER } from '@bullpen/engine';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import type { AnyGamePage, Names } from '../games/contract.ts';
import { gamePages } from '../games/index.ts';
import type { GameId } from '../games/list.ts';
import { namesOf } from '../table/names.ts';
import { Score } from '../table/Score.tsx';
import type { Seated } from '../table/seated.ts';
import { eventLines } from '../table/tell.ts';
import { Coach } from './Coach.tsx';
import type { Film } from './film.ts';
import { OpenHands } from './OpenHands.tsx';
import '../design/cards.css';
import '../table/table.css';

interface ScreenProps {
  readonly film: Film;
  readonly seated: Seated;
}

/** All cards open, instead of what one viewer knew. */
const OPEN = 'open';

/** One moment of a match, by a slider, as one of the seats knew it, as a watcher saw it, or with open cards. */
export function Screen({ film, seated }: ScreenProps): JSX.Element | null {
  const { game, frames } = film;
  const [at, setAt] = useState(0);
  const me = Math.max(0, seated.viewer);
  const [from, setFrom] = useState(String(me));
  const [page, setPage] = useState<AnyGamePage | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => void gamePages[game.id as GameId]().then((found) => setPage(() => found)), [game.id]);
  if (page === null) return null;
  const all = words();
  const own = all.page;
  const last = frames.length - 1;
  const viewer = from === OPEN ? WATCHER : Number(from);
  const { state, seat, move, events } = frames[at]!;
  const { of } = namesOf(seated, all);
  const names: Names = { of, me: viewer };
  const called = seated.players.map((_, each) => of(each));
  const seen = game.view(state, viewer);
  const view =
    from === OPEN
      ? (page.opened?.(
          seen,
          called.map((_, each) => game.view(state, each)),
        ) ?? seen)
      : seen;
  const { Board } = page;
  // A secret choice is shown to nobody who could not know it at that time; with open cards, as its own seat knew it.
  const knower = from === OPEN ? (seat ?? WATCHER) : viewer;
  const heard = heardBy(events, knower);
  const teller = heard.some(({ name }) => name === 'end') ? names : { of, me: knower };
  const lines = eventLines(heard, page, all, teller);
  const knows = from === OPEN || seat === viewer;
  const done = seat === null ? own.started : own.moved(names.of(seat), knows ? move! : '…');
  const told = lines.length === 0 ? done : lines.join(' ');
  /** What the coach speaks of: the board, as the seat saw it then. */
  const show = (moment: number, seat: number): void => {
    setAt(moment);
    setFrom(String(seat));
    bar.current?.scrollIntoView();
  };
  const step = (by: number): void => setAt(Math.max(0, Math.min(last, at + by)));

  return (
    <>
      <div class="replay-bar" ref={bar}>
        <button type="button" class="button plain" disabled={at === 0} onClick={() => step(-1)}>
          {own.stepBack}
        </button>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          dir="ltr"
          aria-label={own.moment}
          aria-valuetext={`${at}: ${told}`}
          onInput={(event) => setAt(Number(event.currentTarget.value))}
        />
        <button type="button" class="button plain" disabled={at === last} onClick={() => step(1)}>
          {own.stepOn}
        </button>
        <label>
          <span>{own.seenBy}</span>
          <select value={from} onChange={(event) => setFrom(event.currentTarget.value)}>
            {called.map((name, each) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
            <option value={WATCHER}>{own.watcher}</option>
            <option value={OPEN}>{own.openCards}</option>
          </select>
        </label>
      </div>
      <p class="replay-told" aria-live="polite">
        <bdi dir="ltr">
          {at}/{last}
        </bdi>{' '}
        · {told}
      </p>
      <ol class="seats">
        {page.scores(view).map((score, each) => (
          <li key={each} class={`seat${view.toAct.includes(each) ? ' acting' : ''}`}>
            <span class="seat-name">{names.of(each)}</span>
            <span class="seat-score">
              <Score of={score} />
            </span>
          </li>
        ))}
      </ol>
      <div class={`game-${game.id}`}>
        <Board
          view={view}
          legal={[]}
          names={names}
          words={all}
          play={() => {}}
          retract={null}
          due={null}
          busy={false}
          hint={null}
          refuse={() => {}}
          planning={() => {}}
        />
      </div>
      {from === OPEN && <OpenHands game={game} state={state} names={names} />}
      <Coach film={film} called={called} me={me} onMoment={show} />
    </>
  );
}

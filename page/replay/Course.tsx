import type { ReplayWords } from '@bullpen/words/replay';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { AnyGamePage, Names } from '../games/contract.ts';
import { Chart } from './Chart.tsx';
import { courseOf, type TurningPoint, turningPoints } from './course.ts';
import type { Film } from './film.ts';
import { signedCount } from './telling.ts';
import './course.css';

interface CourseProps {
  readonly film: Film;
  readonly game: AnyGamePage;
  readonly names: Names;
  readonly texts: ReplayWords;
  onStep(at: number): void;
}

/** How a match went: a line for each seat, and the points at which it turned, each of which can be pressed. */
export function Course({ film, game, names, texts, onStep }: CourseProps): JSX.Element {
  const points = useMemo(() => courseOf(film, game), [film]);
  const turns = useMemo(() => turningPoints(film, game, names.me), [film, names.me]);
  const label = (turn: TurningPoint): string => {
    const when =
      turn.period === null
        ? texts.step(turn.at)
        : film.game.period === 'deal'
          ? texts.deal(turn.period)
          : texts.round(turn.period);
    if (turn.kind === 'lead') return texts.takesLead(when, names.of(turn.seat));
    return texts[turn.kind](when, signedCount(turn.change));
  };
  return (
    <div class="story-course">
      <Chart
        points={points.map(({ period, scores }) => ({ label: period, scores }))}
        best={film.game.best}
        names={names}
        marks={turns.map((turn) => ({ index: turn.index, seat: turn.seat, label: label(turn) }))}
        onMark={(index) => onStep(points[index]?.at ?? 0)}
      />
      <p class="quiet">{texts.ahead}</p>
      <ul class="turns">
        {turns.map((turn) => (
          <li key={turn.index}>
            <button type="button" class="jump" onClick={() => onStep(turn.at)}>
              {label(turn)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

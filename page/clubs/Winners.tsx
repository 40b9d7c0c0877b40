import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import { Avatar } from '../table/Avatar.tsx';
import { Crown } from '../table/Crown.tsx';
import { pointsText } from './points.ts';
import type { TournamentProps } from './TournamentPage.tsx';
import '../table/podium.css';

const STEPS = 3;

/** How the tournament ended: the best three on a podium. */
export function Winners({ tournament, texts, me }: TournamentProps): JSX.Element {
  const { page } = words();
  const { ended, standings, entrants } = tournament;
  const own = standings.find(({ entrant }) => entrant === me);
  const best = tournament.round === null ? [] : standings.slice(0, STEPS);
  // Then the score does not say who won.
  const decided = tournament.round?.final === true && ended === 'finished';
  return (
    <section class="winners">
      <h2>{ended === 'cancelled' ? texts.cancelled : ended === 'empty' ? texts.empty : texts.over}</h2>
      {best.length > 0 && (
        <ol class="podium" aria-label={texts.winners}>
          {best.map(({ entrant, place, score }, i) => {
            const one = entrants.find((other) => other.entrant === entrant);
            return (
              <li
                key={entrant}
                class={`step step-${i + 1}${entrant === me ? ' mine' : ''}`}
                data-place-won={place}
              >
                <span class="podium-place">
                  <span class="hidden">{page.place} </span>
                  {place}
                </span>
                <span class="podium-face">
                  {place === 1 && <Crown />}
                  <Avatar of={one?.avatar ?? ''} />
                </span>
                <span class="podium-name" dir="auto">
                  {one?.name}
                </span>
                {!decided && <span class="podium-score">{pointsText(score)}</span>}
              </li>
            );
          })}
        </ol>
      )}
      {decided && <p class="quiet">{texts.finalDecided}</p>}
      {own !== undefined && <p class="own-place">{texts.yourPlace(own.place, standings.length)}</p>}
    </section>
  );
}

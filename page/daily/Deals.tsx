import type { DailyAttempt, DailyDay, DailyDeal, DailyPlace, MyDaily } from '@bullpen/wire';
import type { DailyWords } from '@bullpen/words/daily';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { Miniature } from '../app/Miniature.tsx';
import { ownName } from '../app/own-name.ts';
import { go } from '../app/router.tsx';
import { Facts } from '../design/Facts.tsx';
import { Icon } from '../design/Icon.tsx';
import { type GameId, isGameId } from '../games/list.ts';
import { whyNot } from '../table/refusals.ts';
import { playDaily } from '../tables/remote/daily.ts';
import { signedMargin } from './amounts.ts';
import '../app/game-cards.css';

interface DealsProps {
  readonly day: DailyDay;
  readonly mine: MyDaily;
  /** The player's place in each of them, while the day is today. */
  readonly places?: readonly DailyPlace[];
  readonly texts: DailyWords;
}

/** The deals of a day, each with what can be done with it. */
export function Deals({ day, mine, places = [], texts }: DealsProps): JSX.Element {
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const play = async (deal: DailyDeal, known: string | null): Promise<void> => {
    setBusy(true);
    setRefused(null);
    const table = await playDaily(ownName(), { day: day.day, game: deal.game }, known);
    setBusy(false);
    if (table.ok) go(`/t/${table.value}`);
    else setRefused(whyNot(words(), undefined, table.refusal));
  };
  return (
    <>
      <ul class="game-cards">
        {day.deals.flatMap((deal) => {
          if (!isGameId(deal.game)) return [];
          const attempt = mine.attempts.find((one) => one.day === day.day && one.game === deal.game) ?? null;
          return (
            <Deal
              key={deal.game}
              day={day.day}
              game={deal.game}
              deal={deal}
              attempt={attempt}
              place={places.find(({ game }) => game === deal.game) ?? null}
              texts={texts}
              busy={busy}
              play={() => void play(deal, attempt?.table ?? null)}
            />
          );
        })}
      </ul>
      <p role="alert">{refused}</p>
    </>
  );
}

interface DealProps {
  readonly day: string;
  readonly game: GameId;
  readonly deal: DailyDeal;
  readonly attempt: DailyAttempt | null;
  readonly place: DailyPlace | null;
  readonly texts: DailyWords;
  readonly busy: boolean;
  play(): void;
}

function Deal({ day, game, deal, attempt, place, texts, busy, play }: DealProps): JSX.Element {
  const { page, around, [game]: own } = words();
  const isDone = attempt !== null && attempt.state !== 'playing';
  const label = attempt === null ? texts.play : texts.resume;
  return (
    <li class="game-card daily-deal" data-game={game} data-state={attempt?.state ?? 'unplayed'}>
      <Miniature game={game} />
      <div>
        <h3>{own.name}</h3>
        <Facts of={[around.botsAgainst(deal.seats - 1), page.levels[deal.level] ?? deal.level]} />
        {deal.finished > 0 && <Facts of={[texts.finished(deal.finished)]} />}
        {isDone && (
          <p class="daily-state">
            <Icon name="check" />
            {place === null ? standing(attempt, deal.seats - 1, texts) : texts.rank(place.rank, place.of)}
          </p>
        )}
        {isDone ? (
          <a class="button plain" href={`#${day}/${game}`} aria-label={`${texts.seeResult}: ${own.name}`}>
            {texts.seeResult}
          </a>
        ) : (
          <button
            type="button"
            class="button"
            disabled={busy}
            aria-label={`${label}: ${own.name}`}
            onClick={play}
          >
            <Icon name="play" />
            {label}
          </button>
        )}
      </div>
    </li>
  );
}

function standing({ state, margin }: DailyAttempt, bots: number, texts: DailyWords): string {
  if (state === 'given-up') return texts.givenUp;
  if (margin === null) return texts.late;
  return state === 'late'
    ? `${texts.late} · ${signedMargin(margin)}`
    : texts.margin(signedMargin(margin), bots);
}

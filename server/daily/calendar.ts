import { accept } from '@bullpen/engine';
import { type GameId, gameIds, isGameId } from '@bullpen/games';
import { DAILY, dayAfter, dayBegins, dayEnds, dayOf, isDay, type Machine } from '@bullpen/table';
import type { DailyBoard, DailyCommitment, DailyDay } from '@bullpen/wire';
import { deny } from '@bullpen/wire/problems.ts';
import type { Asked, DailyQuery } from '../contract.ts';
import type { DailySecret, DailyStore } from '../store/daily.ts';

/** How many past days are listed. */
export const PAST = 60;

interface CalendarNeeds {
  readonly store: DailyStore;
  readonly machine: Machine;
}

/** Which deals there are on which day, and what may be known of them. The first process that needs a day makes its secrets. */
export class Calendar {
  readonly #needs: CalendarNeeds;

  constructor(needs: CalendarNeeds) {
    this.#needs = needs;
  }

  async board(): Promise<DailyBoard> {
    const now = this.#needs.machine.now();
    const today = dayOf(now);
    await this.commit();
    const next = await this.#needs.store.secrets(dayAfter(today));
    return {
      now,
      today: await this.#dayOf(today, await this.#needs.store.secrets(today)),
      tomorrow: { day: dayAfter(today), deals: inOrder(next).map((one) => this.#commitmentOf(one)) },
      past: await this.#needs.store.daysBefore(today, PAST),
    };
  }

  /** Makes the secrets of today and tomorrow, unless some process has. */
  async commit(): Promise<void> {
    const today = dayOf(this.#needs.machine.now());
    for (const day of [today, dayAfter(today)]) {
      const known = new Set((await this.#needs.store.secrets(day)).map(({ game }) => game));
      const missing = gameIds.filter((game) => !known.has(game));
      if (missing.length === 0) continue;
      const { machine } = this.#needs;
      await this.#needs.store.commit(
        missing.map((game) => ({ day, game, secret: machine.newSecret(), made: machine.now() })),
      );
    }
  }

  #commitmentOf({ game, secret, made }: DailySecret): DailyCommitment {
    return { game, commitment: this.#needs.machine.commitmentOf(secret), committed: made };
  }

  async day(day: string): Promise<Asked<DailyDay>> {
    const asked = await this.#secrets(day);
    return asked.ok ? accept(await this.#dayOf(day, asked.value)) : asked;
  }

  /** The secrets of a day that has begun. */
  async #secrets(day: string): Promise<Asked<DailySecret[]>> {
    if (!isDay(day)) return deny('no-such-day');
    if (dayBegins(day) > this.#needs.machine.now()) return deny('day-to-come');
    await this.commit();
    const secrets = await this.#needs.store.secrets(day);
    return secrets.length === 0 ? deny('no-such-day') : accept(secrets);
  }

  async #dayOf(day: string, secrets: readonly DailySecret[]): Promise<DailyDay> {
    const counts = await this.#needs.store.counts(day);
    const isOver = this.#needs.machine.now() >= dayEnds(day);
    const deals = inOrder(secrets).map((one) => {
      const { seats, options, level } = DAILY[one.game];
      const ofGame = counts.filter(({ game }) => game === one.game);
      const sum = (states: typeof ofGame): number => states.reduce((all, { count }) => all + count, 0);
      return {
        ...this.#commitmentOf(one),
        seats,
        options,
        level,
        begun: sum(ofGame),
        finished: sum(ofGame.filter(({ state }) => state === 'done')),
        secret: isOver ? one.secret : null,
      };
    });
    return { day, begins: dayBegins(day), ends: dayEnds(day), deals };
  }

  /** The secret of one deal. */
  async secret({ day, game }: DailyQuery): Promise<Asked<{ game: GameId; secret: string }>> {
    if (!isGameId(game)) return deny('no-such-game', { allowed: gameIds.join(', ') });
    const asked = await this.#secrets(day);
    if (!asked.ok) return asked;
    const found = asked.value.find((one) => one.game === game);
    return found === undefined ? deny('no-such-day') : accept({ game, secret: found.secret });
  }
}

/** In the order in which games are listed; a game that is gone is left out. */
const inOrder = (secrets: readonly DailySecret[]): (DailySecret & { readonly game: GameId })[] =>
  gameIds.flatMap((game) => {
    const found = secrets.find((one) => one.game === game);
    return found === undefined ? [] : [{ ...found, game }];
  });

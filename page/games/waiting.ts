import type { Seat } from '@bullpen/engine';
import type { PageWords } from '@bullpen/words/en/page';
import type { Names } from './contract.ts';

/** The names of those one waits for, shortened: the seats themselves show the rest. */
export const waitingFor = (seats: readonly Seat[], names: Names, page: PageWords): string =>
  page.list(
    seats.length <= 3
      ? seats.map(names.of)
      : [...seats.slice(0, 2).map(names.of), page.more(seats.length - 2)],
  );

import { afterAll, describe, vi } from 'vitest';
import { storedClubs } from './clubs.ts';
import { storedDaily } from './daily.ts';
import { forgetting } from './forgetting.ts';
import { lawsOfAppending } from './laws.ts';
import { lists } from './lists.ts';
import { noticesKept } from './notices.ts';
import type { Place } from './place.ts';
import { storedPlayers } from './players.ts';
import { lawsOfProcesses } from './processes.ts';
import { questions } from './questions.ts';
import { storedRatings } from './ratings.ts';
import { storedSignIns } from './sign-ins.ts';
import { storedTournaments } from './tournaments.ts';

/** What every store must do: the laws of store.ts, and the rest of its interface. */
export function storeSuite(name: string, makePlace: () => Promise<Place>): void {
  // Many fsyncs, on a disk that other tests use too.
  vi.setConfig({ testTimeout: 30_000 });
  describe(name, () => {
    const places: Place[] = [];
    const newPlace = async () => {
      const place = await makePlace();
      places.push(place);
      return place;
    };
    afterAll(async () => {
      for (const place of places) await place.remove();
    });
    lawsOfAppending(newPlace);
    questions(newPlace);
    lists(newPlace);
    forgetting(newPlace);
    noticesKept(newPlace);
    storedPlayers(newPlace);
    storedSignIns(newPlace);
    storedRatings(newPlace);
    storedDaily(newPlace);
    storedClubs(newPlace);
    storedTournaments(newPlace);
    lawsOfProcesses(newPlace);
  });
}

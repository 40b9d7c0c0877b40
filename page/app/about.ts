import type { Place } from '@bullpen/wire/paths.ts';
import type { Pages } from '@bullpen/words/en/pages';
import type { GameId } from '../games/list.ts';

/** The title and description of a place of the page. The build writes them into a file for the server, too, in every language. */
export interface About {
  readonly title: string;
  readonly description: string;
}

/** `seen` is the game of an online table, as far as it is known. */
export function aboutPlace(place: Place<GameId> | null, all: Pages, seen: GameId | null): About {
  const { page, around } = all;
  const { about } = around;
  const titled = (title: string, description: string): About => ({
    title: `${title} · ${page.title}`,
    description,
  });
  switch (place?.kind) {
    case 'home':
      return { title: `${page.title} · ${page.tagline}`, description: about.home };
    case 'replay':
      return titled(page.replay, about.replay);
    case 'match':
      return titled(`${all[place.game].name} · ${page.replay}`, about.replay);
    case 'me':
      return titled(around.me, about.me);
    case 'daily':
      return titled(around.daily, about.daily);
    case 'drills':
      return titled(around.drills, about.drills);
    case 'drill':
      return titled(`${all[place.game].name} · ${around.drills}`, about.drill(all[place.game].name));
    case 'clubs':
      return titled(around.clubs, about.clubs);
    case 'club':
      return titled(around.club, about.club);
    case 'tournaments':
      return titled(around.newTournament, about.clubs);
    case 'tournament':
      return titled(around.tournament, about.tournament);
    case 'mine':
      return titled(`${all[place.game].name} · ${around.me}`, about.me);
    case 'table':
      return seen === null
        ? titled(page.table, about.home)
        : titled(`${all[seen].name} · ${page.table}`, about.invitation(all[seen].name));
    case 'play':
      return titled(page.playNowLabel(all[place.game].name), about.play(all[place.game].name));
    case 'new':
      return titled(page.newTable(all[place.game].name), about.create(all[place.game].name));
    case 'learn':
      return titled(page.learnLabel(all[place.game].name), about.learn(all[place.game].name));
    case 'rules':
      return titled(page.rulesLabel(all[place.game].name), about.rules(all[place.game].name));
    case 'leaders':
      return titled(about.leadersTitle(all[place.game].name), about.leaders(all[place.game].name));
    case undefined:
      return titled(page.notFound, about.home);
  }
}

/** A table as a friend sees it who gets its link. */
export const aboutInvitation = (game: GameId, { page, around: { about }, ...all }: Pages): About => ({
  title: `${about.invitationTitle(all[game].name)} · ${page.title}`,
  description: about.invitation(all[game].name),
});

import type { Snapshot } from '@bullpen/wire';
import type { OptionWords, Pages } from '@bullpen/words/en/pages';
import { clockName } from '../app/clock-name.ts';
import { isGameId } from '../games/list.ts';

/** What is played for, in a few words each: the options of the game, the clock, hints, and how seats are given. */
export function termsOf(snapshot: Snapshot, all: Pages): readonly string[] {
  const { page, around, talk } = all;
  const { game, options, clock, hints, seating, phrases, rated } = snapshot;
  const named: Readonly<Record<string, OptionWords>> = isGameId(game) ? all[game].options : {};
  const rules = Object.entries(options).flatMap(([id, value]) => {
    const own = named[id];
    return own === undefined
      ? []
      : [`${own.name}: ${own.values?.[String(value)] ?? amountOf(id, value, game, all)}`];
  });
  return [
    ...(rated ? [around.rated] : []),
    ...rules,
    `${page.clock}: ${clockName(clock, page)}`,
    page.seatings[seating],
    hints ? around.hintsAllowed.yes : around.hintsAllowed.no,
    ...(phrases === 'on' ? [] : [`${talk.setting}: ${talk.settings[phrases]}`]),
  ];
}

/** A number with what is counted, where the name of the option does not say it. */
function amountOf(id: string, value: string | number, game: string, all: Pages): string | number {
  if (id === 'answerSeconds') return all.page.clocks.seconds(Number(value));
  return id === 'target' && isGameId(game) ? all[game].score(Number(value)) : value;
}

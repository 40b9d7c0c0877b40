import type { Pages } from '@bullpen/words/en/pages';
import type { Names } from '../contract.ts';
import { COLOURS } from './colours.tsx';
import type { TwentyOneEvent } from './types.ts';

export function tell(event: TwentyOneEvent, words: Pages, names: Names): string | null {
  const { page, 'twenty-one': own } = words;
  switch (event.name) {
    case 'turn':
      return own.tell.turn(names.of(event.data.seat));
    case 'roll':
      return own.tell.roll(
        page.list(COLOURS.map((colour) => own.die(own.colours[colour], event.data[colour]))),
      );
    case 'kept':
      return own.tell.kept(names.of(event.data.seat));
    case 'rerolled':
      return own.tell.rerolled(names.of(event.data.seat));
    case 'wrote': {
      const { seat, written } = event.data;
      const fields = written.map(({ colour, number, hit }) => own.wrote(own.colours[colour], number, hit));
      return own.tell.wrote(names.of(seat), page.list(fields));
    }
    case 'crossed':
      return own.tell.crossed(names.of(event.data.seat), own.colours[event.data.colour]);
    case 'row':
      return own.tell.row(names.of(event.data.seat), event.data.row + 1, event.data.hits, event.data.points);
    default:
      return null;
  }
}

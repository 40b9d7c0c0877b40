import { changedAt, type Move } from '@bullpen/engine';
import type { TwentyOneEvent } from './events.ts';
import { COLOURS, type Colour, lineOf, placesOf, SHEETS } from './material.ts';
import { format } from './moves.ts';
import type { TwentyOneView } from './view.ts';

/** A view after an event. `own`: the viewer's own move, if that caused the event. */
export function viewAfter(view: TwentyOneView, event: TwentyOneEvent, own: Move | null): TwentyOneView {
  switch (event.name) {
    case 'turn': {
      const { n, seat } = event.data;
      return { ...view, phase: 'roll', turn: n, active: seat, rolls: 1, toAct: [seat] };
    }
    case 'roll':
      return { ...view, dice: event.data };
    case 'kept':
      return { ...view, phase: 'choose', toAct: view.totals.map((_, seat) => seat) };
    case 'rerolled':
      return { ...view, phase: 'choose', rolls: 2, toAct: view.totals.map((_, seat) => seat) };
    case 'chosen': {
      const { seat } = event.data;
      return {
        ...view,
        toAct: view.toAct.filter((other) => other !== seat),
        chosen: changedAt(view.chosen, seat, () => true),
        choice: own === null ? view.choice : format(own),
      };
    }
    case 'wrote': {
      const { seat, row, written } = event.data;
      return fill(view, seat, row, new Map(written.map(({ colour, number }) => [colour, number])));
    }
    case 'crossed': {
      const { seat, row, colour } = event.data;
      return fill(view, seat, row, new Map([[colour, 0]]));
    }
    case 'row': {
      const { seat, row, points } = event.data;
      const complete = view.fields[seat]?.[row]?.includes(null) === false;
      return {
        ...view,
        rows: changedAt(view.rows, seat, (old) => (complete ? row + 1 : old)),
        points: changedAt(view.points, seat, (list) => [...list, points]),
        totals: changedAt(view.totals, seat, (total) => total + points),
      };
    }
    case 'end':
      return { ...view, phase: 'over', toAct: [] };
    case 'deal':
    case 'round':
      return view;
  }
}

/** T6, T8: what a seat chose is done: these numbers stand in its row, 0 for a cross. */
function fill(
  view: TwentyOneView,
  seat: number,
  row: number,
  numbers: ReadonlyMap<Colour, number>,
): TwentyOneView {
  const sheet = SHEETS.indexOf(view.sheets[seat] ?? 'A');
  const colours = placesOf(lineOf(sheet, row)).map((colour) => COLOURS[colour]);
  return {
    ...view,
    chosen: changedAt(view.chosen, seat, () => false),
    choice: seat === view.viewer ? null : view.choice,
    fields: changedAt(view.fields, seat, (rows) =>
      changedAt(rows, row, (fields) =>
        fields.map((field, place) => {
          const colour = colours[place];
          return (colour === undefined ? undefined : numbers.get(colour)) ?? field;
        }),
      ),
    ),
  };
}

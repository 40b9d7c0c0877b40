import { bonuses } from '@bullpen/games/twenty-one';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pace } from '../../app/settings.ts';
import { Icon } from '../../design/Icon.tsx';
import { rove } from '../../motion/roving.ts';
import type { BoardProps } from '../contract.ts';
import { block, worthWith } from './choice.ts';
import type { Colour } from './colours.tsx';
import { Field } from './Field.tsx';
import type { TwentyOneView } from './types.ts';

/** What the viewer is about to do on its own sheet. */
interface Pencil {
  /** The fields that it means to write into, or has chosen. */
  readonly marked: ReadonlySet<Colour>;
  /** It is about to cross its leftmost open field, or has chosen that. */
  readonly crossing: boolean;
  /** The field that a die is held over. */
  readonly over: Colour | null;
  press(colour: Colour): void;
}

export interface SheetProps extends BoardProps<TwentyOneView> {
  readonly seat: number;
  /** On the viewer's own sheet, which is large. The others are small, and only to look at. */
  readonly pencil?: Pencil | undefined;
}

const NONE: ReadonlySet<Colour> = new Set();

/** A seat's sheet: five rows of six fields, what each row is worth, and the total. */
export function Sheet(props: SheetProps): JSX.Element {
  const { view, words, names, seat, pencil } = props;
  const own = words['twenty-one'];
  const sheet = view.sheets[seat]!;
  const paper = useStamps(view.fields[seat]!);
  const small = pencil === undefined;
  return (
    <section
      class={`sheet on-paper${small ? ' small' : ''}${view.chosen[seat] ? ' chosen' : ''}`}
      ref={paper}
    >
      <h2 class="sheet-name">
        <span class={small ? 'hidden-narrow' : ''}>{own.sheetOf(names.of(seat), sheet)}</span>
        {small && (
          <span class="sheet-who" aria-hidden="true">
            {names.of(seat)}
          </span>
        )}
        {view.active === seat && view.phase !== 'over' && <Sign sign="dice" label={own.hasDice} />}
        {view.phase === 'choose' && view.chosen[seat] && <Sign sign="chosen" label={own.hasChosen} />}
      </h2>
      {!small && <Ladder {...props} />}
      <ol class="sheet-rows" dir="ltr">
        {block[sheet].map((_, row) => (
          // A small row changes its place when it becomes the current one.
          <li
            key={small && view.rows[seat] === row ? `current ${row}` : row}
            class={`sheet-row${view.rows[seat] === row ? ' current' : ''}`}
            aria-current={view.rows[seat] === row ? 'step' : undefined}
          >
            <Row {...props} row={row} />
            <Points {...props} row={row} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What a row is worth: scored, or so far, with what is about to be written. */
function Points({ view, words, seat, row, pencil }: SheetProps & { readonly row: number }): JSX.Element {
  const own = words['twenty-one'];
  const scored = view.points[seat]?.[row];
  const soFar = scored === undefined && view.rows[seat] === row;
  const { sum, bonus } = worthWith(view, seat, row, pencil?.marked ?? NONE);
  const text = scored ?? (soFar && sum > 0 ? (pencil === undefined ? sum + bonus : `${sum}+${bonus}`) : null);
  return (
    <span key={`points ${text}`} class={`row-points${soFar ? ' so-far' : ''}`}>
      {text === null ? (
        <span aria-hidden="true">·</span>
      ) : (
        <>
          <span class="hidden">{soFar ? own.soFar : own.rowPoints}</span> {text}
        </>
      )}
    </span>
  );
}

/** T9: what hits bring, and how far the row has come. */
function Ladder({ view, words, seat, pencil }: SheetProps): JSX.Element {
  const own = words['twenty-one'];
  // A sheet that is complete has no row any more: its last one is shown.
  const row = Math.min(view.rows[seat] ?? 0, block[view.sheets[seat] ?? 'A'].length - 1);
  const { hits } = worthWith(view, seat, row, pencil?.marked ?? NONE);
  return (
    <p class="ladder" dir="ltr">
      <span class="ladder-name" dir="auto">
        {own.bonus}
      </span>
      {bonuses.map((points, i) => (
        <span key={points} class={`rung${i + 1 === hits ? ' here' : i < hits ? ' done' : ''}`}>
          {points}
        </span>
      ))}
    </p>
  );
}

function Row(props: SheetProps & { readonly row: number }): JSX.Element {
  const { view, words, seat, row, legal, pencil } = props;
  const own = words['twenty-one'];
  const fields = block[view.sheets[seat]!][row]!;
  const current = pencil !== undefined && view.rows[seat] === row;
  const choosing = current && legal.includes('cross');
  const first = fields.find(([colour]) => choosing && legal.includes(`write ${colour}`))?.[0];
  const values = view.fields[seat]![row]!;
  return (
    <ol class="spots" aria-label={own.row(row + 1)} onKeyDown={choosing ? rove : undefined}>
      {fields.map(([colour, printed], place) => (
        <li key={colour} data-field={`${row} ${place}`} data-drop={choosing ? colour : undefined}>
          <Field
            {...props}
            colour={colour}
            printed={printed}
            value={values[place]!}
            pencil={current ? pencil : undefined}
            choosing={choosing}
            first={first === colour}
            leftmost={place === values.indexOf(null)}
          />
        </li>
      ))}
    </ol>
  );
}

/** A number that has been written appears; a hit is stamped (T7). */
function useStamps(fields: TwentyOneView['fields'][number]): { readonly current: HTMLElement | null } {
  const paper = useRef<HTMLElement>(null);
  const last = useRef(fields);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = fields;
    if (before === fields || pace() === 0) return;
    fields.forEach((row, r) => {
      row.forEach((value, place) => {
        if (value === null || before[r]?.[place] !== null) return;
        const field = paper.current?.querySelector(`[data-field="${r} ${place}"]`);
        const duration = 420 * pace();
        field
          ?.querySelector('b')
          ?.animate([{ transform: 'scale(1.8)', opacity: 0 }, { transform: 'scale(1)' }], { duration });
        field
          ?.querySelector('.stamp')
          ?.animate(
            [
              { transform: 'scale(3.2) rotate(-40deg)', opacity: 0, easing: 'ease-in' },
              { transform: 'scale(0.86) rotate(-14deg)', opacity: 1, offset: 0.6 },
              { transform: 'scale(1) rotate(-14deg)' },
            ],
            { duration: duration * 1.4 },
          );
      });
    });
  }, [fields]);
  return paper;
}

/** A sign for the eye and a word for the ear. */
const Sign = ({ sign, label }: { readonly sign: 'dice' | 'chosen'; readonly label: string }): JSX.Element => (
  <span class={`sheet-sign ${sign}`} title={label}>
    {sign === 'chosen' ? <Icon name="check" /> : <DieSign />}
    <span class="hidden">{label}</span>
  </span>
);

const DieSign = (): JSX.Element => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M7 3.5h10A3.5 3.5 0 0 1 20.5 7v10a3.5 3.5 0 0 1-3.5 3.5H7A3.5 3.5 0 0 1 3.5 17V7A3.5 3.5 0 0 1 7 3.5zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01" />
  </svg>
);

import { sheets } from '@bullpen/games/twenty-one';
import type { JSX } from 'preact';
import { rove } from '../../motion/roving.ts';
import type { BoardProps } from '../contract.ts';
import { type Colour, Shape } from './colours.tsx';
import type { TwentyOneView } from './types.ts';

const block = sheets();

interface SheetProps extends BoardProps<TwentyOneView> {
  readonly seat: number;
  /** Small sheets are only to look at. */
  readonly small?: boolean;
  /** The fields that the viewer has marked in its row. */
  readonly marked?: ReadonlySet<Colour>;
  mark?(colour: Colour): void;
}

/** A seat's sheet: five rows of six fields, what each row is worth, and the total. */
export function Sheet(props: SheetProps): JSX.Element {
  const { view, words, names, seat, small = false } = props;
  const own = words['twenty-one'];
  const sheet = view.sheets[seat]!;
  const scored = view.points[seat]!;
  return (
    <section class={`sheet${small ? ' small' : ''}${view.chosen[seat] ? ' chosen' : ''}`}>
      <h2 class="sheet-name">
        <span>{own.sheetOf(names.of(seat), sheet)}</span>
        {view.active === seat && view.phase !== 'over' && <Sign sign="⚄" label={own.hasDice} />}
        {view.phase === 'choose' && view.chosen[seat] && <Sign sign="✓" label={own.hasChosen} />}
      </h2>
      <ol class="sheet-rows" dir="ltr">
        {block[sheet].map((_, row) => (
          <li
            key={row}
            class={`sheet-row${view.rows[seat] === row ? ' current' : ''}`}
            aria-current={view.rows[seat] === row ? 'step' : undefined}
          >
            <Row {...props} row={row} />
            <span key={`points ${scored[row]}`} class="row-points">
              {scored[row] === undefined ? (
                <span aria-hidden="true">·</span>
              ) : (
                <>
                  <span class="hidden">{own.rowPoints}</span> {scored[row]}
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Row(props: SheetProps & { readonly row: number }): JSX.Element {
  const { view, words, seat, row, legal, small, names } = props;
  const own = words['twenty-one'];
  const fields = block[view.sheets[seat]!][row]!;
  const choosing = !small && seat === names.me && view.rows[seat] === row && legal.includes('cross');
  const lit = fields.filter(([colour]) => choosing && legal.includes(`write ${colour}`));
  return (
    <ol class="spots" aria-label={own.row(row + 1)} onKeyDown={choosing ? rove : undefined}>
      {fields.map(([colour, printed], place) => (
        <li key={colour}>
          <Field
            {...props}
            colour={colour}
            printed={printed}
            value={view.fields[seat]![row]![place]!}
            choosing={choosing}
            first={lit[0]?.[0] === colour}
          />
        </li>
      ))}
    </ol>
  );
}

interface FieldProps extends SheetProps {
  readonly colour: Colour;
  readonly printed: number;
  /** The number written, 0 if crossed, null if open. */
  readonly value: number | null;
  readonly choosing: boolean;
  readonly first: boolean;
}

function Field({ view, legal, words, refuse, marked, mark, hint, ...field }: FieldProps): JSX.Element {
  const { colour, printed, value, choosing, first } = field;
  const own = words['twenty-one'];
  const die = view.dice[colour];
  const fits = choosing && legal.includes(`write ${colour}`);
  const on = marked?.has(colour) === true;
  const hit = value === printed || (on && die === printed);
  const label = own.field(own.colours[colour], printed, value, fits ? die : null);
  const hinted = fits && hint?.split(' ').includes(colour) === true;
  const look = `spot ${colour}${value === 0 ? ' crossed' : ''}${hit ? ' hit' : ''}${fits ? ' fits' : ''}${hinted ? ' hinted' : ''}`;
  const inside = (
    <>
      <Shape colour={colour} />
      <small>{printed}</small>
      <b>{value === null ? (on ? die : null) : value === 0 ? '✕' : value}</b>
      {/* Drawn by the style: it stands for the colour, which the label says in full. */}
      <i data-letter={own.letters[colour]} />
    </>
  );
  if (!choosing || value !== null)
    return (
      <span class={look} role="img" aria-label={label}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      class={`${look} choice`}
      aria-label={label}
      aria-pressed={on}
      aria-disabled={!fits}
      tabIndex={first ? 0 : -1}
      onClick={() =>
        fits ? mark?.(colour) : refuse({ code: 'too-high', rule: 'T6', detail: { colour, die, printed } })
      }
    >
      {inside}
    </button>
  );
}

/** A sign for the eye and a word for the ear. */
const Sign = ({ sign, label }: { readonly sign: string; readonly label: string }): JSX.Element => (
  <span class="badge" title={label}>
    <span aria-hidden="true">{sign}</span>
    <span class="hidden">{label}</span>
  </span>
);

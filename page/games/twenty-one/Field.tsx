import type { JSX } from 'preact';
import { type Colour, Shape } from './colours.tsx';
import type { SheetProps } from './Sheet.tsx';

interface FieldProps extends SheetProps {
  readonly colour: Colour;
  readonly printed: number;
  /** The number written, 0 if crossed, null if open. */
  readonly value: number | null;
  /** The viewer chooses now, and this is in its row. */
  readonly choosing: boolean;
  /** The first that can be chosen: where the Tab key stops. */
  readonly first: boolean;
  /** The leftmost open field of its row: a cross would take it (T6). */
  readonly leftmost: boolean;
}

/** A field: open with its printed number; written, by pen or still by pencil; hit; or crossed. */
export function Field({ view, legal, words, pencil, hint, ...field }: FieldProps): JSX.Element {
  const { colour, printed, value, choosing, first, leftmost } = field;
  const own = words['twenty-one'];
  const die = view.dice[colour];
  const fits = choosing && legal.includes(`write ${colour}`);
  const on = value === null && pencil?.marked.has(colour) === true;
  const crossing = value === null && leftmost && pencil?.crossing === true && pencil.marked.size === 0;
  const shown = on ? die : crossing ? 0 : value;
  const hinted = fits && hint?.split(' ').includes(colour) === true;
  const look = [
    'spot',
    colour,
    shown === 0 && 'crossed',
    shown !== null && shown > 0 && 'written',
    (on || crossing) && 'pencil',
    shown === printed && 'hit',
    fits && 'fits',
    fits && die === printed && 'would-hit',
    pencil?.over === colour && (fits ? 'over' : 'closed'),
    hinted && 'hinted',
  ];
  const inside = (
    <>
      <Shape colour={colour} />
      <small key={`printed ${shown === null}`}>{printed}</small>
      <b key={`number ${shown}`}>{shown === null ? null : shown === 0 ? '✕' : shown}</b>
      {shown === printed && <Stamp />}
      {/* Drawn by the style: it stands for the colour, which the label says in full. */}
      <i data-letter={own.letters[colour]} />
      {fits && !on && <em data-number={die} />}
    </>
  );
  const props = {
    class: look.filter((part) => part).join(' '),
    'aria-label': own.field(own.colours[colour], printed, value, fits ? die : null),
  };
  if (!choosing || value !== null)
    return (
      <span {...props} role="img">
        {inside}
      </span>
    );
  return (
    <button
      {...props}
      class={`${props.class} choice`}
      type="button"
      aria-pressed={on}
      aria-disabled={!fits}
      tabIndex={first ? 0 : -1}
      onClick={() => pencil?.press(colour)}
    >
      {inside}
    </button>
  );
}

/** The mark of a hit: a ring around the number, with a star. */
const Stamp = (): JSX.Element => (
  <svg class="stamp" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <path
      class="stamp-ring"
      d="M24 3a21 21 0 1 1 0 42 21 21 0 1 1 0-42zM24 7.5a16.5 16.5 0 1 1 0 33 16.5 16.5 0 1 1 0-33z"
    />
    <path class="stamp-star" d="M37 1l2.7 5.9 6.3.7-4.7 4.3 1.4 6.3L37 15l-5.7 3.2 1.4-6.3L28 7.6l6.3-.7z" />
  </svg>
);

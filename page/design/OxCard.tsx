import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import { OxHead } from './OxHead.tsx';

interface OxFaceProps {
  readonly number: number;
  readonly heads: number;
}

/** The face of an ox card: the number and its heads in the corner (by the style sheet), the number large below. */
function OxFace({ number, heads }: OxFaceProps): JSX.Element {
  return (
    <span
      class="face ox-face"
      data-heads={heads}
      data-number={number}
      data-digits={String(number).length}
      aria-hidden="true"
    >
      <span class="heads">
        {Array.from({ length: heads }, (_, i) => (
          <OxHead key={i} />
        ))}
      </span>
      <span class="number">{number}</span>
    </span>
  );
}

/** What a card is called: its number and its heads. */
const cardLabel = (number: number, heads: number): string => {
  const { page } = words();
  return page.card(number, page.heads(heads));
};

/** A card that lies on the table. Cards glide by their `data-card`. */
export const OxCard = ({ number, heads }: OxFaceProps): JSX.Element => (
  <span class="card" data-card={number} role="img" aria-label={cardLabel(number, heads)}>
    <OxFace number={number} heads={heads} />
  </span>
);

/** A card that is shown elsewhere than where it lies: it never glides. */
export const OxPicture = ({ number, heads }: OxFaceProps): JSX.Element => (
  <span class="card" role="img" aria-label={cardLabel(number, heads)}>
    <OxFace number={number} heads={heads} />
  </span>
);

interface OxButtonProps extends OxFaceProps {
  readonly lifted: boolean;
  readonly hinted?: boolean;
  readonly disabled?: boolean;
  readonly tabIndex: number;
  /** It may be dragged: motion/drag.ts. */
  readonly drag?: boolean;
  onClick(): void;
  onHover?(over: boolean): void;
}

/** A card that can be chosen. */
export const OxButton = ({
  number,
  heads,
  lifted,
  hinted = false,
  disabled = false,
  tabIndex,
  drag = false,
  onClick,
  onHover,
}: OxButtonProps): JSX.Element => (
  <button
    type="button"
    class={`card choice${lifted ? ' lifted' : ''}${hinted ? ' hinted' : ''}`}
    data-card={number}
    data-drag={drag ? number : undefined}
    aria-label={cardLabel(number, heads)}
    aria-pressed={lifted}
    aria-disabled={disabled}
    tabIndex={tabIndex}
    onClick={onClick}
    onPointerEnter={() => onHover?.(true)}
    onPointerLeave={() => onHover?.(false)}
  >
    <OxFace number={number} heads={heads} />
  </button>
);

/** A card of which only the back is seen. */
export const CardBack = ({ place }: { readonly place?: string }): JSX.Element => (
  <span class="card back" data-place={place} role="img" aria-label={words().page.faceDown}>
    <OxHead />
  </span>
);

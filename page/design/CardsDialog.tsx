import type { JSX } from 'preact';
import { Dialog } from './Dialog.tsx';
import { OxPicture } from './OxCard.tsx';
import './cards.css';

interface CardsDialogProps {
  readonly title: string;
  readonly cards: readonly number[];
  /** How many heads a card has. */
  heads(card: number): number;
  /** What is said below the cards, or in their place. */
  readonly note?: string;
  onClose(): void;
}

/** The cards of a pile, to look at. */
export const CardsDialog = ({ title, cards, heads, note, onClose }: CardsDialogProps): JSX.Element => (
  <Dialog title={title} onClose={onClose}>
    {cards.length > 0 && (
      <ul class="shown-cards" dir="ltr">
        {cards.map((card) => (
          <li key={card}>
            <OxPicture number={card} heads={heads(card)} />
          </li>
        ))}
      </ul>
    )}
    {note !== undefined && <p>{note}</p>}
  </Dialog>
);

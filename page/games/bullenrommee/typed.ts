import { useRef } from 'preact/hooks';

/**
 * Several cards may be typed one after another: 141617 are 14, 16 and 17. A number goes on while some card begins with it.
 * `onCard` says which card is meant, and whether it takes the place of the one meant before: 1 becomes 14.
 */
export function useTypedCards(
  cards: readonly number[],
  onCard: (card: number, instead: boolean) => void,
): (number: number) => boolean {
  const last = useRef('');
  return (number) => {
    const text = String(number);
    if (!cards.some((card) => String(card).startsWith(text))) return false;
    const isLonger =
      last.current !== '' && text.length > last.current.length && text.startsWith(last.current);
    last.current = text;
    onCard(number, isLonger);
    return true;
  };
}

import { useRef } from 'preact/hooks';

/**
 * Tells apart the numbers of several cards that are typed one after another: 141617 are 14, 16 and 17. A number goes on while
 * some card begins with it. `onCard` says which card is meant, and whether it takes the place of the one meant before.
 */
export function useTypedCards(
  cards: readonly number[],
  onCard: (card: number, instead: boolean) => void,
): (number: number) => void {
  const state = useRef({ used: '', word: '' });
  return (number) => {
    const text = String(number);
    const { used, word } = state.current;
    const goesOn = used !== '' && text.startsWith(used);
    const rest = goesOn ? text.slice(used.length) : text;
    const begins = (start: string): boolean => cards.some((card) => String(card).startsWith(start));
    const longer = word !== '' && rest.length === word.length + 1 && rest.startsWith(word);
    if (longer && !begins(rest)) {
      const last = rest.slice(-1);
      state.current = { used: text.slice(0, -1), word: last };
      onCard(Number(last), false);
    } else {
      state.current = { used: goesOn ? used : '', word: rest };
      onCard(Number(rest), longer);
    }
  };
}

import { useEffect, useRef } from 'preact/hooks';

interface Typing {
  /** Digits were typed: this number so far. Say whether it could become one that is there. */
  onNumber(number: number): void;
  onEnter(): void;
  onEscape(): void;
}

/** Typing a card's number lifts it, Enter plays it, Escape lowers it: anywhere on the page but in fields and dialogs. */
export function useTyping({ onNumber, onEnter, onEscape }: Typing): void {
  const typed = useRef({ text: '', at: 0 });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target.closest('input, select, textarea, dialog') !== null) return;
      if (/^\d$/.test(event.key)) {
        // A digit goes on with the number if it comes soon after the last one.
        const goesOn = event.timeStamp - typed.current.at < 1500;
        const text = (goesOn ? typed.current.text : '') + event.key;
        typed.current = { text, at: event.timeStamp };
        onNumber(Number(text));
      } else if (event.key === 'Escape') {
        typed.current.text = '';
        onEscape();
      } else if (event.key === 'Enter' && target.closest('button:not(.choice), a') === null) {
        typed.current.text = '';
        event.preventDefault();
        onEnter();
      }
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}

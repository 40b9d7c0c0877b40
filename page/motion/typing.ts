import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../app/settings.ts';

interface Typing {
  /**
   * Digits were typed: this number so far. False if it leads nowhere: then the last digit begins another number. `next` if the
   * next digit begins another number, but Enter is still about this one.
   */
  onNumber(number: number): unknown;
  onEnter(): void;
  onEscape(): void;
}

/** Typing a card's number lifts it, Enter plays it, Escape lowers it: anywhere on the page but in fields and dialogs. */
export function useTyping(typing: Typing): void {
  const typed = useRef({ text: '', at: 0, whole: false });
  // Set while drawing, not after it, so that the next key meets what is drawn.
  const latest = useRef(typing);
  latest.current = typing;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target.closest('input, select, textarea, dialog') !== null) return;
      if (/^\d$/.test(event.key)) {
        if (settings.shortcuts.value === 'off') return;
        // A digit goes on with the number if it comes soon after the last one.
        const goesOn = !typed.current.whole && event.timeStamp - typed.current.at < 1500;
        const text = (goesOn ? typed.current.text : '') + event.key;
        typed.current = { text, at: event.timeStamp, whole: false };
        let fits = latest.current.onNumber(Number(text));
        if (fits === false && text.length > 1) {
          typed.current.text = event.key;
          fits = latest.current.onNumber(Number(event.key));
        }
        typed.current.whole = fits === 'next';
      } else if (event.key === 'Tab' || event.key.startsWith('Arrow')) {
        // Moving the focus elsewhere means what is there.
        typed.current.text = '';
      } else if (event.key === 'Escape') {
        typed.current.text = '';
        latest.current.onEscape();
      } else if (event.key === 'Enter') {
        // A focused card or button is pressed by Enter itself, unless a number was typed just before.
        const pressed = target.closest('button, a') !== null && typed.current.text === '';
        typed.current.text = '';
        if (pressed) return;
        event.preventDefault();
        latest.current.onEnter();
      }
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

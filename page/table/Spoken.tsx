import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** How long the sentence has to stay the same before it is read aloud while others move, in milliseconds. */
const CALM = 1000;

interface SpokenTurnProps {
  /** Empty while others move. */
  readonly text: string;
  /** Which decision it is about: the same sentence about another one is read again. */
  readonly decision: number;
}

/** My turn: read aloud at once. */
export const SpokenTurn = ({ text, decision }: SpokenTurnProps): JSX.Element => (
  <p class="hidden" aria-live="assertive" aria-atomic="true">
    <span key={decision}>{text}</span>
  </p>
);

/**
 * For whom the table waits: read aloud after what happened, and only when the others have come to rest. It interrupts nothing.
 * It comes after the log in the document, so that screen readers find it there.
 */
export function SpokenWaiting({ text }: { readonly text: string }): JSX.Element {
  const [said, say] = useState('');
  useEffect(() => {
    if (text === '') return say('');
    const timer = setTimeout(() => say(text), CALM);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p class="hidden" aria-live="polite" aria-atomic="true" data-spoken="waiting">
      {said === text && said}
    </p>
  );
}

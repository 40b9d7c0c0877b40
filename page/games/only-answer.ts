import { useEffect } from 'preact/hooks';
import type { BoardProps } from './contract.ts';

/** How long a question with one answer stands before it answers itself, in milliseconds: the least, and what chance adds at most. */
const LEAST = 2000;
const MORE = 2500;

/**
 * A question with one answer answers itself. People take about as long to answer others, so nobody learns from it that there was
 * no choice. Where a hint points, as in a lesson, it is left to the player.
 */
export function useOnlyAnswer({
  legal,
  busy,
  hint,
  play,
}: Pick<BoardProps, 'legal' | 'busy' | 'hint' | 'play'>): void {
  const only = legal.length === 1 && !busy && hint === null ? legal[0] : undefined;
  useEffect(() => {
    if (only === undefined) return;
    const timer = setTimeout(() => play(only), LEAST + MORE * chance());
    return () => clearTimeout(timer);
  }, [only]);
}

const chance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

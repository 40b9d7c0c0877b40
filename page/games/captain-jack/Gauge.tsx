import { ELEVEN } from '@bullpen/games/captain-jack';
import type { JSX } from 'preact';

interface GaugeProps {
  readonly value: number;
  /** What the pile would be worth with the card that is looked at; null if there is none. */
  readonly then: number | null;
}

const STEPS = Array.from({ length: ELEVEN }, (_, i) => i + 1);

/** A pile's sum against eleven, in steps, with what it would become (C7). For the eye: the pile says it in words. */
export function Gauge({ value, then }: GaugeProps): JSX.Element {
  const next = then ?? value;
  const step = (n: number): string => {
    if (n <= Math.min(value, next)) return 'full';
    if (n <= next) return 'more';
    return n <= value ? 'less' : '';
  };
  const fate = next > ELEVEN ? 'busts' : next === ELEVEN ? 'eleven' : '';
  return (
    <span class={`gauge ${fate}`} aria-hidden="true">
      <b key={`${value} ${then}`}>
        {value}
        {then !== null && <span class="gauge-then">→{then}</span>}
      </b>
      <span class="gauge-steps">
        {STEPS.map((n) => (
          <i key={n} class={step(n)} />
        ))}
      </span>
    </span>
  );
}

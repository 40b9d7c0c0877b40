import type { JSX } from 'preact';

interface FactsProps {
  readonly of: readonly string[];
  /** What else it is for style sheets. */
  readonly kind?: string;
}

/** Short facts in one line, with dots between them; lines break between facts. */
export const Facts = ({ of, kind = '' }: FactsProps): JSX.Element => (
  <p class={`facts ${kind}`}>{of.flatMap((fact) => [<span key={fact}>{fact}</span>, ' '])}</p>
);

import type { JSX } from 'preact';

interface FactsProps {
  readonly of: readonly string[];
}

/** Short facts in one line, with dots between them; lines break between facts. */
export const Facts = ({ of }: FactsProps): JSX.Element => (
  <p class="facts">{of.flatMap((fact) => [<span key={fact}>{fact}</span>, ' '])}</p>
);

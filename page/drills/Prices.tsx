import type { Price } from '@bullpen/bots/coach/drill';
import type { DrillWords } from '@bullpen/words/drills';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { language } from '../app/language.ts';
import { amountsIn } from '../replay/telling.ts';

interface PricesProps {
  readonly prices: readonly Price[];
  readonly answer: string;
  readonly unit: string;
  nameOf(move: string): string;
  readonly texts: DrillWords;
}

/** This many moves are listed at first, and the player's own. */
const LISTED = 6;

/** What every move costs, as bars, the best first. */
export function Prices({ prices, answer, unit, nameOf, texts }: PricesProps): JSX.Element {
  const [all, setAll] = useState(false);
  const { plain } = amountsIn(language.value);
  const most = Math.max(...prices.map(([, cost]) => cost), 0.01);
  const names = prices.map(([move]) => nameOf(move));
  // Words do not say which joker or which end of a meadow is meant; the notation does.
  const isCommon = (name: string): boolean => names.indexOf(name) !== names.lastIndexOf(name);
  const listed = prices.filter(([move], i) => all || i < LISTED || move === answer);
  return (
    <section class="drill-prices">
      <h2>{texts.prices}</h2>
      <p class="quiet">{texts.pricesHelp(unit)}</p>
      <ol>
        {listed.map(([move, cost], i) => (
          <li key={move} class={i === 0 ? 'best' : move === answer ? 'own' : ''}>
            <span class="price-move">
              {nameOf(move)}
              {isCommon(nameOf(move)) && <bdi class="quiet"> {move}</bdi>}
              {move === answer && <b class="price-tag">{texts.yours}</b>}
            </span>
            <span class="price-cost">{i === 0 ? texts.bestMove : plain(cost)}</span>
            <span class="price-bar" aria-hidden="true">
              <span style={{ inlineSize: `${(100 * cost) / most}%` }} />
            </span>
          </li>
        ))}
      </ol>
      {listed.length < prices.length && (
        <button type="button" class="button plain" onClick={() => setAll(true)}>
          {texts.showAll(prices.length)}
        </button>
      )}
    </section>
  );
}

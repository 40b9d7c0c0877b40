import { at } from '@bullpen/engine';
import { heads } from '../ox-cards/index.ts';
import { JOKER } from './material.ts';
import { nameOf } from './moves.ts';
import type { BullenView } from './view.ts';

/** Deal, supply, meadows with owner and heads, and a line for each seat: total and heads in its meadows, hand. */
export function draw(view: BullenView): string {
  const lines = [`# ${view.deal}`, `stock [${view.stock}]  open  ${view.open.join(' ')}`.trimEnd()];
  const headsOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + heads(card), 0);
  view.meadows.forEach(({ seat, cards }, i) => {
    const name = `m${i + 1}`.padEnd(4);
    lines.push(`${name}(${seat})  ${cards.map(nameOf).join(' ')}  (${headsOf(cards)})`);
  });
  for (let seat = 0; seat < view.seats; seat++) {
    const own = view.meadows.reduce(
      (sum, meadow) => sum + (meadow.seat === seat ? headsOf(meadow.cards) : 0),
      0,
    );
    const mark = view.toAct.includes(seat) ? '>' : ' ';
    const score = `${view.totals[seat]}${view.phase === 'over' ? '' : `+${own}`}`;
    const jokers = at(view.jokers, seat);
    const hidden = view.hands[seat] === null ? [`[${at(view.numbers, seat) + jokers}]`] : [];
    const numbers = view.hands[seat] ?? at(view.seen, seat);
    const hand = [...hidden, ...Array<string>(jokers).fill(nameOf(JOKER)), ...numbers];
    lines.push(`${mark} seat ${seat}  ${score.padEnd(7)} ${hand.join(' ')}`.trimEnd());
  }
  return lines.join('\n');
}

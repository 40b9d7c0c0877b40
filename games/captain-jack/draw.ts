import { at } from '@bullpen/engine';
import type { CaptainView } from './view.ts';

/**
 * Deal and deck; the piles with their values, `!` at the one that has come to eleven; a line for each seat: who has to
 * move (`>`), whose Jack is answered (`J`) and who has let it pass (`*`), total and cards of this deal, hand.
 */
export function draw(view: CaptainView): string {
  const lines = [`# ${view.deal}/${view.options.deals}  deck ${view.deck}`];
  view.piles.forEach(({ cards, value }, i) => {
    const mark = i === view.stake ? '!' : ' ';
    lines.push(`${mark} pile ${i + 1}  ${`(${value})`.padEnd(5)} ${cards.join(' ')}`);
  });
  for (let seat = 0; seat < view.seats; seat++) {
    const score = `${view.totals[seat]}${view.phase === 'over' ? '' : `+${view.taken[seat]}`}`;
    const hand = view.hands[seat]?.join(' ') ?? `[${view.handSizes[seat]}]`;
    lines.push(`${markOf(view, seat)} seat ${seat}  ${score.padEnd(6)} ${hand}`.trimEnd());
  }
  return lines.join('\n');
}

function markOf(view: CaptainView, seat: number): string {
  if (view.toAct.includes(seat)) return '>';
  if (view.phase !== 'answer') return ' ';
  if (seat === view.turn) return 'J';
  return at(view.handSizes, seat) > 0 ? '*' : ' ';
}

import { at } from '@bullpen/engine';
import { heads } from './material.ts';
import type { SixView } from './view.ts';

/** Round, rows with their heads, and a line for each seat: total, heads of this round, hand, head pile (S9). */
export function draw(view: SixView): string {
  const lines = [`# ${view.round}`];
  if (view.phase === 'draft') lines.push(`open  ${view.open.join(' ')}`);
  view.rows.forEach((row, i) => {
    const rowHeads = row.reduce((sum, card) => sum + heads(card), 0);
    lines.push(
      `row ${i + 1} ${row
        .map((card) => String(card).padStart(4))
        .join('')
        .padEnd(20)}  (${rowHeads})`,
    );
  });
  const hands = view.hands.map((hand, seat) => hand?.join(' ') ?? `[${view.handSizes[seat]}]`);
  const width = Math.max(...hands.map((hand) => hand.length));
  for (let seat = 0; seat < view.seats; seat++) {
    const mark = view.toAct.includes(seat) ? '>' : view.chosen[seat] ? '*' : ' ';
    const score = `${view.totals[seat]}${view.phase === 'over' ? '' : `+${view.points[seat]}`}`;
    const cards = at(view.piles, seat);
    const pile = cards.length > 0 ? `pile ${cards.join(' ')}` : '';
    lines.push(
      `${mark} seat ${seat}  ${score.padEnd(7)} ${at(hands, seat).padEnd(width)}  ${pile}`.trimEnd(),
    );
  }
  if (view.waiting.length > 0)
    lines.push(`wait  ${view.waiting.map(({ seat, card }) => `${card}(${seat})`).join(' ')}`);
  return lines.join('\n');
}

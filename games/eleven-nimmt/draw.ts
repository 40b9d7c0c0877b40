import { at } from '@bullpen/engine';
import type { ElevenView } from './view.ts';

/** This many piles stand side by side; more go below them. */
const WIDTH = 18;

/**
 * Round, stack and bull cards; the piles by number and top card, `+` if it lies on others, and by the card that counts in this
 * turn (E11); a line for each seat: total, bull cards, hand. `>` has the turn, `?` chooses a bull card (E10). How many cards lie
 * in a pile, and which, is shown only with the memory aid (E8); then also what each seat was seen to take.
 */
export function draw(view: ElevenView): string {
  const aided = view.options.memory === 'on';
  const lines = [
    `# ${view.round}/${view.options.rounds}  stack ${view.stack}  bulls ${view.supply}`,
    ...drawPiles(view, aided),
  ];
  for (let seat = 0; seat < view.seats; seat++) {
    const mark = !view.toAct.includes(seat) ? ' ' : view.phase === 'bull' ? '?' : '>';
    const bulls = at(view.bulls, seat);
    const hand = view.hands[seat]?.join(' ') ?? `[${view.handSizes[seat]}]`;
    const known = at(view.known, seat);
    const seen = aided && known.length > 0 ? `  seen ${known.join(' ')}` : '';
    const held = bulls > 0 ? `B${bulls}` : '';
    lines.push(
      `${mark} seat ${seat}  ${String(view.totals[seat]).padEnd(4)} ${held.padEnd(3)} ${hand}${seen}`.trimEnd(),
    );
  }
  return lines.join('\n');
}

function drawPiles({ piles, tops }: ElevenView, aided: boolean): string[] {
  const lines: string[] = [];
  const climbed = tops.some((top, i) => top !== piles[i]?.at(-1));
  for (let from = 0; from < piles.length; from += WIDTH) {
    const some = piles.slice(from, from + WIDTH);
    const row = (name: string, cell: (pile: readonly number[], i: number) => string): void => {
      lines.push((name.padEnd(5) + some.map(cell).join('')).trimEnd());
    };
    const plain = (value: number): string => `${String(value).padStart(4)} `;
    row('pile', (_, i) => plain(from + i + 1));
    row('top', (pile) => String(pile.at(-1)).padStart(4) + (pile.length > 1 ? '+' : ' '));
    if (climbed) row('from', (_, i) => plain(at(tops, from + i)));
    if (aided) row('cards', (pile) => plain(pile.length));
  }
  if (aided)
    for (const [i, pile] of piles.entries())
      if (pile.length > 1) lines.push(`pile ${i + 1}: ${pile.join(' ')}`);
  return lines;
}

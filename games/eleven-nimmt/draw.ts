import type { ElevenView } from './view.ts';

/** So many piles stand side by side; more go below them. */
const WIDTH = 20;

/**
 * Round, stack and bull cards; the piles by number, top card and length, and by the card that counts in this turn (E11);
 * a line for each seat: total, bull cards, hand. `>` has the turn, `?` chooses a bull card (E10). What lies under a top card
 * is not shown (E8).
 */
export function draw(view: ElevenView): string {
  const lines = [`# ${view.round}/${view.options.rounds}  stack ${view.stack}  bulls ${view.supply}`];
  const { piles, tops } = view;
  const climbed = tops.some((top, i) => top !== piles[i]!.at(-1));
  for (let from = 0; from < piles.length; from += WIDTH) {
    const some = piles.slice(from, from + WIDTH);
    const row = (name: string, values: readonly number[]): void => {
      lines.push(name.padEnd(5) + values.map((value) => String(value).padStart(4)).join(''));
    };
    row(
      'pile',
      some.map((_, i) => from + i + 1),
    );
    row(
      'top',
      some.map((pile) => pile.at(-1)!),
    );
    if (climbed) row('from', tops.slice(from, from + WIDTH));
    row(
      'cards',
      some.map((pile) => pile.length),
    );
  }
  for (let seat = 0; seat < view.seats; seat++) {
    const mark = !view.toAct.includes(seat) ? ' ' : view.phase === 'bull' ? '?' : '>';
    const bulls = view.bulls[seat]! > 0 ? `B${view.bulls[seat]}` : '';
    const hand = view.hands[seat]?.join(' ') ?? `[${view.handSizes[seat]}]`;
    lines.push(
      `${mark} seat ${seat}  ${String(view.totals[seat]).padEnd(4)} ${bulls.padEnd(3)} ${hand}`.trimEnd(),
    );
  }
  return lines.join('\n');
}

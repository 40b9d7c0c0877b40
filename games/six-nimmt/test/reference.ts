/** The rules of placing as the rulebook tells them, with lists and loops: to hold the fast rules against. */
export interface Reference {
  rows: number[][];
  piles: number[][];
}

/** A card that was laid, and by whom. */
export interface Laid {
  readonly seat: number;
  readonly card: number;
}

/** Places the cards of one turn, S4 to S8. `choose` is asked for a row, from 0, when a card is too low. */
export function placeTurn(table: Reference, laid: readonly Laid[], choose: (laid: Laid) => number): void {
  for (const { seat, card } of laid.toSorted((a, b) => a.card - b.card)) {
    const fitting = table.rows.filter((row) => row.at(-1)! < card);
    fitting.sort((a, b) => card - a.at(-1)! - (card - b.at(-1)!));
    const nearest = fitting[0];
    if (nearest === undefined) take(table, choose({ seat, card }), seat, card);
    else if (nearest.length === 5) take(table, table.rows.indexOf(nearest), seat, card);
    else nearest.push(card);
  }
}

function take(table: Reference, row: number, seat: number, card: number): void {
  table.piles[seat]!.push(...table.rows[row]!);
  table.rows[row] = [card];
}

/** The heads of a card as the rulebook lists them. */
export function headsInBook(card: number): number {
  const endsIn5 = String(card).endsWith('5');
  const isMultipleOf11 = card % 11 === 0;
  if (endsIn5 && isMultipleOf11) return 7;
  if (isMultipleOf11) return 5;
  if (String(card).endsWith('0')) return 3;
  return endsIn5 ? 2 : 1;
}

import type { Moments } from './messages.ts';

/** A line of a record after the first: a deal, a roll, a move, or the end. */
export type BookLine<Deal> =
  | { readonly deal: Deal }
  | { readonly roll: Readonly<Record<string, number>> }
  | { readonly seat: number; readonly move: string }
  | { readonly end: unknown };

/** Somebody who reads a record aloud, and notes something at each line. */
export interface Reader<Deal, Note> {
  deal(deal: Deal): void;
  move(seat: number, text: string): void;
  roll?(dice: Readonly<Record<string, number>>): void;
  note(): Note;
}

/** What was so after an entry of the table's log; null from the end of the match on. */
export type NoteAt<Note> = (seq: number) => Note | null;

/** Reads a record and keeps what the reader notes, by the entries of the table at which it happened. */
export function readBook<Deal, Note>(
  record: string,
  { deal, moves }: Moments,
  reader: Reader<Deal, Note>,
): NoteAt<Note> {
  const notes: (readonly [seq: number, note: Note])[] = [];
  const left = [...moves];
  let seq = deal;
  for (const text of record.trim().split('\n').slice(1)) {
    const line = JSON.parse(text) as BookLine<Deal>;
    if ('deal' in line) reader.deal(line.deal);
    else if ('roll' in line) reader.roll?.(line.roll);
    else if ('move' in line) {
      seq = left.shift() ?? seq + 1;
      reader.move(line.seat, line.move);
    } else continue;
    notes.push([seq, reader.note()]);
  }
  const end = seq;
  // Between two of its moves, as when a choice is taken back, nothing is new.
  return (at) => (at >= end ? null : (notes.findLast(([then]) => then <= at)?.[1] ?? null));
}

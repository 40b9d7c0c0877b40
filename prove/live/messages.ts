import { EVERYONE, required } from '@bullpen/engine';
import { entryOf, games } from '@bullpen/games';
import { foldLean } from '@bullpen/table';
import type { LeanMove, Snapshot, Update } from '@bullpen/wire';
import { fieldsIn, unpacked } from '@bullpen/wire/lean.ts';
import { patched, type SnapshotPatch } from '@bullpen/wire/patch.ts';

/** What a viewer received in one message: what happened, and all that it knows after it. */
export interface HeardMessage {
  readonly updates: readonly Update[];
  readonly snapshot: Snapshot | null;
}

interface Message extends Partial<Snapshot> {
  readonly updates?: readonly Update[];
  readonly snapshot?: Snapshot;
  readonly patch?: SnapshotPatch;
  readonly events?: unknown;
}

/** The content of these texts, which came one after another: messages of a socket, answers, events of a stream. */
export function messagesIn(texts: readonly string[]): HeardMessage[] {
  /** The last one that news brought, from which patches and moves go on; null after a move that did not fold, until a whole one comes. */
  let last: Snapshot | null = null;
  return texts.flatMap(jsonsOf).flatMap((json): HeardMessage[] => {
    if (Array.isArray(json)) {
      const move = json as unknown as LeanMove;
      const news = last && foldLean(entryOf(games, last.game), last, move);
      const heard = news ?? unfolded(move, last);
      last = news?.snapshot ?? null;
      return [heard];
    }
    const message = json as Message;
    const { updates = [], snapshot, patch } = message;
    if (snapshot !== undefined) last = snapshot;
    else if (patch !== undefined && last !== null) last = patched(last, patch);
    else if (patch !== undefined) return [{ updates, snapshot: patched({ view: null } as Snapshot, patch) }];
    if (snapshot !== undefined || patch !== undefined) return [{ updates, snapshot: last }];
    if (message.events !== undefined) return [{ updates: [json as Update], snapshot: null }];
    if (message.view !== undefined) return [{ updates, snapshot: json as Snapshot }];
    return updates.length > 0 ? [{ updates, snapshot: null }] : [];
  });
}

/** What was heard of a move that does not fold: by other rules than ours, or without what came before it. */
function unfolded([, seq, after, by, lean, changes]: LeanMove, last: Snapshot | null): HeardMessage {
  const [seat, who] = typeof by === 'number' ? ([by, 'person'] as const) : by;
  const events = lean.map(([name, data, to = EVERYONE]) => ({ to, name, data: unpacked(name, data) }));
  const when = (last?.created ?? 0) + after;
  const snapshot = { ...(last ?? { view: null }), ...changes, ...fieldsIn(changes ?? {}), seq } as Snapshot;
  return {
    updates: [{ table: '', seq, entry: { type: 'moved', at: when, seat, by: who }, events }],
    snapshot,
  };
}

/** The JSON of a message, of an answer, or of the data of an event. */
function jsonsOf(text: string): unknown[] {
  if (text.startsWith('{"record":1')) return [];
  if (text.startsWith('{') || text.startsWith('[')) return [JSON.parse(text)];
  return text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice('data: '.length)) as unknown);
}

/** When the cards were dealt, and when each move was made that the record has: choices that were taken back are not in it. */
export interface Moments {
  readonly deal: number;
  readonly moves: readonly number[];
  /** Choices that were made with one entry and taken back with another. */
  readonly takenBack: readonly {
    readonly seat: number | undefined;
    readonly from: number;
    readonly to: number;
  }[];
}

export function momentsIn(messages: Iterable<HeardMessage>): Moments {
  const entries = new Map<number, Update['entry']>();
  for (const { updates } of messages)
    for (const { seq, entry } of updates) if (entry !== undefined) entries.set(seq, entry);
  const moves: { readonly seq: number; readonly seat: number | undefined }[] = [];
  const takenBack: Moments['takenBack'][number][] = [];
  let deal = 0;
  for (const [seq, { type, seat }] of [...entries].sort(([a], [b]) => a - b)) {
    if (type === 'started') deal = seq;
    if (type === 'moved') moves.push({ seq, seat });
    if (type !== 'retracted') continue;
    const [choice] = moves.splice(
      moves.findLastIndex((move) => move.seat === seat),
      1,
    );
    takenBack.push({ seat, from: required(choice, 'the choice that was taken back').seq, to: seq });
  }
  return { deal, moves: moves.map(({ seq }) => seq), takenBack };
}

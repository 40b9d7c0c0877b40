import { type Viewer, WATCHER } from '@bullpen/engine';
import { type Known, knowledgeOf } from './knowledge.ts';
import { dealSeq, type Heard } from './match.ts';

/** Numbers under these words are no cards: counts, places, seats, points. */
const NO_CARDS = new Set(
  `seats viewer toAct options round deck handSizes seat row points totals first heads n scores winners stack bulls supply
  pile from deal stock numbers jokers passes lacks meadow place`.split(/\s+/),
);
const UNIQUE = ['six-nimmt', 'eleven-nimmt', 'bullenrommee'];

interface Update {
  readonly seq: number;
  readonly events: readonly { readonly name: string; readonly data: unknown }[];
}
interface Snapshot {
  readonly seq: number;
  /** Of a patch, only what has changed. */
  readonly view?: { readonly hands?: readonly (readonly unknown[] | null)[] } | null;
}

/** Whatever a viewer received that it should not have, one line each; and how much was searched. */
export function searchHeard(heard: Heard): { readonly findings: string[]; readonly bytes: number } {
  const findings = new Set<string>();
  let bytes = 0;
  const known = knowledgeOf(heard.record, heard.seats, dealSeq(heard.seats));
  for (const [viewer, texts] of heard.viewers) {
    for (const text of texts) {
      bytes += text.length;
      // From the end of the match on everything may be known.
      if (text.includes('"status":"over"') || text.startsWith('{"record":1')) continue;
      for (const { what, text: mark, seat } of heard.marks)
        if (mark !== '' && text.includes(mark) && (seat === null || seat !== viewer))
          findings.add(`viewer ${viewer} received a ${what}`);
      for (const json of jsonsOf(text))
        for (const line of cardsOutOfPlace(heard.game, json, viewer, known)) findings.add(line);
    }
  }
  return { findings: [...findings].map((line) => `${heard.game}: ${line}`), bytes };
}

/** The JSON of a message, of an answer, or of the data of an event. */
function jsonsOf(text: string): unknown[] {
  if (text.startsWith('{')) return [JSON.parse(text)];
  return text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice('data: '.length)) as unknown);
}

function cardsOutOfPlace(game: string, json: unknown, viewer: Viewer, known: Known): string[] {
  const { updates, snapshot, patch, events, view } = json as {
    updates?: Update[];
    snapshot?: Snapshot;
    patch?: Snapshot;
    events?: unknown;
    view?: unknown;
  };
  const told = updates ?? (events === undefined ? [] : [json as Update]);
  const shown = snapshot ?? patch ?? (view === undefined ? null : (json as Snapshot));
  const found = told.flatMap((update) => [
    ...foreignEvents(update, viewer),
    ...unknownCards(
      game,
      update.events.map(({ data }) => data),
      update.seq,
      viewer,
      known,
    ),
  ]);
  if (!shown?.view) return found;
  const hands = (shown.view.hands ?? []).flatMap((hand, seat) =>
    hand === null || seat === viewer || game === 'six-nimmt'
      ? []
      : [`viewer ${viewer} saw the hand of ${seat}`],
  );
  return [...found, ...hands, ...unknownCards(game, shown.view, shown.seq, viewer, known)];
}

/** What is for one seat alone, told to another. */
const foreignEvents = ({ events }: Update, viewer: Viewer): string[] =>
  events
    .filter(({ name, data }) => {
      const { seat } = (data ?? {}) as { seat?: number };
      return (name === 'hand' || name === 'drawn') && (viewer === WATCHER || seat !== viewer);
    })
    .map(({ name }) => `viewer ${viewer} heard of the ${name} of another`);

function unknownCards(game: string, where: unknown, seq: number, viewer: Viewer, known: Known): string[] {
  if (!UNIQUE.includes(game)) return [];
  const may = known(seq, viewer);
  if (may === null) return [];
  return numbersIn(where)
    .filter((card) => card !== 0 && !may.has(card))
    .map((card) => `viewer ${viewer} received card ${card} at seq ${seq}`);
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(numbersIn);
  return Object.entries(value).flatMap(([key, inner]) => {
    if (NO_CARDS.has(key)) return [];
    // 6 nimmt!: what was placed, each as card, seat, row and whether it took.
    return numbersIn(key === 'placed' ? (inner as number[][]).map(([card]) => card) : inner);
  });
}

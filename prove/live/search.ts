import { type Viewer, WATCHER } from '@bullpen/engine';
import { entryOf, type GameId } from '@bullpen/games';
import { captainFaults, captainTables } from './captain-jack.ts';
import { type Known, knowledgeOf, type NumberedGame } from './knowledge.ts';
import type { Heard } from './match.ts';
import { type HeardMessage, type Moments, messagesIn, momentsIn } from './messages.ts';
import { choiceFaults, choicesIn } from './twenty-one.ts';

/** Numbers under these words are no cards: counts, places, seats, points. */
const NO_CARDS = new Set(
  `seats viewer toAct options round deck handSizes seat row points totals first heads n scores winners stack bulls supply
  pile from deal stock numbers jokers passes lacks meadow place`.split(/\s+/),
);

/** Whatever a viewer received that it should not have, one line each; and how much was searched. */
export function searchHeard(heard: Heard): { readonly findings: string[]; readonly bytes: number } {
  const findings = new Set<string>();
  let bytes = 0;
  const faultsOf = judgeOf(heard);
  for (const [viewer, texts] of heard.viewers) {
    for (const text of texts) {
      bytes += text.length;
      // From the end of the match on everything may be known.
      if (text.includes('"status":"over"') || text.startsWith('{"record":1')) continue;
      for (const { what, text: mark, seat } of heard.marks)
        if (mark !== '' && text.includes(mark) && (seat === null || seat !== viewer))
          findings.add(`viewer ${viewer} received a ${what}`);
    }
    for (const message of messagesIn(texts)) for (const line of faultsOf(message, viewer)) findings.add(line);
  }
  return { findings: [...findings].map((line) => `${heard.game}: ${line}`), bytes };
}

/** What is wrong with a message to a viewer. */
export type Judge = (message: HeardMessage, viewer: Viewer) => string[];

/** Knows from the record, and from when its moves were made, who may know what. */
export function judgeOf({ game, seats, record, viewers }: Omit<Heard, 'marks'>): Judge {
  const moments = momentsIn([...viewers.values()].flatMap(messagesIn));
  const judge = entryOf(JUDGES, game).judge(record, seats, moments);
  return (message, viewer) =>
    message.snapshot?.status === 'over'
      ? []
      : [...foreignEvents(message, viewer), ...foreignView(game, message, viewer), ...judge(message, viewer)];
}

/** How a game is judged: its own judge, made from the record; and all fields that a view may have, or null for any. */
interface Judging {
  judge(record: string, seats: number, moments: Moments): Judge;
  readonly fields: readonly string[] | null;
}

/** Where cards have numbers, each number must be known; so any field may be there. */
const byNumber = (game: NumberedGame): Judging => ({
  judge: (record, seats, moments) => {
    const known = knowledgeOf(record, game, seats, moments);
    return (message, viewer) => unknownCards(message, viewer, known);
  },
  fields: null,
});

const JUDGES: Readonly<Record<GameId, Judging>> = {
  'six-nimmt': byNumber('six-nimmt'),
  'eleven-nimmt': byNumber('eleven-nimmt'),
  bullenrommee: byNumber('bullenrommee'),
  'twenty-one': {
    judge: (record, seats, moments) => {
      const at = choicesIn(record, seats, moments);
      return (message, viewer) => choiceFaults(message, viewer, at);
    },
    fields:
      'seats viewer toAct options phase turn active rolls dice sheets rows fields points totals chosen choice'.split(
        ' ',
      ),
  },
  'captain-jack': {
    judge: (record, _, moments) => {
      const at = captainTables(record, moments);
      return (message, viewer) => captainFaults(message, viewer, at);
    },
    fields:
      'seats viewer toAct options phase deal first turn hands handSizes deck piles stake taken totals seen'.split(
        ' ',
      ),
  },
};

/** What is for one seat alone and went to another. */
const foreignEvents = ({ updates }: HeardMessage, viewer: Viewer): string[] =>
  updates.flatMap(({ events }) =>
    events
      .filter(({ name, data }) => {
        const { seat } = (data ?? {}) as { seat?: number };
        return (name === 'hand' || name === 'drawn') && (viewer === WATCHER || seat !== viewer);
      })
      .map(({ name }) => `viewer ${viewer} heard of the ${name} of another`),
  );

/** The view or the moves of somebody else, another's hand, or something that no view has. */
function foreignView(game: string, { snapshot }: HeardMessage, viewer: Viewer): string[] {
  if (!snapshot?.view) return [];
  const { fields } = entryOf(JUDGES, game);
  const view = snapshot.view as unknown as Readonly<Record<string, unknown>>;
  const found = Object.keys(view)
    .filter((key) => fields?.includes(key) === false)
    .map((key) => `viewer ${viewer} saw ${key}`);
  // S15: what was drafted everybody has seen.
  const open = snapshot.options?.variant === 'draft';
  const hands = open ? [] : ((view.hands ?? []) as readonly unknown[]);
  for (const [seat, hand] of hands.entries())
    if (hand !== null && seat !== viewer) found.push(`viewer ${viewer} saw the hand of ${seat}`);
  if (view.viewer !== undefined && view.viewer !== viewer)
    found.push(`viewer ${viewer} saw the view of ${view.viewer}`);
  if (viewer === WATCHER && (snapshot.legal?.length ?? 0) > 0) found.push('the watcher was offered moves');
  return found;
}

function unknownCards({ updates, snapshot }: HeardMessage, viewer: Viewer, known: Known): string[] {
  const places = updates.map(({ seq, events }) => ({
    seq,
    where: events.map(({ data }) => data) as unknown,
  }));
  if (snapshot?.view) places.push({ seq: snapshot.seq, where: snapshot.view });
  const cards = places.flatMap(({ seq, where }) => numbersIn(where).map((card) => ({ seq, card })));
  if (snapshot?.legal)
    for (const move of snapshot.legal)
      cards.push(...cardsOf(move).map((card) => ({ seq: snapshot.seq, card })));
  return cards
    .filter(({ seq, card }) => card !== 0 && known(seq, viewer)?.has(card) === false)
    .map(({ seq, card }) => `viewer ${viewer} received card ${card} at seq ${seq}`);
}

/** The cards in the text of a move, which also names rows, piles, meadows and seats. */
const cardsOf = (move: string): number[] =>
  /^(row|take|bull)/.test(move) ? [] : (move.replace(/m\d+@\d+|>\d+/, '').match(/\d+/g) ?? []).map(Number);

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

import type { Event, Outcome } from '@bullpen/engine';
import type { Update, VoteFor } from '@bullpen/wire';
import { ERASED } from '@bullpen/wire/avatar.ts';
import type { Pages } from '@bullpen/words/en/pages';
import type { AnyGamePage, Names, SmallCard } from '../games/contract.ts';

/** A line of the log: a sentence, and the cards that it is about. */
export interface LogText {
  readonly text: string;
  readonly cards: readonly SmallCard[];
  /** Somebody said it: nothing has happened at the table. */
  readonly talk?: true;
}

/**
 * The lines of the log for one update: what was done at the table, then what happened in the game; or only the first
 * events of it.
 */
export function linesOf(
  update: Update,
  game: AnyGamePage,
  words: Pages,
  names: Names,
  events = update.events.length,
): LogText[] {
  const entry = entryLine(update, words, names);
  const shown = worthTelling(update.events).filter((event) => update.events.indexOf(event) < events);
  const talk = update.entry.type === 'said' ? { talk: true as const } : {};
  return [
    ...(entry === null ? [] : [{ text: entry, cards: [], ...talk }]),
    ...linesFor(shown, game, words, names),
  ];
}

/** What happened in the game, in words. */
export const eventLines = (
  events: readonly Event[],
  game: AnyGamePage,
  words: Pages,
  names: Names,
): string[] => linesFor(worthTelling(events), game, words, names).map(({ text }) => text);

const linesFor = (events: readonly Event[], game: AnyGamePage, words: Pages, names: Names): LogText[] =>
  events.flatMap((event) => {
    const text = commonLine(event, game, words, names) ?? game.tell(event, words, names);
    return text === null ? [] : [{ text, cards: game.cardsIn?.(event) ?? [] }];
  });

/** If the first round is the whole match, the line about its end is enough. */
const worthTelling = (events: readonly Event[]): readonly Event[] =>
  events.some(({ name }) => name === 'end')
    ? events.filter(({ name, data }) => name !== 'round' || (data as { n: number }).n > 1)
    : events;

function entryLine({ entry }: Update, { page, talk }: Pages, names: Names): string | null {
  const name = entry.seat === undefined ? '' : names.of(entry.seat);
  switch (entry.type) {
    case 'started': {
      if (entry.seating === undefined) return page.started;
      const order = entry.seating.map((_, seat) => names.of(seat));
      return `${page.started} ${page.seatsDrawn(order)}`;
    }
    case 'sat':
      return page.satDown(name);
    case 'renamed':
      return renamedLine(name, entry.name ?? '', page);
    case 'stood':
      return page.stoodUp(name);
    case 'removed':
      return page.wasRemoved(name);
    case 'bot-seated':
      return page.botSatDown(entry.seat! + 1);
    case 'handed-on':
      return page.isHostNow(name);
    case 'seats-changed':
      return page.seatsNow(entry.count ?? 0);
    case 'dealing':
      return page.dealing;
    case 'voided':
      return page.lostSeats((entry.seats ?? []).map(names.of), entry.seats?.length ?? 0);
    case 'absent':
      return page.wentAway(name);
    case 'present':
    case 'returned':
      return page.cameBack(name);
    case 'left':
      return page.botPlaysFor(name);
    case 'resigned':
      return page.resigned(name);
    case 'voted':
      return page.voted(name, names.of(entry.about!), page.voteFor[entry.vote!]);
    case 'vote-ended':
      return page.voteEnded;
    case 'closed':
      return page.ended[entry.reason!];
    case 'said':
      return entry.phrase === undefined ? null : talk.said(name, talk.phrases[entry.phrase]);
    case 'phrases-set':
      return entry.phrases === undefined ? null : talk.set[entry.phrases];
    case 'offered':
      return page.wantsRematch(name);
    case 'retracted':
      return page.tookBack(name);
    default:
      return null;
  }
}

/** If the player was erased, the former name may be gone from the log too. */
function renamedLine(before: string, name: string, page: Pages['page']): string | null {
  const after = name === ERASED ? page.aPlayer : name;
  return before === after ? null : page.renamed(before, after);
}

/** What is worded alike for every game. */
function commonLine(
  { name, data }: Event,
  { period }: AnyGamePage,
  words: Pages,
  names: Names,
): string | null {
  const { page } = words;
  if (name === 'round') {
    const { n, points } = data as { n: number; points: number[] };
    const scores = points.map((won, seat) => page.pointsOf(names.of(seat), won)).join(', ');
    return period === 'deal' ? page.dealEnded(n, scores) : page.roundEnded(n, scores);
  }
  if (name === 'decided') return decidedLine(data as Decided, words, names);
  return name === 'end' ? endLine(data as Outcome, words, names) : null;
}

/** What those present have decided about an absent person. */
interface Decided {
  readonly about: number;
  readonly result: VoteFor;
}

function decidedLine({ about, result }: Decided, { page }: Pages, names: Names): string {
  if (result === 'end') return page.ended.vote;
  return result === 'bot' ? page.botPlaysFor(names.of(about)) : page.waitsFor(names.of(about));
}

export function endLine({ winners }: Outcome, { page }: Pages, names: Names): string {
  if (winners.length === 1 && winners[0] === names.me) return page.youWon;
  return page.matchEnded(winners.map(names.of), winners.length);
}

import { entryOf, type GameId } from '@bullpen/games';
import { captainTables } from '@bullpen/prove/live/captain-jack.ts';
import { isNumbered, knowledgeOf, type NumberedGame } from '@bullpen/prove/live/knowledge.ts';
import type { Heard } from '@bullpen/prove/live/match.ts';
import { messagesIn, momentsIn } from '@bullpen/prove/live/messages.ts';
import { judgeOf, searchHeard } from '@bullpen/prove/live/search.ts';
import { choicesIn } from '@bullpen/prove/live/twenty-one.ts';
import type { BoardFacts } from './board.ts';
import type { Held, Place } from './held.ts';

/** All that a page held at one moment. */
export interface Look {
  readonly viewer: number;
  readonly seq: number;
  readonly held: Held;
  readonly board: BoardFacts;
  /** Numbers that it may say and that are no cards. */
  readonly meant: readonly number[];
}

/** What was found that should not be there: in what was received, and by the places where a page holds it. */
export type Findings = Readonly<Record<Place | 'received' | 'board', readonly string[]>>;

/** Below this a number may mean anything: a place, a count, points. */
const LEAST = 31;
const MOST = 104;

/** Searches all that was received and all looks into the pages, once the record of the match has revealed the truth. */
export function search(heard: Heard, looks: readonly Look[]): Findings {
  const found: Record<keyof Findings, string[]> = {
    received: searchHeard(heard).findings,
    board: looks.flatMap(entryOf(BOARD_JUDGES, heard.game)(heard)),
    text: [],
    attributes: [],
    'local storage': [],
    'session storage': [],
    database: [],
    cache: [],
    memory: [],
  };
  const judge = pieceJudge(heard);
  for (const look of looks)
    for (const [place, pieces] of Object.entries(look.held) as [Place, readonly string[]][])
      found[place].push(...new Set(pieces.flatMap((piece) => judge(place, piece, look))));
  return found;
}

/** What is wrong with one piece of what a page holds. */
function pieceJudge(heard: Heard): (place: Place, piece: string, look: Look) => string[] {
  const { game, seats, record, marks } = heard;
  const known = isNumbered(game) ? knowledgeOf(record, game, seats, momentsOf(heard)) : null;
  const judge = judgeOf(heard);
  /** The same message lies in several places, and is there at the next look again. */
  const judged = new Map<string, string[]>();
  const faultsIn = (message: string, viewer: number): string[] => {
    const key = `${viewer} ${message}`;
    const found = judged.get(key) ?? messagesIn([message]).flatMap((received) => judge(received, viewer));
    judged.set(key, found);
    return found;
  };
  return (place, piece, { viewer, seq, meant }) => {
    const found = marks
      .filter(({ text, seat }) => text !== '' && piece.includes(text) && (seat === null || seat !== viewer))
      .map(({ what }) => `viewer ${viewer} holds a ${what}`);
    // A view in the memory does not say of when it is: no later than now, which is enough where cards have numbers.
    const message =
      known === null ? messageIn(piece) : messageIn(piece).replace(/^\{"view":/, `{"seq":${seq},"view":`);
    found.push(...faultsIn(message, viewer));
    const may = known?.(seq, viewer) ?? null;
    if (may === null || place === 'memory') return found;
    for (const [number] of piece.matchAll(/(?<![\w.-])\d+(?![\w-])/g)) {
      const card = Number(number);
      if (card >= LEAST && card <= MOST && !may.has(card) && !meant.includes(card))
        found.push(`viewer ${viewer} holds ${card} at seq ${seq}: ${piece.slice(0, 80)}`);
    }
    return found;
  };
}

const momentsOf = ({ viewers }: Heard): ReturnType<typeof momentsIn> =>
  momentsIn([...viewers.values()].flatMap(messagesIn));

/** Something kept, if it is a message. */
function messageIn(piece: string): string {
  try {
    return piece.startsWith('{') && JSON.parse(piece) ? piece : '';
  } catch {
    return '';
  }
}

/** What is wrong with what a board shows. */
type BoardJudge = (heard: Heard) => (look: Look) => string[];

const numberedBoard =
  (game: NumberedGame): BoardJudge =>
  (heard) => {
    const known = knowledgeOf(heard.record, game, heard.seats, momentsOf(heard));
    return ({ viewer, seq, board }) =>
      board.cards
        .filter((card) => known(seq, viewer)?.has(card) === false)
        .map((card) => `viewer ${viewer} sees ${card} at seq ${seq}`);
  };

const captainBoard: BoardJudge = (heard) => {
  const at = captainTables(heard.record, momentsOf(heard));
  return ({ viewer, seq, board }) => {
    const table = at(seq);
    if (table === null) return [];
    const faces = [...(table.hands[viewer] ?? []), ...table.piles.flat()].sort();
    return faces.join() === board.faces.join()
      ? []
      : [`viewer ${viewer} sees ${board.faces} and may see ${faces} at seq ${seq}`];
  };
};

const sheetsBoard: BoardJudge = (heard) => {
  const at = choicesIn(heard.record, heard.seats, momentsOf(heard));
  return ({ viewer, seq, board }) => {
    const filled = at(seq)?.filled.filter((_, seat) => seat !== viewer);
    return filled === undefined || filled.join() === board.filled.join()
      ? []
      : [`viewer ${viewer} sees ${board.filled} fields filled and may see ${filled} at seq ${seq}`];
  };
};

/** Every card on the board, and every field of another's sheet, is one that the viewer may see. */
const BOARD_JUDGES: Readonly<Record<GameId, BoardJudge>> = {
  'six-nimmt': numberedBoard('six-nimmt'),
  'eleven-nimmt': numberedBoard('eleven-nimmt'),
  bullenrommee: numberedBoard('bullenrommee'),
  'twenty-one': sheetsBoard,
  'captain-jack': captainBoard,
};

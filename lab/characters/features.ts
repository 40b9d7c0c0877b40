import { laysJoker } from '@bullpen/bots/bullenrommee/plans';
import { at, last, type Move, type View } from '@bullpen/engine';
import { entryOf, type GameId } from '@bullpen/games';
import { type BullenView, Kind, kindOf, meadowOf } from '@bullpen/games/bullenrommee/internals.ts';
import { BULL_PILE, type ElevenView, isPlay, isTake, pileOf } from '@bullpen/games/eleven-nimmt/internals.ts';
import { isRow, ROW_LENGTH, type SixView } from '@bullpen/games/six-nimmt/internals.ts';
import { REROLL, type TwentyOneView } from '@bullpen/games/twenty-one/internals.ts';

/** What a decision shows of a style: a number, or null where it shows nothing. */
type Feature<V extends View> = (view: V, moves: readonly Move[], move: Move) => number | null;
type Features<V extends View> = Readonly<Record<string, Feature<V>>>;

const rowBelow = ({ rows }: SixView, card: number): readonly number[] | null =>
  rows.reduce<readonly number[] | null>(
    (best, row) => (last(row) < card && (best === null || last(row) > last(best)) ? row : best),
    null,
  );
const share = (is: boolean): number => (is ? 1 : 0);

const six: Features<SixView> = {
  'risk: numbers between card and row': (view, _, card) => {
    const row = view.phase !== 'lay' || isRow(card) ? null : rowBelow(view, card);
    return row === null || row.length === ROW_LENGTH ? null : card - last(row) - 1;
  },
  'cards laid as the fifth of a row': (view, _, card) =>
    view.phase === 'lay' ? share(rowBelow(view, card)?.length === ROW_LENGTH - 1) : null,
  'cards laid below all rows or into a full one': (view, _, card) => {
    if (view.phase !== 'lay') return null;
    const row = rowBelow(view, card);
    return share(row === null || row.length === ROW_LENGTH);
  },
  'cards lower than this one held back': (view, moves, card) =>
    view.phase === 'lay' ? moves.filter((other) => other < card).length / (moves.length - 1) : null,
};

const eleven: Features<ElevenView> = {
  'voluntary takes': (_, moves, move) => (moves.some(isPlay) ? share(isTake(move)) : null),
  'takes for a bull card': (view, moves, move) =>
    moves.some(isTake) && view.supply > 0
      ? share(isTake(move) && at(view.piles, pileOf(move)).length >= BULL_PILE)
      : null,
  'cards in hand': (view) => at(view.handSizes, view.viewer),
};

const isLaying = (move: Move): boolean => kindOf(move) !== Kind.plain;
const isPut = (move: Move): boolean => kindOf(move) === Kind.add || kindOf(move) === Kind.swap;
const bullen: Features<BullenView> = {
  'turns in which it lays, of those it could': ({ phase }, moves, move) =>
    phase === 'turn' && moves.some(isLaying) ? share(isLaying(move)) : null,
  'cards held back': ({ numbers, viewer }) => at(numbers, viewer),
  'cards given to others, of steps': ({ meadows, viewer }, _, move) =>
    isLaying(move) ? share(isPut(move) && at(meadows, meadowOf(move)).seat !== viewer) : null,
  'jokers laid, of steps with one in hand': ({ jokers, viewer }, _, move) =>
    isLaying(move) && at(jokers, viewer) > 0 ? share(laysJoker(move)) : null,
};

const twenty: Features<TwentyOneView> = {
  'second rolls': ({ phase }, moves, move) =>
    phase === 'roll' && moves.includes(REROLL) ? share(move === REROLL) : null,
  'turns so far': ({ turn }) => turn,
};

const FEATURES: Readonly<Record<GameId, Features<never>>> = {
  'six-nimmt': six,
  'eleven-nimmt': eleven,
  bullenrommee: bullen,
  'twenty-one': twenty,
  'captain-jack': {},
};

/** By name, what decisions of a game show of a style. */
export const featuresOf = (game: string): Features<View> => entryOf(FEATURES, game) as Features<View>;

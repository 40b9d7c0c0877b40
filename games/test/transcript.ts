import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type Chance,
  type Event,
  type Game,
  legalMoves,
  listSeats,
  type Match,
  play,
  seeded,
  type View,
  WATCHER,
} from '@bullpen/engine';

/** Events that stand in a transcript as the record has them: all else can be seen in the drawings. */
const WRITTEN: readonly string[] = ['deal', 'roll', 'round', 'end'];

/** What a game may want otherwise. */
interface Wishes<State> {
  /** The table in front of the reader; a watcher's, if nothing is said. */
  readonly draw?: (state: State) => string;
  /** The moves among which a seat chooses; all legal ones, if nothing is said. */
  readonly liked?: (legal: readonly string[], picks: Chance) => readonly string[];
}

/**
 * A match as text, for somebody who knows the rules and not the program: the options, what was dealt, and after each move
 * the table. Every seat chooses at random, and several that choose at once do so in any order.
 */
export function transcript<State, V extends View, Options, E extends Event>(
  game: Game<State, V, Options, E>,
  match: Match<Options>,
  seed: string,
  { draw = (state) => game.draw(game.view(state, WATCHER)), liked = (legal) => legal }: Wishes<State> = {},
): string {
  const deals = seeded(`${seed} deals`);
  const picks = seeded(`${seed} picks`);
  const paragraphs: string[] = [];
  const write = (head: readonly string[], state: State, events: readonly E[]): void => {
    const written = events.filter(({ name }) => WRITTEN.includes(name));
    const lines = written.map(({ name, data }) => `${name} ${JSON.stringify(data)}`);
    paragraphs.push([...head, ...lines, draw(state)].join('\n'));
  };

  const dealt: E[] = [];
  let state = game.setup(match, deals, (event) => dealt.push(event));
  const options = Object.entries(match.options as object).map(([name, value]) => `${name} ${value}`);
  write([`${game.id}, ${match.seats} seats, ${options.join(', ')}`], state, dealt);
  for (let acting = listSeats(game.toAct(state)); acting.length > 0; acting = listSeats(game.toAct(state))) {
    const seat = acting[picks.below(acting.length)]!;
    const texts = liked(
      legalMoves(game, state, seat).map((move) => game.format(move)),
      picks,
    );
    const text = texts[picks.below(texts.length)]!;
    const played = play(game, state, seat, text, deals);
    if (!played.ok) throw new Error(`${text} of seat ${seat}: ${played.refusal.code}`);
    state = played.value.state;
    write([`seat ${seat}: ${text}`], state, played.value.events);
  }
  return `${paragraphs.join('\n\n')}\n`;
}

/** Draws the table with all hands open, for a reader who wants to check every move. */
export const openHands =
  <State, V extends View & { readonly hands: readonly unknown[] }>(
    game: Pick<Game<State, V>, 'draw' | 'view'>,
  ) =>
  (state: State): string => {
    const watched = game.view(state, WATCHER);
    const hands = watched.hands.map((_, seat) => game.view(state, seat).hands[seat]);
    return game.draw({ ...watched, hands });
  };

/** What a golden file holds. With UPDATE_GOLDEN=1 it is written first: read what changed before you keep it. */
export function golden(file: URL, text: string): string {
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, text);
  if (!existsSync(file)) throw new Error(`${file.pathname} is missing: run with UPDATE_GOLDEN=1`);
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}

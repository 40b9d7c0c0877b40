import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
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

/**
 * A match as text, for somebody who knows the rules and not the program: the options, what was dealt, and after each move
 * the table as a watcher sees it. Every seat chooses at random, and several that choose at once do so in any order.
 */
export function transcript<State, V extends View, Options, E extends Event>(
  game: Game<State, V, Options, E>,
  match: Match<Options>,
  seed: string,
): string {
  const deals = seeded(`${seed} deals`);
  const picks = seeded(`${seed} picks`);
  const paragraphs: string[] = [];
  const write = (head: readonly string[], state: State, events: readonly E[]): void => {
    const told = events.filter(({ name }) => WRITTEN.includes(name));
    const lines = told.map(({ name, data }) => `${name} ${JSON.stringify(data)}`);
    paragraphs.push([...head, ...lines, game.draw(game.view(state, WATCHER))].join('\n'));
  };

  const dealt: E[] = [];
  let state = game.setup(match, deals, (event) => dealt.push(event));
  const options = Object.entries(match.options as object).map(([name, value]) => `${name} ${value}`);
  write([`${game.id}, ${match.seats} seats, ${options.join(', ')}`], state, dealt);
  for (let acting = listSeats(game.toAct(state)); acting.length > 0; acting = listSeats(game.toAct(state))) {
    const seat = acting[picks.below(acting.length)]!;
    const legal = legalMoves(game, state, seat);
    const text = game.format(legal[picks.below(legal.length)]!);
    const played = play(game, state, seat, text, deals);
    if (!played.ok) throw new Error(`${text} of seat ${seat}: ${played.refusal.code}`);
    state = played.value.state;
    write([`seat ${seat}: ${text}`], state, played.value.events);
  }
  return `${paragraphs.join('\n\n')}\n`;
}

/** What a golden file holds. With UPDATE_GOLDEN=1 it is written first: read what changed before you keep it. */
export function golden(file: URL, text: string): string {
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, text);
  if (!existsSync(file)) throw new Error(`${file.pathname} is missing: run with UPDATE_GOLDEN=1`);
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}

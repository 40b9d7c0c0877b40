import type { Game } from './game.ts';
import { last } from './lists.ts';
import { readMatch } from './options.ts';
import { play } from './play.ts';
import { type Draw, scripted } from './scripted.ts';
import type { Seat } from './seats.ts';

/** A worked example of the rules: the beginning of a match, as lines of its record. Tests play it, and a page can show it. */
export interface Example {
  /** The rules that it shows. */
  readonly rules: readonly string[];
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number>>;
  /** As in the `deal` line of a record. */
  readonly deal: unknown;
  /** As in its `roll` lines, in their order. */
  readonly rolls?: readonly unknown[];
  readonly moves: readonly { readonly seat: Seat; readonly move: string }[];
}

/** Moves in short, seat by seat: `0 14, 1 15, 0 row 2`. */
export const movesOf = (text: string): Example['moves'] =>
  text.split(', ').map((each) => {
    const space = each.indexOf(' ');
    return { seat: Number(each.slice(0, space)), move: each.slice(space + 1) };
  });

/** The states of an example: after the deal, and after each move. An example that breaks a rule is a bug and throws. */
export function playExample<State>(game: Game<State>, example: Example): State[] {
  const match = readMatch(game, example.seats, example.options);
  if (!match.ok) throw new Error(`${game.id}: ${match.refusal.code}`);
  const lines: (readonly [string, unknown])[] = [
    ['deal', example.deal],
    ...(example.rolls ?? []).map((roll) => ['roll', roll] as const),
  ];
  const draws = lines.flatMap(([name, data]): readonly Draw[] => {
    const read = game.script(name, data, match.value);
    if (!read.ok) throw new Error(`${game.id}: ${name} ${read.refusal.code}`);
    return read.value;
  });
  const chance = scripted(draws);
  const states = [game.setup(match.value, chance)];
  for (const { seat, move } of example.moves) {
    const played = play(game, last(states), seat, move, chance);
    if (!played.ok) throw new Error(`${game.id}: ${move} of seat ${seat}: ${played.refusal.code}`);
    states.push(played.value.state);
  }
  return states;
}

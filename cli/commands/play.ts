import { randomBytes } from 'node:crypto';
import { createInterface, type Interface } from 'node:readline';
import { type Bot, botNamed, botsFor } from '@bullpen/bots';
import {
  at,
  type Chance,
  type Event,
  type Game,
  heardBy,
  legalMoves,
  listSeats,
  play,
  required,
  secure,
} from '@bullpen/engine';
import { readingOf, ruleTexts } from '@bullpen/words';
import { gameNamed, matchOf, matchTitle, playersOf } from '../choices.ts';
import { bySeat, eventWords, names, YOU } from '../event-words/index.ts';
import { print, wrapped } from '../output.ts';
import { refusalWords } from '../refusal-words.ts';

export interface PlayFlags {
  readonly seats?: string;
  readonly players?: string;
  readonly option: readonly string[];
}

/** The opponents where none are named. */
const USUAL = 'medium';

const BUDGET = { milliseconds: 200 };
const helpFor = (game: Game): string =>
  `Type a move. ? lists the legal ones, r the rules, r ${game.rules.at(-1)} one rule, q quits.`;

/** A match at the terminal: you in seat 0, bots in the others. */
export async function playCommand(id: string, flags: PlayFlags): Promise<void> {
  const game = gameNamed(id);
  const match = matchOf(game, flags.seats, flags.option);
  const names = playersOf(game, match.seats, opponents(flags.players ?? USUAL, match.seats));
  const bots = names.map((name) => botNamed(id, name));
  const chance = secure((bytes) => bytes.set(randomBytes(bytes.length)));

  print(`${matchTitle(game, match)}. You are seat ${YOU}; the others: ${names.slice(1).join(', ')}.`);
  print(`For other opponents: --players NAME, one of ${Object.keys(botsFor(id)).join(', ')}.`);
  print(`${helpFor(game)} In the table, > marks players who still have to move, and * those who have moved.`);
  const events: Event[] = [];
  const state = game.setup(match, chance, (event) => events.push(event));
  tell(game, events, match.options);
  const lines = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: process.stdin.isTTY === true,
  });
  try {
    await new TerminalMatch(game, match.options, bots, chance, lines).play(state);
  } finally {
    lines.close();
  }
}

/** `--players` names only the bots, or every seat (then the name for yours does not matter); one name stands for all. */
function opponents(list: string, seats: number): string {
  const names = list.split(',');
  return names.length === seats - 1 && names.length > 1 ? [names[0], ...names].join(',') : list;
}

/** A match at the terminal, from the deal to its end. */
class TerminalMatch {
  readonly #game: Game;
  readonly #options: unknown;
  readonly #bots: readonly Bot[];
  readonly #chance: Chance;
  readonly #lines: Interface;
  readonly #input: AsyncIterator<string>;

  constructor(game: Game, options: unknown, bots: readonly Bot[], chance: Chance, lines: Interface) {
    this.#game = game;
    this.#options = options;
    this.#bots = bots;
    this.#chance = chance;
    this.#lines = lines;
    this.#input = lines[Symbol.asyncIterator]();
  }

  async play(dealt: unknown): Promise<void> {
    const game = this.#game;
    let state = dealt;
    for (
      let acting = listSeats(game.toAct(state));
      acting.length > 0;
      acting = listSeats(game.toAct(state))
    ) {
      // When several act at once, any of them may be first: the quickest answers the Jack.
      const seat = at(acting, this.#chance.below(acting.length));
      const next = seat === YOU ? await this.#ask(state) : this.#move(state, seat, this.#think(state, seat));
      if (next === null) {
        print('You left the match.');
        return;
      }
      state = next;
    }
    const { scores, winners } = required(game.outcome(state), 'the outcome');
    print(`\n${game.draw(game.view(state, YOU))}`);
    print(`Scores: ${bySeat(scores)}. Won by ${names(winners)}.`);
  }

  #think(state: unknown, seat: number): string {
    const game = this.#game;
    const moves = legalMoves(game, state, seat);
    return game.format(at(this.#bots, seat).choose(game.view(state, seat), moves, this.#chance, BUDGET));
  }

  /** Makes a move and prints what you may know of it; null if it was refused. */
  #move(state: unknown, seat: number, text: string): unknown {
    const played = play(this.#game, state, seat, text, this.#chance);
    if (!played.ok) {
      print(refusalWords(this.#game.id, played.refusal));
      return null;
    }
    tell(this.#game, played.value.events, this.#options);
    return played.value.state;
  }

  /** Asks until there is a legal move; null when the input ends or you leave. */
  async #ask(state: unknown): Promise<unknown> {
    const game = this.#game;
    const moves = legalMoves(game, state, YOU).map((move) => game.format(move));
    print(`\n${game.draw(game.view(state, YOU))}`);
    this.#lines.setPrompt(`Your move (? lists ${moves.length}): `);
    for (;;) {
      this.#lines.prompt();
      const line = await this.#input.next();
      if (line.done === true) {
        print('');
        return null;
      }
      const text = line.value.trim();
      const [word = '', rule] = text.split(/\s+/);
      if (word === 'q') return null;
      if (word === '') print(helpFor(game));
      else if (word === '?') print(wrapped(moves, ', '));
      else if (word === 'r') print(rulesText(game, rule));
      else {
        const next = this.#move(state, YOU, text);
        if (next !== null) return next;
      }
    }
  }
}

function rulesText(game: Game, rule: string | undefined): string {
  const texts = required(ruleTexts[game.id], 'the rules in words');
  const numbers =
    rule === undefined ? game.rules : game.rules.filter((known) => known === rule.toUpperCase());
  if (numbers.length === 0) return `No rule ${rule}; there are ${game.rules.join(' ')}.`;
  return numbers
    .map((number) => {
      const reading = readingOf(game.id, number);
      const text = required(texts[number], `rule ${number}`) + (reading === undefined ? '' : ` (${reading})`);
      return wrapped([number.padEnd(3), ...text.split(' ')], ' ', '    ');
    })
    .join('\n');
}

function tell(game: Game, events: readonly Event[], options: unknown): void {
  for (const event of heardBy(events, YOU)) {
    const words = eventWords(game.id, event, options);
    if (words !== null) print(wrapped(`  ${words}`.split(/(?<=\S) /), ' ', '    '));
  }
}

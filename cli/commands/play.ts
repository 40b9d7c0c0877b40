import { randomBytes } from 'node:crypto';
import { createInterface, type Interface } from 'node:readline';
import { type Bot, botsFor } from '@bullpen/bots';
import {
  type Chance,
  type Event,
  type Game,
  heardBy,
  legalMoves,
  listSeats,
  play,
  secure,
} from '@bullpen/engine';
import { ruleTexts } from '@bullpen/words';
import { gameNamed, matchOf, playersOf, usualSeats } from '../choices.ts';
import { eventWords } from '../event-words.ts';
import { print } from '../output.ts';
import { refusalWords } from '../refusal-words.ts';

export interface PlayFlags {
  readonly seats?: string;
  readonly players?: string;
  readonly option: readonly string[];
}

/** The person's seat. */
const YOU = 0;
const BUDGET = { milliseconds: 200 };
const HELP = 'Type a move. ? lists the legal ones, r the rules, r S8 one rule, q ends it.';

/** A match at the terminal: you in seat 0, bots in the others. */
export async function playCommand(id: string, flags: PlayFlags): Promise<void> {
  const game = gameNamed(id);
  const seats = flags.seats === undefined ? usualSeats(game) : Number(flags.seats);
  const match = matchOf(game, seats, flags.option);
  const names = playersOf(game, seats, opponents(flags.players ?? 'random', seats));
  const bots = names.map((name) => botsFor(id)[name]!);
  const chance = secure((bytes) => bytes.set(randomBytes(bytes.length)));

  print(`${game.id}, ${seats} seats, ${JSON.stringify(match.options)}. You are seat ${YOU}. ${HELP}`);
  const events: Event[] = [];
  const state = game.setup(match, chance, (event) => events.push(event));
  tell(events);
  const lines = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: process.stdin.isTTY === true,
  });
  try {
    await new Table(game, bots, chance, lines).play(state);
  } finally {
    lines.close();
  }
}

/** `--players` names the bots only, or everybody with whatever name for you; one name stands for all. */
function opponents(list: string, seats: number): string {
  const names = list.split(',');
  return names.length === seats - 1 && names.length > 1 ? [names[0], ...names].join(',') : list;
}

class Table {
  readonly #game: Game;
  readonly #bots: readonly Bot[];
  readonly #chance: Chance;
  readonly #lines: Interface;
  readonly #input: AsyncIterator<string>;

  constructor(game: Game, bots: readonly Bot[], chance: Chance, lines: Interface) {
    this.#game = game;
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
      const next = acting.includes(YOU)
        ? await this.#ask(state)
        : this.#move(state, acting[0]!, this.#think(state, acting[0]!));
      if (next === null) {
        print('The match was left.');
        return;
      }
      state = next;
    }
    const { scores, winners } = game.outcome(state)!;
    print(game.draw(game.view(state, YOU)));
    print(
      `Scores: ${scores.join(', ')}. ${winners.includes(YOU) ? 'You win.' : `Seat ${winners.join(' and ')} wins.`}`,
    );
  }

  #think(state: unknown, seat: number): string {
    const game = this.#game;
    const moves = legalMoves(game, state, seat);
    return game.format(this.#bots[seat]!.choose(game.view(state, seat), moves, this.#chance, BUDGET));
  }

  /** Makes a move and tells what you may know of it; null if it was refused. */
  #move(state: unknown, seat: number, text: string): unknown {
    const played = play(this.#game, state, seat, text, this.#chance);
    if (!played.ok) {
      print(refusalWords(this.#game.id, played.refusal));
      return null;
    }
    tell(played.value.events);
    return played.value.state;
  }

  /** Asks until there is a legal move; null when the input ends or you leave. */
  async #ask(state: unknown): Promise<unknown> {
    const game = this.#game;
    print(`\n${game.draw(game.view(state, YOU))}`);
    for (;;) {
      this.#lines.setPrompt('> ');
      this.#lines.prompt();
      const line = await this.#input.next();
      if (line.done === true) return null;
      const [word = '', rule] = line.value.trim().split(/\s+/);
      if (word === 'q') return null;
      if (word === '') print(HELP);
      else if (word === '?')
        print(
          legalMoves(game, state, YOU)
            .map((move) => game.format(move))
            .join(', '),
        );
      else if (word === 'r') print(rulesText(game.id, rule));
      else {
        const next = this.#move(state, YOU, line.value.trim());
        if (next !== null) return next;
      }
    }
  }
}

function rulesText(game: string, rule: string | undefined): string {
  const texts = ruleTexts[game]!;
  if (rule === undefined)
    return Object.entries(texts)
      .map(([number, text]) => `${number}  ${text}`)
      .join('\n');
  return texts[rule.toUpperCase()] ?? `No rule ${rule}; there are ${Object.keys(texts).join(' ')}.`;
}

function tell(events: readonly Event[]): void {
  for (const event of heardBy(events, YOU)) print(`  ${eventWords(event)}`);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { legalMoves, lowest, play, seeded, WATCHER } from '@bullpen/engine';
import { describe, expect, it } from 'vitest';
import { elevenNimmt } from '../index.ts';
import type { State } from '../state.ts';
import { matchOf } from './table.ts';

/** The table with all hands open, for a reader who wants to check every move. */
function open(state: State): string {
  const view = elevenNimmt.view(state, WATCHER);
  const hands = view.bulls.map((_, seat) => elevenNimmt.view(state, seat).hands[seat]!);
  return elevenNimmt.draw({ ...view, hands });
}

/** A match in which a seat mostly plays if it can, and mostly goes on if it may. */
function transcript(seats: number, rounds: number, seed: string): string {
  const match = matchOf(seats, { rounds });
  const chance = seeded(seed);
  const paragraphs: string[] = [];
  const write = (head: string, state: State, events: readonly { name: string; data: unknown }[]): void => {
    const told = events.filter(({ name }) => ['deal', 'round', 'end'].includes(name));
    const lines = told.map(({ name, data }) => `${name} ${JSON.stringify(data)}`);
    paragraphs.push([head, ...lines, open(state)].join('\n'));
  };
  const dealt: { name: string; data: unknown }[] = [];
  let state = elevenNimmt.setup(match, chance, (event) => dealt.push(event));
  write(`eleven-nimmt, ${seats} seats, rounds ${rounds}`, state, dealt);
  for (let acting = elevenNimmt.toAct(state); acting !== 0; acting = elevenNimmt.toAct(state)) {
    const seat = lowest(acting);
    const texts = legalMoves(elevenNimmt, state, seat).map((move) => elevenNimmt.format(move));
    const plays = texts.filter((text) => text.includes('>'));
    const wanted = plays.length > 0 && chance.below(8) > 0 ? plays : texts;
    const text = wanted[chance.below(wanted.length)]!;
    const played = play(elevenNimmt, state, seat, text, chance);
    if (!played.ok) throw new Error(`${text} of seat ${seat}: ${played.refusal.code}`);
    state = played.value.state;
    write(`seat ${seat}: ${text}`, state, played.value.events);
  }
  return `${paragraphs.join('\n\n')}\n`;
}

describe('the golden playthrough', () => {
  it('of three seats and two rounds is as it was', () => {
    const text = transcript(3, 2, 'golden');
    const file = new URL('../golden/match.txt', import.meta.url);
    // Read what changed before you keep it.
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
  });
});

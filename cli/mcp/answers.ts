import { entryOf, games } from '@bullpen/games';
import type { TableNews } from '@bullpen/wire';

/** The answer of a tool: a text for the model, and the same as data. */
export interface ToolAnswer {
  readonly [name: string]: unknown;
  readonly content: { readonly type: 'text'; readonly text: string }[];
  readonly structuredContent?: Record<string, unknown>;
  readonly isError?: true;
}

export const said = (text: string, data?: object): ToolAnswer => ({
  content: [{ type: 'text', text }],
  ...(data !== undefined && { structuredContent: { ...data } }),
});

/** What could not be done, in one line. */
export const refused = (text: string): ToolAnswer => ({ ...said(text), isError: true });

/** The table as the seat sees it: what happened since the last look, the table drawn, and what can be done. */
export function tableText({ snapshot, updates }: TableNews): string {
  const { status, viewer, view, legal, outcome, ended, game } = snapshot;
  const events = updates.flatMap((update) => update.events.map(({ name, data }) => ({ [name]: data })));
  const lines = [
    ...(events.length === 0
      ? []
      : ['Since your last look:', ...events.map((event) => JSON.stringify(event))]),
    ...(view === null ? [] : ['', entryOf(games, game).draw(view), '']),
  ];
  if (status === 'over')
    lines.push(
      outcome === null
        ? `The match was ended early: ${ended}.`
        : `The match is over. Scores by seat: ${outcome.scores.join(', ')}. Winners: ${outcome.winners.map((seat) => `seat ${seat}`).join(', ')}. You are seat ${viewer}.`,
    );
  else if (status !== 'playing') lines.push('The match has not begun: seats are still free.');
  else if (legal.length > 0) lines.push(`You are seat ${viewer}. Your legal moves: ${legal.join(' · ')}`);
  else lines.push(`You are seat ${viewer}. The others have to move; look again.`);
  return lines.join('\n').trim();
}

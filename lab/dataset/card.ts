import type { DatasetPlan } from './plan.ts';

export interface CardFacts {
  readonly plan: DatasetPlan;
  readonly command: string;
  readonly version: string;
  /** The fingerprint of the code that played. */
  readonly code: string;
  readonly decisions: number;
  readonly bytes: number;
  readonly columns: readonly (readonly [name: string, kind: string])[];
}

const KINDS: Readonly<Record<string, string>> = {
  integer: 'integer',
  text: 'text',
  integers: 'list of integers',
  json: 'nested: JSON in Parquet as text, as it is in JSON Lines',
};

/** The card of a dataset: what it is, how it was made, and what its columns mean. */
export function cardOf({ plan, command, version, code, decisions, bytes, columns }: CardFacts): string {
  const { game, match, players, matches, playouts, seed, shard } = plan;
  const number = (value: number): string => value.toLocaleString('en');
  return `---
license: cc0-1.0
pretty_name: ${game}, decisions of bots
tags: [games, imperfect-information, ${game}]
---

# ${game}: ${number(matches)} matches between bots

${number(matches)} whole matches with ${number(decisions)} decisions, ${(bytes / 1e6).toFixed(1)} MB. Made by the command below with Bullpen ${version}; the same
command with the same code (fingerprint ${code}, Node ${process.version}) gives the same files.

\`\`\`sh
${command}
\`\`\`

- Game: ${game}, ${match.seats} seats, options ${JSON.stringify(match.options)}. Players: ${players.map(({ name }) => name).join(', ')}; from match to match everybody moves on by a seat.
- Chance: seeded (\`${seed}/<match>\`), so every match can be played again. Nobody saw more than their seat may know.

## Files

- \`records/NNNNNN.jsonl.gz\`: ${number(shard)} matches each, as JSON Lines: first line, deals, rolls, moves, rounds, end. Every chance event is in it, so the rules alone replay it.
- \`decisions/NNNNNN.jsonl.gz\` and \`decisions/NNNNNN.parquet\`: the same rows, one for each choice between two moves or more.
- \`SHA256SUMS\`: \`sha256sum -c SHA256SUMS\` checks all files. \`dataset.json\`: the plan.

## Columns of decisions

| column | |
| --- | --- |
| \`match\` | number of the match, from 0; its record is line block \`match % ${shard}\` of file \`match / ${shard}\` |
| \`at\` | how many moves of all seats came before it in the match |
| \`seat\`, \`player\` | who decides |
| \`period\`, \`turn\` | the round or deal, from 1, and which choice of this seat in it, from 1 |
| \`legal\` | the legal moves, in the notation of records |
| \`move\` | the one that was made |
| \`values\` | what each legal move is worth: points against the others' mean by the end of the round or deal, more is better |
| \`errors\` | the standard error of each value |
${columns.map(([name, kind]) => `| \`${name}\` | field of the seat's view: ${KINDS[kind] ?? kind} |`).join('\n')}

Values come from ${number(playouts)} playouts for each decision (at least four worlds for each move): all moves are tried in the same worlds that the seat's view
cannot rule out, and everybody then plays on by the quick policy of the strong bots. The best of several noisy values is too high on average: use \`errors\`.

## Licence

CC0 1.0 Universal: to the extent possible under law, all copyright and related rights in these files are waived.
https://creativecommons.org/publicdomain/zero/1.0/
`;
}

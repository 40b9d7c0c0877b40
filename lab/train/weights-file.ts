import type { Weights } from '@bullpen/bots/six-nimmt/model';

/** The source file that holds these weights, formatted as all our files are. */
export function weightsFile(bySeats: Readonly<Record<number, Weights>>): string {
  const lines = [
    `import type { Weights } from './model.ts';`,
    '',
    '/** Made by `bullpen train six-nimmt`, by number of seats; model.ts says how to read it. */',
    'export const weights: Readonly<Record<number, Weights>> = {',
  ];
  for (const [seats, weights] of Object.entries(bySeats)) {
    lines.push(`  ${seats}: {`);
    for (const name of ['mcs', 'strong', 'worth'] as const)
      lines.push(`    ${name}: [`, ...weights[name].map((list) => `      '${list}',`), '    ],');
    lines.push('  },');
  }
  lines.push('};', '');
  return lines.join('\n');
}

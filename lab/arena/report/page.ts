import type { Estimate } from '../../tally.ts';
import type { ArenaPlan, ArenaReport, PlayerStanding } from '../index.ts';
import { convergencePlot, type Plot, ratingPlot, scorePlot, sharePlot, timePlot } from './plots.ts';
import { escaped } from './svg.ts';

export interface ReportFacts {
  readonly title: string;
  /** The command that made it. */
  readonly command: string;
  readonly plan: ArenaPlan;
  readonly report: ArenaReport;
}

/** The report: one page that needs nothing but itself. */
export function reportPage({ title, command, plan, report }: ReportFacts): string {
  const { standings } = report;
  const sections = [
    section('Who wins', shareWords(report), sharePlot(report)),
    section('Rating', 'By the order in which they finished, over all matches.', ratingPlot(report)),
    section(
      'Is it settled?',
      'The share after each number of deals. The bands are the 95 % intervals: where they do not overlap, the order is not by chance.',
      convergencePlot(report),
    ),
    section('Scores', 'How often each ended with which score; dotted, the mean.', scorePlot(report)),
    section(
      'Thinking time',
      'Over the moves that left a choice; forced ones are not counted.',
      timePlot(report),
    ),
  ];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(`Arena: ${title}`)}</title>
<style>${STYLE}</style>
<main>
<header><p>Bullpen arena</p><h1>${escaped(standings.map(({ name }) => name).join(' · '))}</h1><p>${escaped(title)}</p></header>
${sections.join('\n')}
${faultWords(standings)}
<section><h2>In figures</h2>${figures(standings)}
<p>Every deal was played ${rotationWords(plan)}, so nobody had the better cards. The matches of one deal count as one observation.</p>
<p>Made with <code>${escaped(command)}</code></p></section>
</main>
</html>
`;
}

/** Nothing, where there is nothing to plot. */
function section(title: string, words: string, plot: Plot | null): string {
  if (plot === null) return '';
  return `<section><h2>${title}</h2><p>${escaped(words)}</p><figure>${plot(words)}</figure></section>`;
}

function shareWords({ standings, equal }: ArenaReport): string {
  const best = standings.reduce((best, each) => (each.wins.mean > best.wins.mean ? each : best));
  const clear = best.wins.low > equal ? '' : ' That may be chance.';
  return `${best.name} wins ${percent(best.wins.mean)} of its matches (95 % interval ${percent(best.wins.low)} to ${percent(best.wins.high)}); among equals it would be ${percent(equal)}, the dashed line.${clear}`;
}

const rotationWords = ({ match, entries }: ArenaPlan): string =>
  entries.length > match.seats
    ? `by ${match.seats} of the ${entries.length} players in every rotation of the seats`
    : 'in every rotation of the seats';

function figures(standings: readonly PlayerStanding[]): string {
  const priced = standings.some(({ price }) => price !== null);
  const row = ({ name, wins, scores, millisecondsPerMove, matches, price }: PlayerStanding): string =>
    `<tr><th scope="row">${escaped(name)}</th>${[
      percent(wins.mean),
      `${percent(wins.low)}–${percent(wins.high)}`,
      scores.mean.toFixed(2),
      `${scores.low.toFixed(2)}–${scores.high.toFixed(2)}`,
      millisecondsPerMove?.toFixed(3) ?? '–',
      matches.toLocaleString('en'),
      ...(priced ? [price === null ? '–' : priceWords(price)] : []),
    ]
      .map((cell) => `<td>${cell}</td>`)
      .join('')}</tr>`;
  const head = ['', 'wins', '95 %', 'mean score', '95 %', 'ms a move', 'matches'];
  if (priced) head.push('points lost a decision (95 %)');
  return `<div class="wide"><table><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr>${standings.map(row).join('')}</table></div>`;
}

const priceWords = ({ mean, low, high }: Estimate): string =>
  `${mean.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`;

/** What programs did wrong; nothing where there are none. */
function faultWords(standings: readonly PlayerStanding[]): string {
  const lines = standings.flatMap(({ name, faults }) => {
    if (faults === null) return [];
    const { words, lostMatches, ...kinds } = faults;
    const counts = Object.entries(kinds).map(([kind, count]) => `${kind} ${count}`);
    const text = `${name}: ${counts.join(', ')}; matches lost by faults: ${lostMatches}`;
    return [`<li>${[text, ...words].map(escaped).join('<br>')}</li>`];
  });
  return lines.length === 0 ? '' : `<section><h2>Programs</h2><ul>${lines.join('')}</ul></section>`;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Both palettes keep a contrast of 3:1 against their ground, and stay apart for the colour-blind. */
const STYLE = `
:root { color-scheme: light dark; --ground: #faf8f4; --card: #fff; --ink: #22252b; --soft: #5d636f; --grid: #e7e3db;
  --c0: #b3341f; --c1: #1f6fb3; --c2: #2b8a5a; --c3: #8a5fbf; --c4: #b5790a; --c5: #4b5563; }
@media (prefers-color-scheme: dark) { :root { --ground: #15171b; --card: #1e2127; --ink: #eceae5; --soft: #a4abb8; --grid: #343944;
  --c0: #ff8368; --c1: #6cb6ff; --c2: #62d19b; --c3: #c5a3ff; --c4: #f0bd50; --c5: #aab4c4; } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 17px/1.5 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 2.5rem 1rem 4rem; }
header p { margin: 0; color: var(--soft); }
h1 { margin: .2rem 0 .4rem; font-size: 2.1rem; line-height: 1.15; overflow-wrap: anywhere; }
h2 { margin: 0; font-size: 1.25rem; }
section { margin-top: 1.5rem; padding: 1.4rem 1.6rem; background: var(--card); border: 1px solid var(--grid); border-radius: 14px; }
section p { margin: .3rem 0 1rem; color: var(--soft); max-width: 62ch; }
figure { margin: 0; }
figure svg { display: block; width: 100%; height: auto; max-height: 30rem; overflow: visible; }
.wide { overflow-x: auto; margin-top: .8rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .45rem .6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--grid); }
th:first-child { text-align: left; }
tr > [scope=col] { color: var(--soft); font-weight: 500; font-size: .85rem; }
code { font-size: .85rem; overflow-wrap: anywhere; color: var(--ink); }
`;

import type { ArenaPlan, ArenaReport, PlayerStanding } from '../index.ts';
import { convergencePlot, type Plot, ratingPlot, scorePlot, sharePlot, timePlot } from './plots.ts';
import { STYLE } from './style.ts';
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
  const row = ({ name, wins, scores, millisecondsPerMove, matches }: PlayerStanding): string =>
    `<tr><th scope="row">${escaped(name)}</th>${[
      percent(wins.mean),
      `${percent(wins.low)}–${percent(wins.high)}`,
      scores.mean.toFixed(2),
      `${scores.low.toFixed(2)}–${scores.high.toFixed(2)}`,
      millisecondsPerMove?.toFixed(3) ?? '–',
      matches.toLocaleString('en'),
    ]
      .map((cell) => `<td>${cell}</td>`)
      .join('')}</tr>`;
  const head = ['', 'wins', '95 %', 'mean score', '95 %', 'ms a move', 'matches'];
  return `<div class="wide"><table><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr>${standings.map(row).join('')}</table></div>`;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

import { botsFor } from '@bullpen/bots';
import { entryOf, games } from '@bullpen/games';
import { furthest, type SeatReport, type SeatShare } from '@bullpen/lab/arena/index';
import { hasBeginner } from '@bullpen/lab/begin';
import { grouped, markdownTable } from './output.ts';
import { COURSES } from './strengths.ts';

/** One line of the table by seat: equal bots in all seats. */
export interface SeatContest {
  readonly game: string;
  readonly seats: number;
  readonly player: string;
  readonly deals: number;
  readonly options: readonly string[];
}

/** With this many matches the standard error is at most about one point: three points off are noticed. */
const MATCHES = 2500;

/** Bots that search. They are slow, so each game says how many matches they play. */
const SEARCHERS = ['mcs', 'strong'];

/** A habit shows with few playouts too, so that `strong` has a tenth of its usual ones. */
const THRIFT = 10;

/** Among hundreds of shares one may be three standard errors off by chance; more than this is a habit. */
const MOST_ERRORS = 4.5;

/** All games, levels and seat counts; the quick table has a twentieth of the deals. */
export function seatContests(quick: boolean): SeatContest[] {
  return Object.values(games).flatMap(({ id, seats: { min, max } }) => {
    const { seatOptions: options, playouts, searchMatches } = entryOf(COURSES, id);
    return Object.keys(botsFor(id)).flatMap((bot) => {
      const player = bot === 'strong' ? `strong@${playouts / THRIFT}` : bot;
      const full = SEARCHERS.includes(bot) ? searchMatches : MATCHES;
      const matches = quick ? Math.ceil(full / 20) : full;
      return Array.from({ length: max - min + 1 }, (_, more) => {
        const seats = min + more;
        return { game: id, seats, player, deals: dealsOf(id, matches, seats), options };
      });
    });
  });
}

/** A deal is as many matches as there are seats to begin it. */
const matchesPerDeal = (game: string, seats: number): number => (hasBeginner(game) ? seats : 1);

const dealsOf = (game: string, matches: number, seats: number): number =>
  Math.ceil(matches / matchesPerDeal(game, seats));

export function seatRow({ game, seats, player, deals }: SeatContest, report: SeatReport): string[] {
  const { at, errors } = furthest(report.bySeat);
  const mostError = Math.max(...report.bySeat.map(({ error }) => error));
  return [
    game,
    String(seats),
    player,
    grouped(deals * matchesPerDeal(game, seats)),
    (100 / seats).toFixed(1),
    sharesText(report.bySeat),
    (196 * mostError).toFixed(1),
    errors < MOST_ERRORS ? 'even' : `**seat ${at}**`,
    hasBeginner(game) ? sharesText(report.byPlace) : 'all at once',
  ];
}

const sharesText = (shares: readonly SeatShare[]): string =>
  shares.map(({ mean }) => (100 * mean).toFixed(1)).join(' ');

const HEAD = [
  'game',
  'seats',
  'all are',
  'played',
  'equal',
  'wins by seat, %',
  '±',
  'verdict',
  'wins by place, %',
];

export const seatSection = (rows: readonly (readonly string[])[], command: string): string => `## By seat

Equal bots in all seats, one round or deal. Every deal is played with each seat beginning, so that the number of a seat means nothing
in the rules: what is left *by seat* is a habit of the bots, and must be even. The column ± is the widest 95 % interval of a line; the verdict
names a seat that is more than ${MOST_ERRORS} standard errors off. *By place* goes from the seat that begins round the table: that is what the
rules make of the order of play. \`strong\` has a tenth of its usual playouts (\`strong@100\` has 100 for a move). Bots that search play fewer matches of the
games in which they are slow. Made by \`${command}\`.

${markdownTable(HEAD, rows)}
`;

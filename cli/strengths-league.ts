import { required } from '@bullpen/engine';
import { type GameId, gameIds, games } from '@bullpen/games';
import { playRounds, type RoundsReport } from '@bullpen/lab/eleven-rounds';
import {
  captainEndings,
  type EndingReport,
  type EndingSource,
  playEndings,
  sixEndings,
  twentyOneEndings,
} from '@bullpen/lab/endings';
import { agentNamed } from '@bullpen/lab/league/agents/index';
import { grouped, markdownTable, percent } from './output.ts';
import { COURSES, type Contest } from './strengths.ts';

/** Which members of the league a game's strong bot plays against, one against many, and with how many seats. */
interface LeagueCourse {
  readonly playouts: number;
  readonly seats: readonly number[];
  readonly against: readonly string[];
  /** How many matches for each line. */
  readonly matches: number;
}

const LEAGUE: Readonly<Record<GameId, LeagueCourse | null>> = {
  'six-nimmt': {
    playouts: 400,
    seats: [2, 3, 4, 6, 8, 10],
    against: [
      'random',
      'lowest',
      'highest',
      'closest',
      'mcs',
      'generic@500',
      'flat@600',
      'flat@2000',
      'strong-0.1@400',
      'exploiter@400',
      // Mixtures: the deals go round the ways in which they can sit.
      'flat@600,mcs,strong-0.1@400',
      'flat@600,mcs,closest,highest,strong-0.1@400',
    ],
    matches: 1000,
  },
  'eleven-nimmt': {
    playouts: 150,
    seats: [2, 3, 4, 5, 6, 7],
    against: ['racer', 'herder', 'collector', 'medium'],
    matches: 400,
  },
  bullenrommee: {
    playouts: 100,
    seats: [2, 4],
    against: ['hasty', 'miser', 'nearly', 'patient', 'counting', 'farsighted', 'medium'],
    matches: 400,
  },
  'twenty-one': null,
  'captain-jack': null,
};

/**
 * Strong against every member of the league, and every member of one kind among strong ones; the quick table has a twentieth of the
 * deals. With two seats the second would be the first, the other way round.
 */
export function leagueContests(quick: boolean): Contest[] {
  return gameIds.flatMap((game) => {
    const course = LEAGUE[game];
    if (course === null) return [];
    const { playouts, seats, against, matches } = course;
    const strong = `strong@${playouts}`;
    return seats.flatMap((number) => {
      const line = (one: string, others: string): Contest => ({
        game,
        seats: number,
        one,
        others,
        deals: Math.ceil(matches / number / (quick ? 20 : 1)),
        options: COURSES[game].options,
      });
      const alone = number === 2 ? [] : against.filter((member) => !member.includes(','));
      return [
        ...against
          .filter((others) => others.split(',').length < number)
          .map((others) => line(strong, others)),
        ...alone.map((one) => line(one, strong)),
      ];
    });
  });
}

/** The endings that can be solved, and the players that decide in them. */
const ENDINGS: readonly {
  readonly game: GameId;
  readonly what: string;
  readonly source: () => EndingSource;
  readonly players: readonly string[];
}[] = [
  ...(['known', 'draft'] as const).map((variant) => ({
    game: 'six-nimmt' as const,
    what: `${variant}, four cards left`,
    source: () => sixEndings(variant, 4),
    players: [
      'strong@400',
      'strong@4000',
      'strong-0.1@4000',
      'mcs',
      'generic@500',
      'flat@600',
      'medium',
      'random',
    ],
  })),
  {
    game: 'twenty-one',
    what: 'last fields',
    source: twentyOneEndings,
    players: ['strong@300', 'medium', 'pure', 'easy', 'random'],
  },
  {
    game: 'captain-jack',
    what: 'empty deck',
    source: captainEndings,
    players: ['strong@300', 'medium', 'easy', 'random'],
  },
];
const ENDINGS_EACH = 200;

/** The games with endings that can be solved. */
export const endingGames: readonly { readonly game: GameId }[] = [
  ...new Set(ENDINGS.map(({ game }) => game)),
].map((game) => ({ game }));

/** The section of endings that can be solved: what players lose in them. */
export function endingsSection(of: readonly string[], quick: boolean, seed: string, command: string): string {
  const rows = ENDINGS.filter(({ game }) => of.includes(game)).flatMap(({ game, what, source, players }) => {
    const deciding = players.map((name) => {
      const [bot, playouts] = name.split('@');
      return {
        name,
        bot: agentNamed(game, required(bot, 'the name of a player')),
        budget: { playouts: Number(playouts ?? 1) },
      };
    });
    const wanted = quick ? ENDINGS_EACH / 20 : ENDINGS_EACH;
    return playEndings(source(), wanted, seed, deciding).map((report) => endingRow(game, what, report));
  });
  const head = ['game', 'ending', 'player', 'open decisions', 'loss, win points (95 %)', 'ms/move'];
  return `## Exact endings

Two seats, after play by \`medium\`: what one decision costs against an opponent who plays as well as possible from then on, in hundredths of a win.
6 nimmt! for two who know all cards; Twenty One with both in the last row and few fields open; Captain Jack with an empty deck.
Decisions that cost nothing whatever is played are left out. Made by \`${command}\`.

${markdownTable(head, rows)}
`;
}

/** How rounds of 11 nimmt! go between equal bots: with how many seats, which bots, and how many rounds. */
const ROUNDS = [
  { name: 'medium', playouts: 1, rounds: 1000 },
  { name: 'strong@60', playouts: 60, rounds: 40 },
] as const;

/** The section of rounds of 11 nimmt!: how long they are, how they end, and how large hands grow. */
export function roundsSection(quick: boolean, seed: string, command: string): string {
  const { min, max } = games['eleven-nimmt'].seats;
  const rows = ROUNDS.flatMap(({ name, playouts, rounds }) =>
    Array.from({ length: max - min + 1 }, (_, more) => {
      const bot = agentNamed('eleven-nimmt', required(name.split('@')[0], 'the name of a player'));
      const all = Math.ceil(rounds / (quick ? 20 : 1));
      const seats = min + more;
      return roundsRow(name, seats, all, playRounds({ bot, budget: { playouts }, seats, rounds: all, seed }));
    }),
  );
  const head = [
    'all are',
    'seats',
    'rounds',
    'moves',
    'go out',
    'empty table',
    'voluntary takes',
    'largest hand, mean',
    'of all',
  ];
  return `## Rounds of 11 nimmt!

Equal bots, one round: moves in a round with their 95 % interval, the share of rounds that end by going out (E13) and with an empty table (E14), takes by
somebody who could have played, and the largest hand. Made by \`${command}\`.

${markdownTable(head, rows)}
`;
}

const roundsRow = (name: string, seats: number, rounds: number, report: RoundsReport): string[] => [
  name,
  String(seats),
  grouped(rounds),
  `${report.moves.mean.toFixed(1)} ± ${(report.moves.high - report.moves.mean).toFixed(1)}`,
  percent(report.goingOut.mean),
  percent(1 - report.goingOut.mean),
  report.voluntary.mean.toFixed(1),
  report.largest.mean.toFixed(1),
  String(report.largestOfAll),
];

const endingRow = (
  game: string,
  what: string,
  { name, open, loss, milliseconds }: EndingReport,
): string[] => [
  game,
  what,
  name,
  String(open),
  `${(100 * loss.mean).toFixed(1)} ± ${(100 * (loss.high - loss.mean)).toFixed(1)}`,
  milliseconds.toFixed(2),
];

import { required } from '@bullpen/engine';
import { type GameId, gameIds } from '@bullpen/games';
import { type EndingReport, playEndings } from '@bullpen/lab/endings';
import { agentNamed } from '@bullpen/lab/league/agents/index';
import { markdownTable } from './output.ts';
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

/** Strong against every member of the league; the quick table has a twentieth of the deals. */
export function leagueContests(quick: boolean): Contest[] {
  return gameIds.flatMap((game) => {
    const course = LEAGUE[game];
    if (course === null) return [];
    const { playouts, seats, against, matches } = course;
    return seats.flatMap((number) =>
      against
        .filter((others) => others.split(',').length < number)
        .map((others) => ({
          game,
          seats: number,
          one: `strong@${playouts}`,
          others,
          deals: Math.ceil(matches / number / (quick ? 20 : 1)),
          options: COURSES[game].options,
        })),
    );
  });
}

const ENDING_PLAYERS = [
  'strong@400',
  'strong@4000',
  'strong-0.1@4000',
  'mcs',
  'generic@500',
  'flat@600',
  'medium',
];
const ENDINGS = 200;
const CARDS_LEFT = 4;

/** The section of endings that can be solved: what players lose in them. */
export function endingsSection(quick: boolean, seed: string, command: string): string {
  const players = ENDING_PLAYERS.map((name) => {
    const [bot, playouts] = name.split('@');
    return {
      name,
      bot: agentNamed('six-nimmt', required(bot, 'the name of a player')),
      budget: { playouts: Number(playouts ?? 1) },
    };
  });
  const rows = (['known', 'draft'] as const).flatMap((variant) =>
    playEndings({ variant, left: CARDS_LEFT, endings: quick ? ENDINGS / 20 : ENDINGS, seed }, players).map(
      (report) => endingRow(variant, report),
    ),
  );
  const head = ['game', 'variant', 'player', 'open decisions', 'loss, win points (95 %)', 'ms/move'];
  return `## Exact endings

6 nimmt! for two who know all cards, four cards left after play by \`medium\`: what one decision costs against an opponent who plays the
equilibrium, in hundredths of a win. Decisions that cost nothing whatever is played are left out. Made by \`${command}\`.

${markdownTable(head, rows)}
`;
}

const endingRow = (variant: string, { name, open, loss, milliseconds }: EndingReport): string[] => [
  'six-nimmt',
  variant,
  name,
  String(open),
  `${(100 * loss.mean).toFixed(1)} ± ${(100 * (loss.high - loss.mean)).toFixed(1)}`,
  milliseconds.toFixed(2),
];

import { legalMoves, lowest, readMatch, seeded } from '@bullpen/engine';
import { games } from '@bullpen/games';

const game = games['six-nimmt'];
const chance = seeded('a stranger');
const state = game.setup(readMatch(game, 4, {}).value, chance);
for (let seats = game.toAct(state); seats !== 0; seats = game.toAct(state)) {
  const seat = lowest(seats);
  game.apply(state, seat, legalMoves(game, state, seat)[0], chance);
}
export const scores = game.outcome(state).scores;

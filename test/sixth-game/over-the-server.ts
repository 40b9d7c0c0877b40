// Run in the copy of the tree that has the sixth game: checks its laws, plays it at a server with real clients, and prints what
// came of it.

import { checkLaws } from '@bullpen/engine/conformance';
import { entryOf, games } from '@bullpen/games';
import { openHouse } from '@bullpen/prove/live/house.ts';
import { playHeard } from '@bullpen/prove/live/match.ts';
import { searchHeard } from '@bullpen/prove/live/search.ts';

const game = entryOf(games, 'high-card');
const match = { seats: 2, options: {} };
for (let seed = 0; seed < 20; seed++) checkLaws(game, match, String(seed));

const house = await openHouse();
try {
  const heard = await playHeard(house.url, game, match, 'sixth game');
  const [head, ...lines] = heard.record.trim().split('\n');
  const moves = lines.filter((line) => line.includes('"move"')).length;
  console.log(JSON.stringify({ ...searchHeard(heard), record: JSON.parse(head!), moves }));
} finally {
  await house.close();
}

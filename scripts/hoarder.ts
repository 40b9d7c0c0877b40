import type { Bot } from '@bullpen/bots';
import { at } from '@bullpen/engine';
import { type BullenView, bullenrommee } from '@bullpen/games/bullenrommee';

/**
 * Plays Bullenrommee so that all may pass in the end (B19), which random play never does. A seat that has a meadow can lay any
 * number that is left, so all must be down to jokers that go nowhere: two meadows or three, with a joker at either end, hold
 * every number, and each seat has a joker left. Hoarders therefore use up the supply, lay one meadow each, put a joker at
 * each end, and then add number after number within these ends.
 */
export const hoarder: Bot<BullenView> = {
  name: 'hoarder',
  choose(view, moves, chance) {
    const ranks = moves.map((move) => rankOf(view, bullenrommee.format(move)));
    const best = moves.filter((_, i) => ranks[i] === Math.min(...ranks));
    return at(best, chance.below(best.length));
  },
};

/** How much a hoarder likes a move; 0 is best. */
function rankOf({ viewer, meadows, jokers }: BullenView, text: string): number {
  const [kind = '', card, target = ''] = text.split(' ');
  if (kind === 'draw' || kind === 'pass' || kind === 'done') return 0;
  if (kind === 'lay') return meadows.some(({ seat }) => seat === viewer) || text.includes('J') ? 6 : 1;
  if (kind === 'swap') return 4;
  const [meadow, place] = target.slice(1).split('@').map(Number) as [number, number];
  const { cards } = at(meadows, meadow - 1);
  const atEnd = place === 1 || place === cards.length + 1;
  if (card === 'J') return atEnd && at(jokers, viewer) > 1 ? 1 : 5;
  const beyondJoker = (place === 1 ? cards[0] : cards.at(-1)) === 0;
  return atEnd && beyondJoker ? 3 : 2;
}

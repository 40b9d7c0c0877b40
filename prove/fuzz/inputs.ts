import { at, type Chance } from '@bullpen/engine';
import { pick } from '../pick.ts';
import { anyValue, mutateJson, mutateText, mutateValue } from './mutate.ts';
import { anyGame, MESSAGES, moveText, recordsOf } from './samples.ts';

/** A message for a socket: spoilt, made up, or no JSON at all. */
export function anyMessage(chance: Chance): string {
  const kind = chance.below(10);
  if (kind === 0) return JSON.stringify(anyValue(chance));
  if (kind === 1) return mutateText(chance, pick(chance, MESSAGES).id as string);
  return mutateJson(chance, pick(chance, MESSAGES));
}

/** The next input for a target. */
export function inputFor(target: string, chance: Chance): string {
  const game = anyGame(chance);
  switch (target) {
    case 'message':
      return anyMessage(chance);
    case 'notation': {
      const good = moveText(game, chance);
      const text = chance.below(3) === 0 ? good : mutateText(chance, good);
      return JSON.stringify({ game: game.id, text });
    }
    case 'options': {
      const seats = chance.below(3) === 0 ? anyValue(chance, 0) : chance.below(12);
      const good = Object.fromEntries(Object.keys(game.options).map((name) => [name, chance.below(20)]));
      return JSON.stringify({ game: game.id, seats, options: mutateValue(chance, good) });
    }
    default:
      return spoilRecord(pick(chance, recordsOf(game)).text, chance);
  }
}

/** A record in which lines are spoilt, lost, doubled or exchanged. */
function spoilRecord(text: string, chance: Chance): string {
  const lines = text.split('\n');
  for (let times = 1 + chance.below(2); times > 0; times--) {
    // The first lines tell the most: half of all faults are there.
    const place = chance.below(chance.below(2) === 0 ? Math.min(4, lines.length) : lines.length);
    const line = at(lines, place);
    const other = chance.below(lines.length);
    switch (chance.below(6)) {
      case 0:
        lines.splice(place, 1);
        break;
      case 1:
        lines.splice(place, 0, at(lines, other));
        break;
      case 2:
        lines[place] = mutateText(chance, line);
        break;
      default:
        lines[place] = mutateLine(line, chance);
    }
  }
  return lines.join('\n');
}

/** The first fault may have torn the line: then it stays. */
function mutateLine(line: string, chance: Chance): string {
  try {
    return JSON.stringify(mutateValue(chance, JSON.parse(line)));
  } catch {
    return line;
  }
}

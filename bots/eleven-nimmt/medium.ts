import { elevenNimmt } from '@bullpen/games/eleven-nimmt';
import type { ElevenView } from '@bullpen/games/eleven-nimmt/internals.ts';
import type { Bot } from '../bot.ts';
import { byThumb } from './policy.ts';

/** Good rules of thumb: bull cards early, then many cards at once. */
export const medium: Bot<ElevenView> = {
  name: 'medium',
  // The policy looks only at what the viewer knows, so any world that it cannot rule out will do.
  choose: (view, _moves, chance) => byThumb(elevenNimmt.imagine(view, chance), view.viewer, chance),
};

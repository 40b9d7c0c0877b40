import type { Mistake, Situation } from '@bullpen/bots/coach/index';
import type { Move, View } from '@bullpen/engine';
import type { GameId } from '../games/list.ts';

/** What kind of move it is, and what kind of mistake it was to make one and not the other. */
export interface Explainer {
  situation(view: View, move: Move): Situation;
  mistake(view: View, did: Situation, better: Situation): Mistake;
}

interface Parts {
  situation(view: never, move: Move): Situation;
  mistake(view: never, did: never, better: never): Mistake;
}

/** Each game's part of the coach, fetched with its drills: the whole coach would bring all games along. */
const PARTS: Readonly<Record<GameId, () => Promise<Parts>>> = {
  'six-nimmt': async () => {
    const [{ sixSituation }, { sixMistake }] = await Promise.all([
      import('@bullpen/bots/coach/situations/six-nimmt'),
      import('@bullpen/bots/coach/mistakes/six-nimmt'),
    ]);
    return { situation: sixSituation, mistake: (_view, did, better) => sixMistake(did, better) };
  },
  'eleven-nimmt': async () => {
    const [{ elevenSituation }, { elevenMistake }] = await Promise.all([
      import('@bullpen/bots/coach/situations/eleven-nimmt'),
      import('@bullpen/bots/coach/mistakes/eleven-nimmt'),
    ]);
    return { situation: elevenSituation, mistake: elevenMistake };
  },
  bullenrommee: async () => {
    const [{ bullenSituation }, { bullenMistake }] = await Promise.all([
      import('@bullpen/bots/coach/situations/bullenrommee'),
      import('@bullpen/bots/coach/mistakes/bullenrommee'),
    ]);
    return { situation: bullenSituation, mistake: (_view, did, better) => bullenMistake(did, better) };
  },
  'twenty-one': async () => {
    const [{ twentyOneSituation }, { twentyOneMistake }] = await Promise.all([
      import('@bullpen/bots/coach/situations/twenty-one'),
      import('@bullpen/bots/coach/mistakes/twenty-one'),
    ]);
    return { situation: twentyOneSituation, mistake: (_view, did, better) => twentyOneMistake(did, better) };
  },
  'captain-jack': async () => {
    const [{ captainSituation }, { captainMistake }] = await Promise.all([
      import('@bullpen/bots/coach/situations/captain-jack'),
      import('@bullpen/bots/coach/mistakes/captain-jack'),
    ]);
    return { situation: captainSituation, mistake: captainMistake };
  },
};

/** Hides the game's own types: each is handed its own views and situations only. */
export const explainerOf = async (game: GameId): Promise<Explainer> => (await PARTS[game]()) as Explainer;

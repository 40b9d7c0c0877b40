/** What a seat can say, by id: each page shows it in its own language (`words/<language>/talk.ts`). There is no free text. */
export const PHRASES = [
  'hello',
  'good-luck',
  'nice-move',
  'well-played',
  'thanks',
  'sorry',
  'no-problem',
  'lucky',
  'unlucky',
  'haha',
  'wow',
  'ouch',
  'phew',
  'hmm',
  'one-moment',
  'still-there',
  'back',
  'have-to-go',
  'again',
  'good-game',
] as const;

export type Phrase = (typeof PHRASES)[number];

// Names of exported types that clash today. The list may only become shorter; scripts/names.ts says when one can go.

export const CLASHES: readonly string[] = [
  'BullenEvent',
  'BullenView',
  'CaptainEvent',
  'CaptainView',
  'ElevenEvent',
  'ElevenView',
  'SixEvent',
  'SixView',
  'TwentyOneEvent',
  'TwentyOneView',
];

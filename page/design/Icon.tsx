import type { JSX } from 'preact';

/** Drawn on a grid of 24 with a line of 2. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  bell: 'M6.500 16.500c1.500-1.500 1.500-3 1.500-6a4 4 0 0 1 8 0c0 3 0 4.500 1.500 6zM10.500 19.500h3M12 4.500v2',
  bot: 'M6 9h12v10H6zM12 9V5M9 13.500h.01M15 13.500h.01M10 16.500h4M3.500 12v4M20.500 12v4',
  check: 'M5 12.500l4.500 4.500L19 7',
  clock: 'M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17zM12 8v4.500l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  download: 'M12 4v11M7.500 11 12 15.500 16.500 11M5 20h14',
  first: 'M18 6l-7 6 7 6zM7 6v12',
  forward: 'M9 5l7 7-7 7',
  gear: 'M12 8.800a3.200 3.200 0 1 0 0 6.400 3.200 3.200 0 0 0 0-6.400zM10.300 3h3.400l.5 2.600 2.200 1.300 2.500-.9 1.700 3-2 1.700v2.600l2 1.700-1.700 3-2.500-.9-2.200 1.300-.5 2.600h-3.400l-.5-2.600-2.200-1.300-2.500.9-1.700-3 2-1.700v-2.600l-2-1.700 1.700-3 2.500.9 2.200-1.300z',
  hint: 'M9 18h6M10 21h4M8.500 15C7 13.700 6 12 6 10a6 6 0 0 1 12 0c0 2-1 3.700-2.500 5z',
  home: 'M4 11.500 12 5l8 6.500M6.500 10v9h11v-9M10.500 19v-5h3v5',
  keys: 'M3 7h18v10H3zM7 10.500h.01M11 10.500h.01M15 10.500h.01M8 14h8',
  last: 'M6 6l7 6-7 6zM17 6v12',
  learn: 'M3 9l9-4 9 4-9 4zM7 11.500V16c3 2.500 7 2.500 10 0v-4.500M21 9v5',
  log: 'M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01',
  minus: 'M5 12h14',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  pause: 'M8.500 5.500v13M15.500 5.500v13',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM3 20c.4-4 2.500-6 6-6s5.600 2 6 6M16 11.500a3 3 0 1 0-1.500-5.600M17 14.500c2.500.5 3.700 2.300 4 5.500',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20.500c.5-4.500 3-6.500 7.500-6.500s7 2 7.500 6.500',
  play: 'M7 5l12 7-12 7z',
  plus: 'M12 5v14M5 12h14',
  repeat: 'M5 11a7 7 0 0 1 12-4l2 2M19 5v4h-4M19 13a7 7 0 0 1-12 4l-2-2M5 19v-4h4',
  review: 'M4 19h16M5 15l4-5 4 3 6-8',
  rules: 'M5 5c3-1.200 5-.8 7 .8C14 4.200 16 3.800 19 5v14c-3-1.200-5-.8-7 .8-2-1.600-4-2-7-.8zM12 6v13.500',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  share: 'M12 15V4M8 7.500 12 3.500l4 4M6 11v9h12v-9',
  sound: 'M4 10v4h3.500L12 18V6l-4.500 4zM15.500 9c1.500 1.800 1.500 4.200 0 6M18 6.500c3 3.200 3 7.800 0 11',
  speed: 'M4 16a8 8 0 1 1 16 0M12 16l4-5',
  talk: 'M4 5h16v11H11l-4.500 4V16H4zM8.500 10.500h.01M12 10.500h.01M15.500 10.500h.01',
  undo: 'M8 5 4 9l4 4M4 9h9.500a5.500 5.500 0 0 1 0 11H9',
} as const;

export type IconName = keyof typeof PATHS;

/** Decoration: a word beside it, or a label on its button, says the same. Icons that point along the text turn with its direction. */
export const Icon = ({ name }: { readonly name: IconName }): JSX.Element => (
  <svg class={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
);

/** An icon with its word; where room is scarce, the word is for screen readers. */
export const ToolFace = ({ icon, name }: { readonly icon: IconName; readonly name: string }): JSX.Element => (
  <>
    <Icon name={icon} />
    <span class="hidden-narrow">{name}</span>
  </>
);

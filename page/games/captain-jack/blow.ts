import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pace } from '../../app/settings.ts';

/** What shakes a pile: a Blank on a Jack, a bust, or eleven. */
export type Blow = 'struck' | 'busted' | 'eleven' | null;

const FRAMES: Readonly<Record<Exclude<Blow, null>, Keyframe[]>> = {
  struck: [
    { transform: 'none' },
    { transform: 'translate(9%, -5%) rotate(7deg) scale(1.06)', offset: 0.15 },
    { transform: 'translate(-9%, 4%) rotate(-7deg) scale(0.97)', offset: 0.35 },
    { transform: 'translate(6%, -2%) rotate(4deg)', offset: 0.6 },
    { transform: 'translate(-3%, 1%) rotate(-2deg)', offset: 0.8 },
    { transform: 'none' },
  ],
  busted: [
    { transform: 'none' },
    { transform: 'translateX(-6%) rotate(-3deg)' },
    { transform: 'translateX(6%) rotate(3deg)' },
    { transform: 'translateX(-4%) rotate(-2deg)' },
    { transform: 'none' },
  ],
  eleven: [{ transform: 'none' }, { transform: 'scale(1.09)', offset: 0.4 }, { transform: 'none' }],
};

/** Shakes the element when the blow falls, after the card has landed. */
export function useBlow(blow: Blow): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (blow === null || pace() === 0) return;
    target.current?.animate(FRAMES[blow], { duration: 520 * pace(), delay: 320 * pace() });
  }, [blow]);
  return target;
}

import type { View } from '@bullpen/engine';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AnyGamePage, Names } from '../games/contract.ts';
import type { GameId } from '../games/list.ts';
import { StillBoard } from './StillBoard.tsx';
import './mini.css';

interface MiniProps {
  readonly id: GameId;
  readonly game: AnyGamePage;
  readonly view: View;
  readonly names: Names;
  /** A move to mark on it. */
  readonly move?: string | null;
}

/** How wide the board thinks it is, in pixels: mini.css has the same. */
const WIDTH = 640;

/**
 * A board as a small picture: the real one, scaled down. Nothing of it can be reached; what it shows is said beside it. It is drawn
 * when it comes near the window: its box has the same size before.
 */
export function Mini({ id, game, view, names, move = null }: MiniProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const fit = (): void => current.style.setProperty('--mini', String(current.clientWidth / WIDTH));
    fit();
    const resizes = new ResizeObserver(fit);
    resizes.observe(current);
    const sights = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        sights.disconnect();
      },
      { rootMargin: '50%' },
    );
    sights.observe(current);
    return () => {
      resizes.disconnect();
      sights.disconnect();
    };
  }, []);
  return (
    <div class="mini felt" ref={box} inert aria-hidden="true">
      <div class={`mini-stage game-${id}`}>
        {isNear && <StillBoard game={game} view={view} names={names} move={move} />}
      </div>
    </div>
  );
}

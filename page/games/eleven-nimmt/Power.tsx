import type { JSX } from 'preact';
import type { BoardProps } from '../contract.ts';
import { Bull } from './Bull.tsx';
import { servedPiles } from './served.ts';
import type { ElevenPicture } from './types.ts';

/** What the viewer's own bull cards allow in this turn (E11, E12), and how many of the piles they allow are served already. */
export function Power({ view, names, words }: BoardProps<ElevenPicture>): JSX.Element {
  const own = words['eleven-nimmt'];
  const bulls = view.bulls[names.me] ?? 0;
  const used = view.toAct.includes(names.me) ? servedPiles(view).length : 0;
  return (
    <p class="eleven-power">
      {bulls > 0 && (
        <span class="power-bulls">
          {Array.from({ length: bulls }, (_, i) => (
            <Bull key={i} used={i < used} />
          ))}
        </span>
      )}
      <span key={`${bulls} bulls`}>{bulls === 0 ? own.noBull : own.power(bulls, used)}</span>
    </p>
  );
}

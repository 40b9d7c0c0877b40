import type { Game, View } from '@bullpen/engine';
import type { JSX } from 'preact';
import type { Names } from '../games/contract.ts';

interface OpenHandsProps {
  readonly game: Game;
  readonly state: unknown;
  readonly names: Names;
}

/** What everybody held: each seat's own hand, as it saw it. */
export function OpenHands({ game, state, names }: OpenHandsProps): JSX.Element {
  const seats = Array.from({ length: game.view(state, -1).seats }, (_, seat) => seat);
  return (
    <dl class="open-hands">
      {seats.map((seat) => (
        <div key={seat}>
          <dt>{names.of(seat)}</dt>
          <dd dir="ltr">{handIn(game.view(state, seat), seat).join(' ')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The games that have hands list them by seat; a jokers' count stands beside them where there are some. */
function handIn(view: View, seat: number): readonly (string | number)[] {
  const { hands, jokers } = view as View & {
    readonly hands?: readonly (readonly (string | number)[] | null)[];
    readonly jokers?: readonly number[];
  };
  return [...(hands?.[seat] ?? []), ...Array<string>(jokers?.[seat] ?? 0).fill('J')];
}

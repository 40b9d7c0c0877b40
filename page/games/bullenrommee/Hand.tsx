import { JOKER } from '@bullpen/games/bullenrommee';
import { heads } from '@bullpen/games/ox-cards';
import type { JSX } from 'preact';
import { OxButton } from '../../design/OxCard.tsx';
import { useFlow } from '../../motion/flow.ts';
import { rove } from '../../motion/roving.ts';
import { JokerButton } from './Joker.tsx';
import { handJokerKey, OWN_HAND } from './keys.ts';
import { laysWith, type Offers } from './offers.ts';
import type { BullenWords } from './types.ts';

interface HandProps {
  readonly own: BullenWords;
  readonly label: string;
  /** Number cards in rising order, then jokers. */
  readonly cards: readonly number[];
  readonly lifted: readonly number[];
  readonly offers: Offers;
  readonly hinted: readonly number[];
  readonly active: boolean;
  press(card: number, isUp: boolean): void;
}

/** The viewer's own hand. Lit are the cards that can do something; after one is lifted, those that can lie in a meadow with it. */
export function Hand({ own, label, cards, lifted, offers, hinted, active, press }: HandProps): JSX.Element {
  const fan = useFlow<HTMLUListElement>();
  const mates = new Set(lifted.length < 3 ? laysWith(offers, lifted).flatMap((lay) => lay.cards) : []);
  if (lifted.length === 0) for (const { card } of offers.puts) mates.add(card);
  const jokersUp = lifted.filter((card) => card === JOKER).length;
  const jokersHinted = hinted.filter((card) => card === JOKER).length;
  const firstJoker = cards.indexOf(JOKER);
  const isUp = (card: number, i: number): boolean =>
    card === JOKER ? i - firstJoker < jokersUp : lifted.includes(card);
  const stop = Math.max(
    0,
    cards.findIndex((card, i) => isUp(card, i)),
  );
  return (
    <ul
      class="bull-hand flow"
      dir="ltr"
      aria-label={label}
      onKeyDown={rove}
      ref={fan}
      data-drop={OWN_HAND}
      style={{ '--count': Math.max(1, cards.length) }}
    >
      {cards.map((card, i) => {
        const up = isUp(card, i);
        const mark = !active || up ? '' : mates.has(card) ? (lifted.length > 0 ? ' mate' : '') : ' quiet';
        const common = {
          lifted: up,
          hinted: card === JOKER ? i - firstJoker < jokersHinted : hinted.includes(card),
          disabled: !active,
          tabIndex: i === stop ? 0 : -1,
          onClick: () => press(card, up),
        };
        const key = card === JOKER ? handJokerKey(i - firstJoker) : card;
        return (
          <li key={key} class={`bull-place${mark}`} data-drag={`hand ${card} ${up}`}>
            {card === JOKER ? (
              <JokerButton {...common} own={own} id={String(key)} />
            ) : (
              <OxButton {...common} number={card} heads={heads(card)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

import { JOKER, nameOf } from '@bullpen/games/bullenrommee';
import { useState } from 'preact/hooks';
import { useTyping } from '../../motion/typing.ts';
import { handCards, lift, liftedIn, lower } from './lifting.ts';
import { laysWith, type Put } from './offers.ts';
import { FROM_STOCK } from './Supply.tsx';
import type { TurnDraft } from './turn.ts';
import { useTypedCards } from './typed.ts';

/** What the player has in the fingers: cards lifted from the hand, or one picked from the supply. */
export interface Choosing {
  readonly hand: readonly number[];
  readonly lifted: readonly number[];
  readonly picked: number | null;
  /** Where the lifted card can go; null if no single card is lifted. */
  readonly puts: readonly Put[] | null;
  press(card: number, isUp: boolean): void;
  pick(card: number): void;
  take(): void;
  lay(text: string): void;
  put(put: Put): void;
  miss(meadow: number, place: number): void;
}

export function useChoosing(
  turn: TurnDraft,
  me: number,
  active: boolean,
  play: (move: string) => void,
): Choosing {
  const [up, setUp] = useState<readonly number[]>([]);
  const [taking, setTaking] = useState<number | null>(null);
  const { view, offers } = turn;
  const hand = handCards(view.hands[me] ?? [], view.jokers[me] ?? 0);
  const lifted = active ? liftedIn(hand, up) : [];
  const takeMove = (card: number): string => (card === FROM_STOCK ? 'draw' : `draw ${card}`);
  const canTake = (card: number): boolean =>
    card === FROM_STOCK ? offers.draw : offers.takes.includes(card);
  const picked = taking !== null && canTake(taking) ? taking : null;
  const [single] = lifted;
  const puts =
    single !== undefined && lifted.length === 1 ? offers.puts.filter(({ card }) => card === single) : null;

  const hold = (cards: readonly number[], fromSupply: number | null = null): void => {
    setUp(cards);
    setTaking(fromSupply);
  };
  const step = (text: string): void => {
    hold([]);
    turn.step(text);
  };
  const join = (before: readonly number[], card: number): void => {
    const next = lift(before, card, offers);
    hold(next.lifted);
    if (next.wrong !== undefined) turn.step(next.wrong);
  };
  const take = (): void => {
    hold([]);
    if (picked !== null) play(takeMove(picked));
  };
  const press = (card: number, isUp: boolean): void => {
    // A player whose turn it is not gets a sentence that says so.
    if (!active) turn.step('done');
    else if (isUp) hold(lower(lifted, card));
    else join(lifted, card);
  };
  const pick = (card: number): void => {
    if (!canTake(card)) turn.step(takeMove(card));
    else if (picked === card) take();
    else hold([], card);
  };
  const miss = (meadow: number, place: number): void => {
    if (single === undefined || puts === null) return;
    const isJoker = view.meadows[meadow]?.cards[place] === JOKER;
    const word = isJoker && single !== JOKER ? 'swap' : 'add';
    turn.step(`${word} ${nameOf(single)} m${meadow + 1}@${place + 1}`);
  };

  const [typedOn, setTypedOn] = useState<readonly number[]>([]);
  const onNumber = useTypedCards([...hand, ...view.open], (card, instead) => {
    if (!active) return;
    const before = instead ? typedOn : lifted;
    setTypedOn(before);
    if (liftedIn(hand, [...before, card]).length > before.length) join(before, card);
    else if (canTake(card) && card !== FROM_STOCK) hold([], card);
    else hold(before);
  });
  const enter = (): void => {
    const [lay] = laysWith(offers, lifted);
    if (picked !== null) take();
    else if (lifted.length === 3 && lay !== undefined) step(lay.text);
    else if (puts?.length === 1) step(puts[0]!.text);
    else if (puts !== null && puts.length > 1)
      turn.root.current?.querySelector<HTMLElement>('.bull-drop')?.focus();
    else if (puts !== null && lay === undefined) miss(0, 0);
  };
  useTyping({
    onNumber,
    onEnter: enter,
    onEscape: () => (lifted.length > 0 || picked !== null ? hold([]) : turn.undo()),
  });
  return { hand, lifted, picked, puts, press, pick, take, lay: step, put: ({ text }) => step(text), miss };
}

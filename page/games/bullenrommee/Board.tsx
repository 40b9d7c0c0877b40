import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type DragHandlers, useDrag } from '../../motion/drag.ts';
import type { BoardProps } from '../contract.ts';
import { useOnlyAnswer } from '../only-answer.ts';
import { Areas } from './Areas.tsx';
import { Bar } from './Bar.tsx';
import { type Choosing, useChoosing } from './choosing.ts';
import { Hand } from './Hand.tsx';
import { OWN_AREA, OWN_HAND } from './keys.ts';
import { laysWith, offersOf } from './offers.ts';
import { Supply } from './Supply.tsx';
import { type TurnDraft, useTurn } from './turn.ts';
import type { BullenView, BullenWords } from './types.ts';
import '../../design/cards.css';
import './board.css';
import './meadows.css';
import './room.css';
import './dense.css';

/** The table of Bullenrommee: the supply, the meadows before their owners, the viewer's own hand and the turn that is planned with it. */
export function Board(props: BoardProps<BullenView>): JSX.Element {
  const { legal, names, words, play, busy, hint } = props;
  const own = words.bullenrommee;
  const turn = useTurn(props);
  const { view, offers } = turn;
  const active = legal.length > 0 && !busy && !turn.ends;
  const choosing = useChoosing(turn, names.me, active, play);
  const { hand, lifted, picked } = choosing;
  const hinted = offersOf(hint === null ? [] : [hint]);
  const hintedCards = [...hinted.lays.flatMap(({ cards }) => cards), ...hinted.puts.map(({ card }) => card)];
  // A planned turn is the player's until `done`: all of it can still be taken back.
  useOnlyAnswer({ ...props, legal: turn.planned === 0 ? legal : [] });
  useDrag(turn.root, dragging(turn, choosing, active));
  usePlanning(turn, own, props.planning);
  useKeepFocus(turn.root, `${turn.planned} ${picked}`);
  useShowPlaces(turn.root, choosing.puts === null ? '' : lifted.join());

  return (
    <div class="bull" ref={turn.root}>
      <Supply
        view={view}
        own={own}
        takes={offers.takes}
        draw={offers.draw}
        hint={hint}
        picked={picked}
        pick={choosing.pick}
      />
      <Areas
        view={view}
        names={names}
        words={words}
        puts={choosing.puts}
        hint={hint}
        fresh={turn.fresh}
        onPut={choosing.put}
        onMiss={choosing.miss}
        onTakeBack={turn.takeBack}
      />
      {names.me >= 0 && view.phase !== 'over' && (
        <section class="bull-own" aria-label={words.page.hand}>
          <Hand
            own={own}
            label={words.page.hand}
            cards={hand}
            lifted={lifted}
            offers={offers}
            hinted={hintedCards}
            active={active}
            press={choosing.press}
          />
          <Bar
            turn={turn}
            words={words}
            lifted={lifted}
            picked={picked}
            busy={busy}
            hint={hint}
            active={active}
            take={choosing.take}
            lay={choosing.lay}
            pass={() => play('pass')}
          />
        </section>
      )}
    </div>
  );
}

/** A card of the hand goes into a meadow or, with two others, to the viewer's own ground; one of the supply goes into the hand. */
function dragging(turn: TurnDraft, choosing: Choosing, active: boolean): DragHandlers {
  const { lifted } = choosing;
  const partsOf = (key: string): { readonly from: string; readonly card: number; readonly up: boolean } => {
    const [from = '', card, up] = key.split(' ');
    return { from, card: Number(card), up: up === 'true' };
  };
  return {
    canDrag: () => active,
    onStart: (key) => {
      const { from, card, up } = partsOf(key);
      if (from === 'supply') choosing.pick(card);
      else if (!up) choosing.press(card, false);
    },
    onOver: () => {},
    onDrop: (key, place) => {
      const { from, card } = partsOf(key);
      const put = turn.offers.puts.find(({ text }) => text === place);
      const [lay] = laysWith(turn.offers, lifted);
      if (from === 'supply') {
        if (place === OWN_HAND && choosing.picked === card) choosing.take();
      } else if (put !== undefined) choosing.put(put);
      else if (place === OWN_AREA && lifted.length === 3 && lay !== undefined) choosing.lay(lay.text);
    },
  };
}

/** While steps are planned, the one sentence and the hint are about the table as it would be. */
function usePlanning(turn: TurnDraft, own: BullenWords, planning: BoardProps['planning']): void {
  const { planned, ends, offers, view, legal } = turn;
  const canLay = offers.lays.length + offers.puts.length > 0;
  const sentence = ends ? own.look.ends : canLay ? own.goOn : own.onlyDone;
  useLayoutEffect(() => {
    planning(planned === 0 ? null : { sentence, moves: planned, view, legal });
    return () => planning(null);
  }, [planning, sentence, planned]);
}

/** What had the focus may be gone after a step: the hand takes it, or the button that ends the turn. */
function useKeepFocus(root: RefObject<HTMLElement | null>, moment: string): void {
  const last = useRef(moment);
  useLayoutEffect(() => {
    if (last.current === moment) return;
    last.current = moment;
    if (document.activeElement !== document.body) return;
    root.current
      ?.querySelector<HTMLElement>('.bull-hand [tabindex="0"], .bull-done')
      ?.focus({ preventScroll: true });
  });
}

/** Places for the lifted card may be out of sight: then the first of them is brought into it. */
function useShowPlaces(root: RefObject<HTMLElement | null>, lifted: string): void {
  useLayoutEffect(() => {
    if (lifted === '' || root.current === null) return;
    const drops = [...root.current.querySelectorAll<HTMLElement>('.bull-drop')];
    const frame = root.current.querySelector('.bull-areas')!.getBoundingClientRect();
    const isSeen = (drop: HTMLElement): boolean => {
      const { top, bottom } = drop.getBoundingClientRect();
      return top >= frame.top && bottom <= frame.bottom;
    };
    if (!drops.some(isSeen)) drops[0]?.scrollIntoView({ block: 'nearest' });
  }, [root, lifted]);
}

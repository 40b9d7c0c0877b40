import type { Pages } from '@bullpen/words/en/pages';
import type { JSX } from 'preact';
import { nameOfMove, nameOfRow } from './naming.ts';
import { laysWith } from './offers.ts';
import { FROM_STOCK } from './Supply.tsx';
import type { TurnDraft } from './turn.ts';

interface BarProps {
  readonly turn: TurnDraft;
  readonly words: Pages;
  readonly lifted: readonly number[];
  readonly picked: number | null;
  readonly busy: boolean;
  readonly hint: string | null;
  readonly active: boolean;
  take(): void;
  lay(text: string): void;
  pass(): void;
}

/** What can be done with what is lifted, in words, and the buttons for it: lay, take back, done. */
export function Bar(props: BarProps): JSX.Element {
  const { turn, words, lifted, picked, busy, hint, take, lay, pass } = props;
  const { page, bullenrommee: own } = words;
  const { offers } = turn;
  const lays = lifted.length === 3 ? laysWith(offers, lifted) : [];
  const said = look(props);
  const canSend = turn.ends || offers.done;
  const marked = (move: string): string => (hint === move ? ' hinted' : '');
  return (
    <div class="bull-bar">
      <p class="bull-look" aria-live="polite">
        <span key={said}>{said}</span>
      </p>
      {/* Other buttons are another group: none of them moves. */}
      <div
        class="actions"
        key={[
          picked,
          ...lays.map(({ text }) => text),
          turn.planned > 0,
          canSend,
          turn.ends,
          offers.pass,
        ].join()}
      >
        {picked !== null && (
          <button type="button" class="button" disabled={busy} onClick={take}>
            {picked === FROM_STOCK ? own.drawIt : own.takeIt(picked)}
          </button>
        )}
        {lays.map(({ text, cards }) => (
          <button key={text} type="button" class="button" onClick={() => lay(text)}>
            {nameOfRow(own, cards)}
          </button>
        ))}
        {turn.planned > 0 && (
          <button type="button" class="button plain" disabled={busy} onClick={turn.undo}>
            {page.undo}
          </button>
        )}
        {canSend && (
          <button
            type="button"
            class={`button bull-done${marked('done')}${lays.length > 0 ? ' plain' : ''}`}
            disabled={busy}
            onClick={turn.send}
          >
            {turn.ends ? own.finish : own.done}
          </button>
        )}
        {offers.pass && (
          <button type="button" class={`button${marked('pass')}`} disabled={busy} onClick={pass}>
            {own.pass}
          </button>
        )}
      </div>
    </div>
  );
}

/** One sentence about what is lifted. */
function look({ turn, words, lifted, picked, hint, active }: BarProps): string {
  const { page, bullenrommee: own } = words;
  const { offers } = turn;
  const [card] = lifted;
  if (turn.ends) return own.look.ends;
  if (!active) return '';
  if (picked !== null) return own.look.take;
  if (card === undefined && hint !== null) return page.hintIs(nameOfMove(own, turn.view, hint));
  if (card === undefined) return turn.planned > 0 ? own.look.planned(turn.planned) : own.look.start;
  if (lifted.length === 3) return own.look.three;
  if (lifted.length === 2) return own.look.two;
  const places = offers.puts.filter((put) => put.card === card).length;
  const begins = laysWith(offers, lifted).length > 0;
  return own.look.one(own.cardName(card), places, begins);
}

// Looks at a table of this browser on every frame, from outside: what the worker has sent, what is shown, what the page sends.

import type { Snapshot } from '@bullpen/wire';
import type { Page } from 'playwright-core';

export interface Spy {
  /** What broke the law, each kind once. */
  readonly faults: readonly string[];
  /** How many frames were looked at, and how many showed a moment on the way. */
  readonly frames: number;
  readonly passing: number;
  /** How many moves the page has sent. */
  readonly sent: number;
  /** The newest snapshot from the worker. */
  readonly known: Snapshot | null;
}

interface Plan {
  /** The options of the table. */
  readonly options: Readonly<Record<string, number>>;
  /** Bots in all seats: the page watches. */
  readonly watching: boolean;
  /** How long bots pause before a move, in milliseconds. */
  readonly pause: number;
}

/** From the next page on. */
export async function spyOn(page: Page, plan: Plan): Promise<void> {
  await page.addInitScript(install, plan);
}

export const spied = (page: Page): Promise<Spy> =>
  page.evaluate(() => (window as unknown as { spy: Spy }).spy);

/** Runs in the page, before anything of the page does. */
function install({ options, watching, pause }: Plan): void {
  const faults = new Set<string>();
  const views = new Map<number, Snapshot>();
  let pressedOnTheWay = false;
  let resultSeen = false;
  const spy = {
    get faults() {
      return [...faults];
    },
    frames: 0,
    passing: 0,
    sent: 0,
    known: null as Snapshot | null,
  };
  Object.assign(window, { spy });

  const main = (): HTMLElement | null => document.querySelector<HTMLElement>('main.table');
  /** A turn that is being put together moves cards too, in the board itself. */
  const moves = (): boolean => document.querySelector('main > .ghost') !== null;
  const onTheWay = (): boolean => main()?.dataset.passing === 'true' || moves();

  const Native = Worker;
  window.Worker = class extends Native {
    constructor(url: string | URL, how?: WorkerOptions) {
      super(url, how);
      this.addEventListener('message', ({ data }) => {
        if (!('news' in data)) return;
        const { snapshot } = data.news;
        spy.known = snapshot;
        views.set(snapshot.seq, snapshot);
      });
    }
    override postMessage(asked: { message: Record<string, unknown> }): void {
      const { message } = asked;
      if (message.ask === 'pace') message.milliseconds = pause;
      if (message.ask === 'create') {
        const wish = message.plan as { seats: object[]; options: object };
        wish.options = { ...wish.options, ...options };
        if (watching) wish.seats = wish.seats.map(() => ({ kind: 'bot', level: 'easy' }));
      }
      if (message.ask === 'send') {
        spy.sent++;
        if (pressedOnTheWay) faults.add('a press that completed the picture was taken for a decision');
        if (Number(main()?.dataset.seq) !== spy.known?.seq) faults.add('a decision about another moment');
      }
      super.postMessage(asked);
    }
  } as typeof Worker;

  const note = (): void => {
    pressedOnTheWay = onTheWay();
  };
  addEventListener('pointerdown', note, { capture: true });
  addEventListener('keydown', note, { capture: true });

  /** What completed the picture must not come to the board: a card is not even lifted. */
  const reach = ({ target }: Event): void => {
    if (pressedOnTheWay && (target as Element).closest('.stage') !== null)
      faults.add('a press that completed the picture came to the board');
  };
  addEventListener('click', reach);
  addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') reach(event);
  });

  const PARTS = ['.prompt', '.stage', '.log', '.seats', '.tools'];
  const CHOICES =
    '.stage button:enabled:not([aria-disabled="true"], [data-look], .ghost, dialog *), [data-decides]:enabled';

  /** What a hand, or the dice, have to look like, where the choices are about them. */
  function contentFault(view: Record<string, unknown>, me: number): string | null {
    const labels = (what: string, name: string): string =>
      [...document.querySelectorAll(what)].map((element) => element.getAttribute(name)).join();
    const hand = (view.hands as number[][] | undefined)?.[me];
    if (document.querySelector('.dice') !== null) {
      const shown = [...document.querySelectorAll('.die b')].map(({ textContent }) => textContent).join();
      const dice = Object.values(view.dice as object).join();
      return shown === dice ? null : `dice ${shown} for ${dice}`;
    }
    if (document.querySelector('.six-hand, .eleven-hand') !== null && view.phase !== 'draft') {
      const wanted = hand!.filter((card) => card !== view.choice).join();
      const shown = labels('.six-hand [data-card], .eleven-hand [data-card]', 'data-card');
      return shown === wanted ? null : `hand ${shown} for ${wanted}`;
    }
    if (document.querySelector('.jack-hand') === null) return null;
    const cards = document.querySelectorAll('.jack-hand li').length;
    return cards === hand!.length ? null : `${cards} cards for ${hand!.length}`;
  }

  /** 6 nimmt!: the card that was placed last, as the log tells, lies in its row, and no longer before its seat. */
  function logFault(line: string): string | null {
    const [, card] = / (\d+) goes to row /.exec(line) ?? [];
    if (card === undefined || document.querySelector('.six-rows') === null) return null;
    const lies = document.querySelector(`.six-rows [data-card="${card}"]`) !== null;
    return lies ? null : `the log tells of ${card}, which is not in a row`;
  }

  function look(): void {
    requestAnimationFrame(look);
    const table = main();
    const { known } = spy;
    if (table === null || known === null || table.dataset.status === 'open') return;
    spy.frames++;
    const { moment, passing, seq } = table.dataset;
    const shown = Number(seq);
    for (const part of PARTS) if (table.querySelector(part) === null) faults.add(`there is no ${part}`);
    for (const part of table.querySelectorAll<HTMLElement>('[data-moment]'))
      if (part.dataset.moment !== moment) faults.add(`${part.className} is of another moment than the table`);
    const choice = table.querySelector(CHOICES);
    if (passing === 'true') {
      spy.passing++;
      const lines = table.querySelectorAll('.log-lines p');
      // The small cards beside a line are no part of the sentence.
      const parts = [...(lines[lines.length - 1]?.childNodes ?? [])];
      const last = parts
        .filter((part) => !(part instanceof Element && part.matches('.small-cards')))
        .map(({ textContent }) => textContent)
        .join('');
      // A turn that is being sent has a sentence of its own.
      const own = table.querySelector('.bull-hand') !== null;
      if (!own && table.querySelector('.prompt')!.textContent !== last)
        faults.add('the sentence on the way is not what has just happened');
      const fault = logFault(last);
      if (fault !== null) faults.add(fault);
      if (choice !== null) faults.add(`a choice on the way: ${choice.outerHTML.slice(0, 120)}`);
      if (table.querySelector('.after') !== null) faults.add('a result on the way');
    } else {
      const truth = views.get(shown);
      if (choice !== null && shown !== known.seq)
        faults.add(`a choice about an older moment: ${choice.outerHTML.slice(0, 120)}`);
      if (choice !== null && truth?.view) {
        const fault = contentFault(truth.view as unknown as Record<string, unknown>, truth.viewer);
        if (fault !== null) faults.add(fault);
      }
      if (table.querySelector('.after') !== null && !resultSeen) {
        resultSeen = true;
        if (moves()) faults.add('the result is shown before the last card has landed');
        if (known.outcome === null) faults.add('a result before the end');
      }
    }
  }
  requestAnimationFrame(look);
}

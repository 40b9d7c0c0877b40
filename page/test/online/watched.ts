import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { GameId } from '../../games/list.ts';
import { playTo } from '../autoplay.ts';
import type { Scene } from '../browser.ts';
import { boardOf } from './board.ts';
import { type OnlineTable, setTable } from './guests.ts';
import { heldBy } from './held.ts';
import { meaningsOf } from './meanings.ts';
import { player } from './moves.ts';
import { type Findings, type Look, search } from './search.ts';

/** What a short match of each game is called in the form. */
export const SHORT: Readonly<Record<GameId, Readonly<Record<string, number>>>> = {
  'six-nimmt': { 'Fixed number of rounds': 1 },
  'eleven-nimmt': { Rounds: 1 },
  bullenrommee: { Deals: 1 },
  'twenty-one': {},
  // C12: a window that closed by itself would move the table on while it is looked at.
  'captain-jack': { Deals: 1, 'Time to answer': 60 },
};

interface Wishes {
  /** How many turns are made by mouse, in turn, before a program goes on. */
  readonly pressed: number;
  /** The pages are looked into when a move is secret or a window open, at most this often, and now and then besides; 0: they leave after the moves by mouse. */
  readonly looks: number;
  /** Done to every page before it comes to the table. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Done at the table after the moves by mouse. */
  readonly between?: (table: OnlineTable) => Promise<void>;
}

export interface Watched {
  readonly table: OnlineTable;
  readonly looks: readonly Look[];
  readonly findings: Findings;
}

/** Plays a match of two with one watching, to the end, and searches all that the three received and held for secrets. */
export async function watchMatch(scene: Scene, game: GameId, wishes: Wishes): Promise<Watched> {
  const table = await setTable(scene, game, SHORT[game], wishes.prepare);
  const play = player(scene, table);
  const looks: Look[] = [];
  const look = async (): Promise<void> => {
    const { seq } = await play.see(-1);
    const seen: Look[] = [];
    for (const { page, viewer } of table.guests) {
      await shown(page, seq);
      const [held, board] = [await heldBy(page), await boardOf(page)];
      seen.push({ viewer, seq, held, board, meant: meaningsOf(await play.see(viewer)) });
    }
    // A page that made the only move of its seat meanwhile was looked into at two moments.
    if ((await play.see(-1)).seq === seq) looks.push(...seen);
    else await look();
  };
  /** Plays a seat by mouse for as long as it has to act: what is sent in one go is then all there. */
  const pressOut = async (seat: number): Promise<void> => {
    for (;;) {
      const { seq, view } = await play.see(-1);
      if (!view!.toAct.includes(seat)) return;
      await playTo(table.guests[seat]!.page, seq + 1);
    }
  };
  await look();
  for (let turn = 0; turn < wishes.pressed; turn++) await pressOut(turn % table.tokens.length);
  await wishes.between?.(table);
  await look();
  const stay = wishes.looks > 0;
  if (!stay) for (const { page } of table.guests) await page.goto('about:blank');
  let moves = 0;
  let secrets = 0;
  for await (const seats of play.playOut()) {
    if (!stay) continue;
    // A page makes the only move of its seat by itself: then the moment would pass.
    const stays = seats.every(({ legal }) => legal.length !== 1);
    const often = stays && isSecret(seats[0]?.view) && secrets++ % 4 === 0 && secrets <= 4 * wishes.looks;
    if (often || ++moves % 40 === 5) await look();
  }
  if (stay) for (const { page } of table.guests) await page.locator('.table[data-status="over"]').waitFor();
  const record = await play.record();
  const heard = {
    game,
    seats: table.tokens.length,
    viewers: new Map(table.guests.map(({ viewer, heard: texts }) => [viewer, texts])),
    marks: marksOf(table.tokens, record),
    record,
  };
  return { table, looks, findings: search(heard, looks) };
}

/** Waits until the page has come to this entry of the log, and says what it shows instead if it does not. */
async function shown(page: Page, seq: number): Promise<void> {
  try {
    await page.waitForFunction(
      (entry) => Number(document.querySelector<HTMLElement>('.table')?.dataset.seq) >= entry,
      seq,
    );
  } catch (cause) {
    const table = await page.locator('.table').evaluate((element) => JSON.stringify(element.dataset));
    throw new Error(`Waited for entry ${seq} at ${page.url()}: ${table}`, { cause });
  }
}

/** Somebody has chosen and others have not, or the answer window is open. */
function isSecret(view: unknown): boolean {
  const { phase, chosen = [] } = (view ?? {}) as { phase?: string; chosen?: readonly boolean[] };
  return phase === 'answer' || chosen.includes(true);
}

/** What nobody but its seat may hold: its token; and nobody at all: what a token is known by, and the secret of the deal. */
const marksOf = (tokens: readonly string[], record: string) => [
  ...tokens.flatMap((text, seat) => [
    { what: 'token', text, seat },
    { what: 'hash of a token', text: createHash('sha256').update(text).digest('base64url'), seat: null },
  ]),
  { what: 'secret of the deal', text: /"seed":"fair1:([0-9a-f]{64})/.exec(record)![1]!, seat: null },
];

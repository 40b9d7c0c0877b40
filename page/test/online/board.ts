import type { Page } from 'playwright-core';

/** What the board shows, as it is built: this is looked at more closely than texts, in which a number may mean anything. */
export interface BoardFacts {
  /** The numbered cards that are to be seen. */
  readonly cards: readonly number[];
  /** Captain Jack: the faces of all cards that are to be seen. */
  readonly faces: readonly string[];
  /** Twenty One: how many fields are filled on the sheets of the others, in the order of their seats. */
  readonly filled: readonly number[];
}

export const boardOf = (page: Page): Promise<BoardFacts> =>
  page.evaluate(() => ({
    cards: [...document.querySelectorAll<HTMLElement>('[data-card]')]
      .filter(({ dataset }) => /^\d+$/.test(dataset.card!))
      .map(({ dataset }) => Number(dataset.card)),
    faces: [...document.querySelectorAll<HTMLElement>('[data-sign]:not([data-sign] *)')]
      .map(({ dataset }) => dataset.sign!)
      .sort(),
    filled: [...document.querySelectorAll('.twenty-others .sheet')].map(
      (sheet) => [...sheet.querySelectorAll('.spot b')].filter((field) => field.textContent !== '').length,
    ),
  }));

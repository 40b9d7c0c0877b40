import type { Page } from 'playwright-core';

/** What the board shows where cards have no numbers of their own, and where choices are secret. */
export interface BoardFacts {
  /** Captain Jack: the faces of all cards that are to be seen. */
  readonly faces: readonly string[];
  /** Twenty One: how many fields are filled on the sheets of the others, in the order of their seats. */
  readonly filled: readonly number[];
}

export const boardOf = (page: Page): Promise<BoardFacts> =>
  page.evaluate(() => ({
    faces: [...document.querySelectorAll<HTMLElement>('[data-sign]:not([data-sign] *)')]
      .map(({ dataset }) => dataset.sign!)
      .sort(),
    filled: [...document.querySelectorAll('.twenty-others .sheet')].map(
      (sheet) => [...sheet.querySelectorAll('.spot b')].filter((field) => field.textContent !== '').length,
    ),
  }));

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { type Driven, until } from '../other-browsers/driven.ts';
import { FAULTS, FILL, LISTEN, pressOn, THERE } from '../other-browsers/presses.ts';

/** The strong bot plays a whole match before its result is there. A net, not a measure, in milliseconds. */
const PATIENCE = 600_000;

/** Marks the first visible thing to press that has this name, as people or screen readers read it. */
const AIM = `
  for (const old of document.querySelectorAll('[data-aim]')) old.removeAttribute('data-aim');
  const nameOf = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim();
  const found = [...document.querySelectorAll('button:enabled, a, summary, label')].find(
    (one) => nameOf(one) === arguments[0] && one.checkVisibility(),
  );
  found?.setAttribute('data-aim', '');
  return found !== undefined;
`;
const TEXT = `return document.querySelector(arguments[0])?.textContent?.trim() ?? null;`;
/** What breaks WCAG 2.2 AA in the page, whether it must be scrolled sideways, and bars for doing so in it, in short lines. */
const ODDITIES = `
  ${axe.source};
  const hasBar = (one) => {
    const { overflowX, borderTopWidth, borderBottomWidth } = getComputedStyle(one);
    const bar = one.offsetHeight - one.clientHeight - parseFloat(borderTopWidth) - parseFloat(borderBottomWidth);
    return /auto|scroll/.test(overflowX) && bar > 4;
  };
  const barred = [...document.querySelectorAll('body *')].filter((one) => one instanceof HTMLElement && hasBar(one));
  const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  return window.axe.run(document, { runOnly: { type: 'tag', values } }).then(({ violations }) => [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 160))),
    ...barred.map(({ className }) => 'has a bar to scroll sideways: ' + className),
    ...(document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : []),
  ]);
`;

/** Somebody new with a browser, who looks for what they press by its name. Every step is a picture. */
export class Visitor {
  readonly name: string;
  readonly browser: Driven;
  /** What a person would complain about, one line each. */
  readonly complaints: string[] = [];
  readonly #url: string;
  readonly #folder: string;
  #pictures = 0;

  constructor(name: string, browser: Driven, url: string, folder: string) {
    this.name = name;
    this.browser = browser;
    this.#url = url;
    this.#folder = folder;
  }

  async go(path: string): Promise<void> {
    await this.browser.go(this.#url + path);
    await this.browser.run(LISTEN);
  }

  async isThere(selector: string): Promise<boolean> {
    return (await this.browser.run(THERE, [selector])) !== null;
  }

  /** Waits for something. */
  until<T>(what: string, ask: () => Promise<T | null | false>): Promise<T> {
    return until(`${what}, for ${this.name}`, ask, PATIENCE);
  }

  sees(selector: string): Promise<unknown> {
    return this.until(selector, () => this.isThere(selector));
  }

  /** What stands in something, as soon as it is there. */
  textOf(selector: string): Promise<string> {
    return this.until(selector, async () => (await this.browser.run(TEXT, selector)) as string | null);
  }

  press(selector: string): Promise<unknown> {
    return this.until(`a press on ${selector}`, () => this.browser.click(selector));
  }

  /** Presses what has this name. */
  pressOn(name: string): Promise<unknown> {
    return this.until(
      `a press on "${name}"`,
      async () => (await this.browser.run(AIM, name)) === true && this.browser.click('[data-aim]'),
    );
  }

  async fill(selector: string, text: string): Promise<void> {
    await this.sees(selector);
    await this.browser.run(FILL, selector, text);
  }

  /** Plays the match at the table to its end, in another way with another stride. */
  playToEnd(stride = 0): Promise<unknown> {
    return this.until('the end of the match', () => pressOn(this.browser, stride));
  }

  /** Takes a picture of what is in the window, and looks for what a program can find wrong with it. */
  async shoot(what: string): Promise<void> {
    const number = String(++this.#pictures).padStart(2, '0');
    writeFileSync(join(this.#folder, `${this.name}-${number}-${what}.png`), await this.browser.picture());
    const found = (await this.browser.run(ODDITIES)) as string[];
    this.complaints.push(...found.map((line) => `${this.name}, ${what}: ${line}`));
  }

  /** What is in the window when something did not come. */
  async shootEnd(): Promise<void> {
    writeFileSync(join(this.#folder, `${this.name}-end.png`), await this.browser.picture());
  }

  /** The end: what the page itself complained about counts too. */
  async leave(): Promise<void> {
    try {
      const faults = (await this.browser.run(FAULTS)) as string[];
      this.complaints.push(...faults.map((line) => `${this.name}: ${line}`));
    } finally {
      await this.browser.end();
    }
  }
}

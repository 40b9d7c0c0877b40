import { folder, start } from './run.ts';

const PROMPT = /Your move \(\? lists (\d+)\): $/;

/** What the terminal shows after something was typed. */
export interface Page {
  /** Everything up to the next prompt, or to the end. */
  readonly text: string;
  /** How many moves the prompt offers; null when the match is over. */
  readonly moves: number | null;
}

/** A person at `bullpen play`, who types a line when asked and reads the answer. */
export class Session {
  readonly #child;
  readonly #ended: Promise<number | null>;
  #text = '';
  #over = false;
  #look = (): void => {};

  constructor(args: readonly string[]) {
    this.#child = start(['play', ...args], folder());
    const hear = (text: string): void => {
      this.#text += text;
      this.#look();
    };
    this.#child.stdout.setEncoding('utf8').on('data', hear);
    this.#child.stderr.setEncoding('utf8').on('data', hear);
    this.#ended = new Promise((resolve) => {
      this.#child.once('close', (code) => {
        this.#over = true;
        this.#look();
        resolve(code);
      });
    });
  }

  /** What is shown up to the next prompt. */
  read(): Promise<Page> {
    return new Promise((resolve) => {
      this.#look = () => {
        const prompt = PROMPT.exec(this.#text);
        if (prompt === null && !this.#over) return;
        this.#look = () => {};
        const text = this.#text.slice(0, prompt?.index);
        this.#text = '';
        resolve({ text, moves: prompt === null ? null : Number(prompt[1]) });
      };
      this.#look();
    });
  }

  type(line: string): Promise<Page> {
    this.#child.stdin.write(`${line}\n`);
    return this.read();
  }

  /** The legal moves, as `?` lists them. */
  async moves(): Promise<string[]> {
    const { text } = await this.type('?');
    return text.trim().split(/,\s+/);
  }

  /** Nothing more is typed. */
  async hangUp(): Promise<Page> {
    this.#child.stdin.end();
    return this.read();
  }

  exitCode(): Promise<number | null> {
    return this.#ended;
  }
}

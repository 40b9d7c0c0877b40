import { closeSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { required } from '@bullpen/engine';
import { Failure, fileFailure } from './failure.ts';

/** A file that appears whole or not at all: it is written beside its place and moved there at the end. */
export class WholeFile {
  readonly #file: string;
  readonly #part: string;
  readonly #flag: string;
  #handle: number | null = null;

  /** `flag` is the option that named it. */
  constructor(file: string, flag: string) {
    this.#file = file;
    this.#flag = flag;
    this.#part = `${file}.${process.pid}.part`;
  }

  /** Checks that it can be written, so that a failure is reported before the work, not after it. */
  check(): void {
    this.open();
    this.discard();
  }

  /** Writes all of it at once. */
  save(text: string): void {
    this.open();
    try {
      this.write(text);
    } catch (error) {
      this.discard();
      throw error;
    }
    this.keep();
  }

  open(): void {
    if (statSync(this.#file, { throwIfNoEntry: false })?.isDirectory())
      throw new Failure(`${this.#file}: is a folder; ${this.#flag} takes a file`);
    try {
      this.#handle = openSync(this.#part, 'wx');
    } catch (error) {
      throw fileFailure(this.#file, error);
    }
  }

  write(text: string): void {
    try {
      writeFileSync(required(this.#handle, 'the open file'), text);
    } catch (error) {
      throw fileFailure(this.#file, error);
    }
  }

  keep(): void {
    this.#close();
    try {
      renameSync(this.#part, this.#file);
    } catch (error) {
      rmSync(this.#part, { force: true });
      throw fileFailure(this.#file, error);
    }
  }

  /** Leaves nothing behind; harmless where nothing was opened. */
  discard(): void {
    if (this.#handle === null) return;
    this.#close();
    rmSync(this.#part, { force: true });
  }

  #close(): void {
    closeSync(required(this.#handle, 'the open file'));
    this.#handle = null;
  }
}

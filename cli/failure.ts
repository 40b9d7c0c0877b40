/** An error that the user can fix: printed as one line, without a stack trace. */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 2) {
    super(message);
    this.name = 'Failure';
    this.exitCode = exitCode;
  }
}

/** What went wrong with a file, in a few words. */
export function fileFailure(file: string, error: unknown): Failure {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  const words: Readonly<Record<string, string>> = {
    ENOENT: 'no such file or folder',
    EACCES: 'not permitted',
    EISDIR: 'is a folder',
    ERR_FS_EISDIR: 'is a folder',
    ENOTDIR: 'a part of the path is not a folder',
    ENOSPC: 'the disk is full',
  };
  return new Failure(`${file}: ${words[code] ?? code}`);
}

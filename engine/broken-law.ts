/** A law of the contract that a game has broken. */
export class BrokenLaw extends Error {
  constructor(law: number, what: string) {
    super(`law ${law}: ${what}`);
    this.name = 'BrokenLaw';
  }
}

/** The store cannot be used as asked, and somebody at a terminal can fix it: printed as one line, without a stack trace. */
export class StoreRefused extends Error {
  override readonly name = 'StoreRefused';
}

/** Why a store cannot be used just now, in words that hold no secret: `/healthz` shows them to anybody. */
export type Ill =
  | 'unreachable'
  | 'no answer'
  | 'disk full'
  | 'disk failing'
  | 'read only'
  | 'file gone'
  | 'file replaced'
  | 'damaged'
  | 'busy'
  | 'out of resources'
  | 'access refused'
  | 'closed'
  | 'failed';

/**
 * The store cannot do this now, and may be able to later. The request is not to blame, nor is the table that it is about. An
 * append that ends like this may have been written all the same.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly ill: Ill;

  constructor(ill: Ill, cause?: unknown) {
    const why = cause instanceof Error && cause.message !== '' ? `: ${cause.message}` : '';
    super(`the store is unavailable (${ill})${why}`, { cause });
    this.ill = ill;
  }
}

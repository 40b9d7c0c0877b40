/**
 * Counts that several processes share. Every answer may be null or come late: then the caller decides by its own counts.
 */
export interface SharedCounts {
  /** Counts a use in all scopes: 0 if it was counted, else the milliseconds to wait. A cost below zero gives a use back. */
  take(
    name: string,
    scopes: readonly { readonly key: string; readonly cost: number }[],
    window: number,
  ): Promise<number | null>;
  /** Whether there is room in all scopes for what this process holds now, together with what the others hold. */
  enter(
    name: string,
    scopes: readonly { readonly key: string; readonly held: number; readonly most: number }[],
  ): Promise<boolean | null>;
  /** This process holds this many now. */
  put(name: string, key: string, held: number): void;
  /** Where to read all that this process holds, to tell it again from time to time and after an outage. */
  refill(name: string, held: () => ReadonlyMap<string, number>): void;
  close(): Promise<void>;
}

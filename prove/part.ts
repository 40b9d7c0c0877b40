/** What a proof came to: figures that add up over runs, the largest of others, and what was found wrong. */
export interface Figures {
  readonly sums: Readonly<Record<string, number>>;
  readonly most?: Readonly<Record<string, number>>;
  /** Each is a failure of the proof, in one line. */
  readonly findings: readonly string[];
  /** What could not be tried here, and why. */
  readonly skipped?: readonly string[];
  /** What is worth a look, though it is no failure. */
  readonly notes?: readonly string[];
}

/** One proof. It is made of rounds, each with its own number, so that a run can go on where the last one ended. */
export interface Part {
  readonly name: string;
  /** The share of the time that it gets. */
  readonly share: number;
  /** After how many rounds all is tried that there is to try; without it there is always more. */
  readonly rounds?: number;
  /** What it is about, where that may change: what was found out about something else is forgotten. */
  about?(): string;
  /** Does one round: `seconds` is how long it may take, for rounds that can be longer or shorter. */
  round(number: number, seconds: number): Promise<Figures>;
}

/** Figures of two runs together. */
export function together(a: Figures, b: Figures): Figures {
  const sums: Record<string, number> = { ...a.sums };
  for (const [name, value] of Object.entries(b.sums)) sums[name] = (sums[name] ?? 0) + value;
  const most: Record<string, number> = { ...a.most };
  for (const [name, value] of Object.entries(b.most ?? {})) most[name] = Math.max(most[name] ?? 0, value);
  const skipped = [...new Set([...(a.skipped ?? []), ...(b.skipped ?? [])])];
  const notes = [...new Set([...(a.notes ?? []), ...(b.notes ?? [])])];
  return { sums, most, findings: [...a.findings, ...b.findings], skipped, notes };
}

export const NOTHING: Figures = { sums: {}, findings: [] };

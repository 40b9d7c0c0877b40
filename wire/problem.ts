/** Why something was not done, as problem details (RFC 9457), with a code for programs and the rule of the game if one is broken. */
export interface Problem {
  readonly type: 'about:blank';
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly rule: string | null;
  readonly detail?: Readonly<Record<string, string | number>>;
}

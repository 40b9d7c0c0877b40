import type { Problem } from '@bullpen/wire';

/** What a compiled schema says about a value that does not fit. */
export interface SchemaError {
  readonly keyword: string;
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: unknown;
}

const INDIRECT = new Set(['anyOf', 'boolean', 'const']);

/**
 * Of all that is wrong, the one thing to say: where and why. In a choice of forms, those are left out whose fixed word
 * (`do`, `kind`) is another; if no form has the word, the words are named.
 */
export function firstFault(errors: readonly SchemaError[]): NonNullable<Problem['detail']> {
  const words = errors.filter(({ keyword }) => keyword === 'const');
  const otherForms = words.map(({ schemaPath }) => /^.*\/anyOf\/\d+(?=\/)/.exec(schemaPath)?.[0]);
  const telling = errors.find(
    ({ keyword, schemaPath }) =>
      !INDIRECT.has(keyword) && !otherForms.some((form) => form !== undefined && schemaPath.startsWith(form)),
  );
  if (telling !== undefined) return { at: at(telling), why: why(telling) };
  const word = words[0] ?? errors[0];
  if (word === undefined) return { at: '/', why: 'must have another form' };
  const allowed = words.filter(({ instancePath }) => instancePath === word.instancePath).map(allowedValue);
  return { at: at(word), why: allowed.length > 0 ? `must be one of ${allowed.join(', ')}` : word.message };
}

const at = (error: SchemaError): string => clip(error.instancePath || '/');

function why({ message, params }: SchemaError): string {
  const names = (params as { additionalProperties?: unknown }).additionalProperties;
  return clip(Array.isArray(names) ? `${message}: ${names.join(', ')}` : message);
}

const allowedValue = ({ params }: SchemaError): string =>
  JSON.stringify((params as { allowedValue?: unknown }).allowedValue);

/** Keys come from the client, so they may be long. */
const clip = (text: string): string => text.slice(0, 120);

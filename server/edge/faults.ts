/** What a compiled schema says about a value that does not fit. */
export interface SchemaError {
  readonly keyword: string;
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: unknown;
}

/** Nothing that a client has to say has more parts in one place, or more places within each other. */
const MOST_PARTS = 64;
const DEEPEST = 16;

/**
 * What is wrong with a value that has very many parts; null if it has not. It is asked for before the value is compared with its
 * schema: the time for that, and for all that is wrong, grows with the number of forms and parts, and with the square of it.
 */
export function crowding(value: unknown): readonly SchemaError[] | null {
  const crowded = crowdedAt(value, '', 0);
  if (crowded === null) return null;
  const message = `must not have more than ${MOST_PARTS} parts`;
  return [{ keyword: 'maxProperties', schemaPath: '#', instancePath: crowded, message, params: {} }];
}

/** Where there are too many parts; null if nowhere. */
function crowdedAt(value: unknown, path: string, depth: number): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (depth === DEEPEST) return path;
  const parts = Object.entries(value);
  if (parts.length > MOST_PARTS) return path;
  for (const [name, part] of parts) {
    const found = crowdedAt(part, `${path}/${name}`, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

const INDIRECT = new Set(['anyOf', 'boolean', 'const']);

/**
 * Of all that is wrong, the one thing to say: where and why. In a choice of forms, those are left out whose fixed word
 * (`do`, `kind`) is another; if no form has the word, the words are named.
 */
export function firstFault(errors: readonly SchemaError[]): { readonly at: string; readonly why: string } {
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

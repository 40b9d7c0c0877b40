import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Settings } from 'typebox/system';
import { crowding } from './faults.ts';

// Of a choice of forms the fault is looked for in all, so the errors of one must not crowd out those of another.
Settings.Set({ maxErrors: 100 });

/** Compiles the schemas of routes. Nothing is coerced, except digits in a query, which has only texts. */
export const compileCheck: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = Compile(schema);
  return (value: unknown) => {
    const read = httpPart === 'querystring' ? readDigits(value as Record<string, unknown>) : value;
    const crowded = httpPart === 'headers' ? null : crowding(read);
    if (crowded === null && check.Check(read)) return { value: read };
    return { error: (crowded ?? check.Errors(read)) as unknown as Error };
  };
};

function readDigits(query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(query))
    read[name] = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return read;
}

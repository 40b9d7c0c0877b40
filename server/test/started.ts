import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadSetting, readConfig, startServer } from '../index.ts';

let ids = 0;

/** A whole server in this process, which believes callers what address they have. */
export async function startHere(env: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bullpen-here-'));
  const quiet = { PORT: '0', BULLPEN_DATA: folder, LOG_LEVEL: 'silent', TRUST_PROXY: '1' };
  const config = readConfig({ ...quiet, BULLPEN_REQUESTS_PER_MINUTE: '0', ...env });
  if (config instanceof BadSetting) throw new Error(config.line);
  const server = await startServer(config, { least: 0, more: 0 });

  /** Asks as a caller of this address; gives the status and what was answered. */
  async function ask(
    path: string,
    body?: object,
    { from = '192.0.2.1', token = '', method = body === undefined ? 'GET' : 'POST' } = {},
    // biome-ignore lint/suspicious/noExplicitAny: what comes over the wire is whatever it is; the tests look into it.
  ): Promise<any> {
    const answer = await fetch(server.address + path, {
      method,
      headers: {
        'x-forwarded-for': from,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return text.startsWith('{') ? { httpStatus: answer.status, ...JSON.parse(text) } : text;
  }
  const newId = (): string => `here-test-${ids++}`;
  return {
    url: server.address,
    folder,
    ask,
    newId,
    create: (wish: object, from?: string) =>
      ask(
        '/api/tables',
        { id: newId(), game: 'six-nimmt', seats: 4, ...wish },
        from === undefined ? {} : { from },
      ),
    command: (table: string, command: object, who: { from?: string; token?: string } = {}) =>
      ask(`/api/tables/${table}/commands`, { id: newId(), ...command }, who),
    close: async () => {
      await server.close('test');
      rmSync(folder, { recursive: true });
    },
  };
}

export type Here = Awaited<ReturnType<typeof startHere>>;

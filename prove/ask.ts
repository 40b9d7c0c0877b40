import { randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(18).toString('base64url');

/** Asks about tables at a server: reads a path or, with a body, posts it with an id of its own. */
export async function ask(url: string, path: string, token: string | null, body?: object): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  const sent = body && { method: 'POST', body: JSON.stringify({ id: newToken(), ...body }) };
  return (await fetch(`${url}/api/tables${path}`, { headers, ...sent })).json();
}

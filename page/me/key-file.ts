import type { OwnPlayer } from '../tables/remote/player.ts';

const KEY = /^[\w-]{22,64}$/;

/** A file from which a player can be had back. */
export const keyFile = ({ id, key }: OwnPlayer): string =>
  `${JSON.stringify({ bullpen: 'player key', server: location.origin, id, key }, null, 2)}\n`;

/** The key in such a file; null if it has none. */
export function keyIn(text: string): string | null {
  try {
    const { key } = JSON.parse(text) as { readonly key?: unknown };
    return typeof key === 'string' && KEY.test(key) ? key : null;
  } catch {
    return null;
  }
}

/** A link that brings this player to another device. What comes after the # is never sent to a server. */
export const linkFor = (code: string): string => `${location.origin}/me#device=${code}`;

/** The code that the address brings, if any; it leaves no trace there. */
export function codeInLink(): string | null {
  const code = /^#device=([\w-]{22,64})$/.exec(location.hash)?.[1] ?? null;
  if (code !== null) history.replaceState(history.state, '', location.pathname);
  return code;
}

/** Where somebody is in the page. Page and server read paths with the same function, so both know which ones there are. */
export type Place<Game extends string> =
  | { readonly kind: 'home' | 'replay' | 'me' | 'daily' | 'drills' | 'clubs' | 'tournaments' }
  | { readonly kind: 'table' | 'club' | 'tournament'; readonly id: string }
  /** A table in this browser; with an empty id, a new one. */
  | { readonly kind: 'play'; readonly game: Game; readonly id: string }
  /** A drill; with an empty id, the next one. */
  | { readonly kind: 'drill'; readonly game: Game; readonly id: string }
  /** `mine` is the page about oneself and one game; `match` is the replay, of a match of this game. */
  | { readonly kind: 'new' | 'learn' | 'rules' | 'leaders' | 'mine' | 'match'; readonly game: Game };

/** Null where the page has nothing. */
export function placeOf<Game extends string>(
  path: string,
  isGame: (text: string) => text is Game,
): Place<Game> | null {
  const [, kind = '', name = '', id = '', ...rest] = path.replace(/\/$/, '').split('/');
  if (rest.length > 0 || (id !== '' && kind !== 'play' && kind !== 'drills')) return null;
  if (name === '') {
    switch (kind) {
      case '':
        return { kind: 'home' };
      case 'replay':
      case 'me':
      case 'daily':
      case 'drills':
      case 'clubs':
      case 'tournaments':
        return { kind };
    }
    return null;
  }
  if (kind === 't' || kind === 'club' || kind === 'tournament')
    return /^[\w-]{1,64}$/.test(name) ? { kind: kind === 't' ? 'table' : kind, id: name } : null;
  if (!isGame(name)) return null;
  if (kind === 'play') return { kind, game: name, id };
  switch (kind) {
    case 'drills':
      return { kind: 'drill', game: name, id };
    case 'me':
      return { kind: 'mine', game: name };
    case 'replay':
      return { kind: 'match', game: name };
    case 'new':
    case 'learn':
    case 'rules':
    case 'leaders':
      return { kind, game: name };
  }
  return null;
}

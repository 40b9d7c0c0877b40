const KEY = 'bullpen.guided';

/** The table of this tab at which hints come by themselves: a first match after a lesson. */
export function isGuided(id: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === id;
  } catch {
    return false;
  }
}

export function guide(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // Where nothing is kept, hints have to be asked for.
  }
}

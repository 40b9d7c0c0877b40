const KEY = 'bullpen.sign-in';

/** The ticket of a sign-in that is under way. Kept for all tabs: a phone may come back in another one. */
export function keepTicket(ticket: string): void {
  try {
    localStorage.setItem(KEY, ticket);
  } catch {
    // A browser that keeps nothing cannot come back.
  }
}

function takeTicket(): string | null {
  try {
    const ticket = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    return ticket;
  } catch {
    return null;
  }
}

/** What the provider said, with the ticket of this browser; null if it did not begin a sign-in. */
export interface ProviderAnswer {
  readonly answer: string;
  readonly ticket: string | null;
}

/** The answer of the provider that the address brings, if any; it leaves no trace there. */
export function answerInAddress(): ProviderAnswer | null {
  const query = new URLSearchParams(location.search);
  if (!query.has('state') || !(query.has('code') || query.has('error'))) return null;
  history.replaceState(history.state, '', location.pathname);
  return { answer: query.toString(), ticket: takeTicket() };
}

/** A browser without a screen: it follows redirects, keeps cookies and fills in forms. */
export class Visitor {
  readonly #cookies = new Map<string, string>();
  /** All addresses that it has been to. */
  readonly visited: string[] = [];

  async #fetch(url: URL, body?: URLSearchParams): Promise<Response> {
    this.visited.push(url.href);
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(body !== undefined && { method: 'POST', body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }

  /** Signs in at a provider as somebody, or cancels; gives the query with which it is sent back to the page. */
  async signIn(start: string, as: string | null): Promise<string> {
    let url = new URL(start);
    let body: URLSearchParams | undefined;
    for (let steps = 0; steps < 20; steps++) {
      const answer = await this.#fetch(url, body);
      body = undefined;
      const to = answer.headers.get('location');
      if (to !== null) {
        url = new URL(to, url);
        if (url.pathname === '/me') return url.search.slice(1);
        continue;
      }
      const html = await answer.text();
      const [, action] = /<form[^>]+action="([^"]+)"/.exec(html) ?? [];
      if (action === undefined) throw new Error(`no form at ${url.href}: ${html.slice(0, 500)}`);
      if (as === null) {
        const [, abort = ''] = /href="([^"]+abort)"/.exec(html) ?? [];
        url = new URL(abort, url);
        continue;
      }
      const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(html) ?? [];
      url = new URL(action, url);
      body = new URLSearchParams({ prompt, ...(prompt === 'login' && { login: as, password: 'any' }) });
    }
    throw new Error('the provider does not send the browser back');
  }
}

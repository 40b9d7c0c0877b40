// The operators' page. The secret stays in this tab: it is gone when the tab is closed.

const SECRET = 'bullpen-admin-secret';
const at = (id) => document.getElementById(id);

let next = null;

const say = (text) => {
  at('status').textContent = text;
};

/** Asks the server; says what it refuses and gives null. */
async function ask(method, path, body) {
  const init = { method, headers: { authorization: `Bearer ${sessionStorage.getItem(SECRET)}` } };
  if (body !== undefined) {
    init.headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  try {
    const response = await fetch(`/api/admin/${path}`, init);
    const isText = response.headers.get('content-type')?.startsWith('text/plain');
    const answer = isText ? await response.text() : await response.json();
    if (response.ok) return answer;
    const { allowed } = answer.detail ?? {};
    say(allowed === undefined ? answer.title : `${answer.title} Allowed: ${allowed}`);
    if (response.status === 401) leave();
  } catch {
    say('The server does not answer.');
  }
  return null;
}

function element(name, text, ...children) {
  const made = document.createElement(name);
  if (text !== null) made.textContent = text;
  made.append(...children);
  return made;
}

function button(text, label, act) {
  const made = element('button', text);
  made.type = 'button';
  made.setAttribute('aria-label', label);
  made.addEventListener('click', act);
  return made;
}

/** A length of time in its largest unit. */
function lasting(milliseconds) {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} d`;
}

const dueIn = (due, now) =>
  due === null ? '' : due >= now ? `in ${lasting(due - now)}` : `${lasting(now - due)} late`;

/** Asks whether it is meant, does it, and shows how things are now. */
async function act(question, method, path, body) {
  if (question !== null && !confirm(question)) return;
  const answer = await ask(method, path, body);
  if (answer === null) return;
  const gone = answer.tables === undefined ? 'Done.' : `Done. Tables: ${answer.tables.length}.`;
  const left =
    answer.scrubbed === false ? ' The database may keep it in its files: see docs/HOSTING.md.' : '';
  await refresh();
  say(gone + left);
}

function tableRow({ table, game, status, seats, free, host, listed, changed, due, aside }, now) {
  const name = element('th', null, element('code', table));
  name.scope = 'row';
  const acts = element('td', null);
  acts.className = 'acts';
  const path = `tables/${encodeURIComponent(table)}`;
  if (status !== 'over')
    acts.append(
      button('Close', `Close ${table}`, () => act(`Close table ${table}?`, 'POST', `${path}/close`)),
    );
  if (listed) acts.append(button('Hide', `Hide ${table}`, () => act(null, 'POST', `${path}/hide`)));
  acts.append(
    button('Delete', `Delete ${table}`, () => act(`Delete table ${table} for good?`, 'DELETE', path)),
  );
  const cells = [
    game,
    status,
    `${free} of ${seats}`,
    host ?? '',
    listed ? 'yes' : 'no',
    `${lasting(now - changed)} ago`,
    aside === null ? dueIn(due, now) : `set aside: ${aside}`,
  ];
  return element('tr', null, name, ...cells.map((text) => element('td', text)), acts);
}

async function showTables(after) {
  const query = new URLSearchParams();
  if (at('of').value !== '') query.set('status', at('of').value);
  if (at('q').value.trim() !== '') query.set('q', at('q').value.trim());
  if (after !== null) query.set('after', after);
  const page = await ask('GET', `tables?${query}`);
  if (page === null) return false;
  if (after === null) at('tables').replaceChildren();
  at('tables').append(...page.tables.map((one) => tableRow(one, page.now)));
  next = page.next;
  at('more').hidden = next === null;
  return true;
}

async function showLoad() {
  const load = await ask('GET', 'load');
  if (load === null) return;
  const { socket = 0, events = 0, poll = 0 } = load.connections;
  const figures = [
    ['Connections', `${socket + events + poll}`],
    ['Moves a second', load.movesPerSecond],
    ['Event loop delay, p99', `${load.loopMilliseconds.p99} ms`],
    ['Store, mean', load.storeMilliseconds === null ? '–' : `${load.storeMilliseconds} ms`],
    ['Bots waiting', load.botsWaiting ?? '–'],
    ['Tables in memory', load.tablesInMemory ?? '–'],
    ['Tables set aside', load.tablesSetAside ?? '–'],
    ['Memory', `${load.memoryMegabytes} MB`],
    ['Running for', lasting(load.seconds * 1000)],
  ];
  at('load').replaceChildren(
    ...figures.map(([what, value]) => element('div', null, element('dt', what), element('dd', value))),
  );
}

async function showBans() {
  const answer = await ask('GET', 'bans');
  if (answer === null) return;
  at('bans').replaceChildren(
    ...answer.bans.map(({ network, until }) =>
      element(
        'li',
        `${network}, for another ${lasting(until - Date.now())} `,
        button('Lift', `Lift the ban of ${network}`, () =>
          act(null, 'POST', 'bans/lift', { address: network }),
        ),
      ),
    ),
  );
}

async function refresh() {
  say('');
  if (!(await showTables(null))) return;
  await Promise.all([showLoad(), showBans()]);
  at('privacy').textContent = (await ask('GET', 'privacy')) ?? '';
}

async function enter() {
  say('');
  if (!(await showTables(null))) return;
  at('enter').hidden = true;
  at('inside').hidden = false;
  // Before the answers arrive: later it would take the focus away from what the operator has chosen meanwhile.
  at('again').focus();
  await refresh();
}

function leave() {
  sessionStorage.removeItem(SECRET);
  at('inside').hidden = true;
  at('enter').hidden = false;
  at('secret').value = '';
  at('secret').focus();
}

function onSubmit(id, act) {
  at(id).addEventListener('submit', (event) => {
    event.preventDefault();
    void act();
  });
}

onSubmit('enter', async () => {
  sessionStorage.setItem(SECRET, at('secret').value);
  await enter();
});
onSubmit('search', () => showTables(null));
onSubmit('ban', () =>
  act(null, 'POST', 'bans', { address: at('address').value.trim(), hours: Number(at('hours').value) }),
);
onSubmit('forget', () =>
  act(`Forget the name “${at('name').value}”?`, 'POST', 'forget-name', { name: at('name').value }),
);
at('again').addEventListener('click', refresh);
at('more').addEventListener('click', () => showTables(next));
at('leave').addEventListener('click', () => {
  say('');
  leave();
});

if (sessionStorage.getItem(SECRET) !== null) void enter();

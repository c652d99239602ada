/** The script at `/analytics/{target}/…`: serves the queue that the page has filled, then every further call. */

type Values = Readonly<Record<string, unknown>>;
type Command = readonly unknown[];
type Queue = Command[] & { push: (...items: Command[]) => number };

const page = window as unknown as Record<string, unknown>;
const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
const address = script.slice(0, script.indexOf('/analytics/') + '/analytics/'.length);
const target = script.slice(address.length).split('/')[0] ?? '';

/** A text is sent across origins without asking first; the page may be about to go. */
function send(kind: string, payload: unknown): void {
  void fetch(`${address}${target}/collect`, {
    method: 'POST',
    body: JSON.stringify({ kind, payload: payload ?? null }),
    keepalive: true,
  }).catch(() => undefined);
}

/** As counters do: the visitor is known again by what is kept in the frame's own origin. */
function rememberVisitor(): void {
  const key = `_${target}_visitor`;
  const visitor = localStorage.getItem(key) ?? crypto.randomUUID();
  localStorage.setItem(key, visitor);
  document.cookie = `${key}=${visitor}; path=/; max-age=63072000; samesite=none; secure`;
  indexedDB.open(key);
}

/** Serves what waits in a queue and whatever is pushed later. */
function serveQueue(name: string, serve: (item: Command) => void): void {
  const queue = page[name] as Queue;
  for (const item of queue) serve(item);
  const push = queue.push.bind(queue);
  queue.push = (...items) => {
    for (const item of items) serve(item);
    return push(...items);
  };
}

/** The state of a counter: what is set once belongs to every later hit. */
let user: unknown = null;

const faces: Readonly<Record<string, () => void>> = {
  tagManager: () =>
    serveQueue('dataLayer', (item) => {
      const { event, ...values } = item as unknown as Values;
      if ('user_id' in values) user = values['user_id'] ?? null;
      send(String(event), { ...values, user });
    }),
  gtag: () =>
    serveQueue('gtagLayer', (item) => {
      const [command, first, values] = Array.from(item as ArrayLike<unknown>);
      if (command === 'set') user = (first as Values)['user_id'];
      if (command === 'consent') send('consent', values);
      if (command === 'config') send('config', { id: first, ...(values as Values) });
      if (command === 'event') send(String(first), { ...(values as Values), user });
    }),
  analytics() {
    const run = (...[command, first, ...rest]: Command) => {
      if (command === 'create') send('create', { id: first });
      if (command === 'set' && first === 'userId') [user] = rest;
      if (command === 'send' && first === 'pageview') send('page_view', { ...(rest[0] as Values), user });
      if (command === 'send' && first === 'event') send(String(rest[1]), { label: rest[2], user });
    };
    for (const command of (page['ga'] as { q?: Command[] }).q ?? []) run(...command);
    page['ga'] = run;
  },
  metrika() {
    const run = (...[counter, command, first, second]: Command) => {
      if (command === 'init') send('init', { counter, ...(first as Values) });
      if (command === 'setUserID') user = first === '' ? null : first;
      if (command === 'hit') send('page_view', { address: first, user });
      if (command === 'reachGoal') send(String(first), { ...(second as Values), user });
    };
    for (const command of (page['ym'] as { a?: Command[] }).a ?? []) run(...command);
    page['ym'] = run;
  },
  fraud() {
    const { session } = page['fraudCheck'] as { readonly session: string };
    const { userAgent, hardwareConcurrency, language } = navigator;
    send('device', { session, userAgent, hardwareConcurrency, language, screen: `${screen.width}×${screen.height}` });
  },
};
// The fraud check keeps nothing: it asks nobody.
if (target !== 'fraud') rememberVisitor();
faces[target]?.();

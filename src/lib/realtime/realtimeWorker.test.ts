import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FromWorker, ToWorker } from './workerMessages.ts';
import { eventually } from '../../../tests/eventually.ts';

const asked: URL[] = [];
const players: (string | null)[] = [];
/** Whose cookie the browser has. */
const browser = { player: '7' };
const sockets: FakeSocket[] = [];
const scope = {
  location: { origin: 'http://site.test' },
  onconnect: null as ((event: { ports: readonly FakePort[] }) => void) | null,
};

class FakeSocket extends EventTarget {
  constructor(readonly url: URL) {
    super();
    sockets.push(this);
  }
  close(): void {
    this.dispatchEvent(new Event('close'));
  }
}

/** The page's port of the worker. */
class FakePort {
  readonly told: FromWorker[] = [];
  onmessage: ((event: { data: ToWorker }) => void) | null = null;
  start = () => {};
  postMessage = (message: FromWorker) => void this.told.push(message);
  say(data: ToWorker): void {
    this.onmessage?.({ data });
  }
}

function page(): FakePort {
  const port = new FakePort();
  scope.onconnect?.({ ports: [port] });
  return port;
}

beforeAll(async () => {
  vi.stubGlobal('self', scope);
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const request = new Request(input);
    asked.push(new URL(request.url));
    players.push(request.headers.get('x-player'));
    if (players.at(-1) !== browser.player)
      return Response.json(
        { error: { type: 'AuthorizationException', code: 1, message: '', error_data: { player_changed: true } } },
        { status: 401 },
      );
    return Response.json({ data: { token: `t${asked.length}` } });
  });
  await import('./realtimeWorker.ts');
});
afterAll(() => vi.unstubAllGlobals());

test('7-1 the worker requests tickets as the page that started it would: in its language, and framed if it is', async () => {
  const before = { sockets: sockets.length, asked: asked.length };
  const port = page();
  port.say({ kind: 'restart', caller: { locale: 'ar', isFramed: true, player: 7 }, from: 1 });
  await eventually(() => expect(sockets).toHaveLength(before.sockets + 1));
  expect(
    asked.slice(before.asked).map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)]),
  ).toEqual([['/api/account.getToken', { v: '2.35', locale: 'ar', _non_strict: '1' }]]);
  port.say({ kind: 'bye' });
});

test('a page whose player signed out and in again gets events again', async () => {
  const port = page();
  const before = sockets.length;
  port.say({ kind: 'restart', caller: { locale: 'en', isFramed: false, player: 7 }, from: 1 });
  await eventually(() => expect(sockets).toHaveLength(before + 1));
  port.say({ kind: 'bye' });
  port.told.length = 0;
  port.say({ kind: 'restart', caller: { locale: 'en', isFramed: false, player: 7 }, from: 1 });
  await eventually(() => expect(sockets).toHaveLength(before + 2));
  sockets
    .at(-1)!
    .dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ kind: 'hello', seq: 1, server_time: '' }) }));
  await eventually(() => expect(port.told).toContainEqual({ kind: 'state', isConnected: true }));
  port.say({ kind: 'bye' });
});

const restart = (port: FakePort, player: number, from = 1) =>
  port.say({ kind: 'restart', caller: { locale: 'en', isFramed: false, player }, from });
const frame = (value: object) =>
  sockets.at(-1)!.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(value) }));
const news = { type: 'cashier.transaction_updated', data: { id: 't1', status: 'completed' } };

test('7-15 a ticket is requested for the page’s own player: for another one no socket opens, and the page is told', async () => {
  const before = sockets.length;
  browser.player = '8';
  const port = page();
  restart(port, 7);
  await eventually(() => expect(port.told).toContainEqual({ kind: 'refused' }));
  expect([players.at(-1), sockets.length]).toEqual(['7', before]);
  port.say({ kind: 'bye' });
  browser.player = '7';
});

test('7-15 events go to the pages of the player whose socket it is, and to no others', async () => {
  const before = sockets.length;
  const anna = page();
  restart(anna, 7);
  await eventually(() => expect(sockets).toHaveLength(before + 1));
  frame({ kind: 'hello', seq: 1, server_time: '' });
  frame({ kind: 'event', seq: 2, event: news });
  // Another player signs in in another tab: Anna's page learns that it has no socket any more.
  browser.player = '8';
  const boris = page();
  restart(boris, 8);
  expect(anna.told).toEqual([
    { kind: 'state', isConnected: true },
    { kind: 'event', event: news, seq: 2 },
    { kind: 'state', isConnected: false },
    { kind: 'refused' },
  ]);
  await eventually(() => expect(sockets).toHaveLength(before + 2));
  frame({ kind: 'hello', seq: 1, server_time: '' });
  frame({ kind: 'event', seq: 2, event: news });
  expect([anna.told.length, boris.told]).toEqual([
    4,
    [
      { kind: 'state', isConnected: true },
      { kind: 'event', event: news, seq: 2 },
    ],
  ]);
  for (const port of [anna, boris]) port.say({ kind: 'bye' });
  browser.player = '7';
});

test('7-119 a page that joins with older data gets what it has missed, and the others get nothing twice', async () => {
  const before = sockets.length;
  const [first, second] = [page(), page()];
  restart(first, 7, 5);
  await eventually(() => expect(sockets).toHaveLength(before + 1));
  frame({ kind: 'hello', seq: 5, server_time: '' });
  frame({ kind: 'event', seq: 6, event: news });
  restart(second, 7, 5);
  await eventually(() => expect(sockets).toHaveLength(before + 2));
  expect(sockets.at(-1)!.url.searchParams.get('from')).toBe('5');
  frame({ kind: 'hello', seq: 7, server_time: '' });
  for (const seq of [6, 7]) frame({ kind: 'event', seq, event: { ...news, data: { ...news.data, id: `t${seq}` } } });
  const heard = ({ told }: FakePort) =>
    told.flatMap((message) => (message.kind === 'event' ? [message.event.data] : []));
  expect([heard(first), heard(second)]).toEqual([
    [news.data, { id: 't7', status: 'completed' }],
    [
      { id: 't6', status: 'completed' },
      { id: 't7', status: 'completed' },
    ],
  ]);
  for (const port of [first, second]) port.say({ kind: 'bye' });
});

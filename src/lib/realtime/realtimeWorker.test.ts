import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FromWorker, ToWorker } from './workerMessages.ts';

const asked: URL[] = [];
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
    asked.push(new URL(input instanceof Request ? input.url : input));
    return Response.json({ data: { token: `t${asked.length}` } });
  });
  await import('./realtimeWorker.ts');
});
afterAll(() => vi.unstubAllGlobals());

test('7-1 the worker requests tickets as the page that started it would: in its language, and framed if it is', async () => {
  const port = page();
  port.say({ kind: 'restart', caller: { locale: 'ar', isFramed: true } });
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  expect(asked.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)])).toEqual([
    ['/api/account.getToken', { v: '2.35', locale: 'ar', _non_strict: '1' }],
  ]);
  port.say({ kind: 'bye' });
});

test('a page whose player signed out and in again gets events again', async () => {
  const port = page();
  const before = sockets.length;
  port.say({ kind: 'restart', caller: { locale: 'en', isFramed: false } });
  await vi.waitFor(() => expect(sockets).toHaveLength(before + 1));
  port.say({ kind: 'bye' });
  port.told.length = 0;
  port.say({ kind: 'restart', caller: { locale: 'en', isFramed: false } });
  await vi.waitFor(() => expect(sockets).toHaveLength(before + 2));
  sockets
    .at(-1)!
    .dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ kind: 'hello', seq: 1, server_time: '' }) }));
  await vi.waitFor(() => expect(port.told).toContainEqual({ kind: 'state', isConnected: true }));
  port.say({ kind: 'bye' });
});

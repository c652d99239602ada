// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeClock, settle } from '../../../tests/fakes/FakeClock.ts';
import type { Call } from '../call.ts';
import { connectRealtime } from './connectRealtime.ts';
import type { Realtime } from './connectRealtime.ts';
import type { FromWorker, ToWorker } from './workerMessages.ts';

class FakePort {
  readonly said: ToWorker[] = [];
  isClosed = false;
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  start = () => {};
  postMessage = (message: ToWorker) => void this.said.push(message);
  close = () => {
    this.isClosed = true;
  };
}

const ports: FakePort[] = [];
const opened: string[] = [];
let stream: Realtime | null = null;

beforeEach(() => {
  ports.length = 0;
  opened.length = 0;
});
afterEach(() => {
  stream?.end();
  vi.unstubAllGlobals();
});

function connect(isShareable: boolean) {
  const told: string[] = [];
  vi.stubGlobal(
    'SharedWorker',
    class {
      readonly port = new FakePort();
      constructor() {
        ports.push(this.port);
      }
    },
  );
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      constructor(url: URL) {
        super();
        opened.push(url.searchParams.get('from') ?? '');
      }
      close = () => {};
    },
  );
  stream = connectRealtime({
    call: (() => Promise.resolve({ token: 't' })) as unknown as Call,
    clock: new FakeClock(),
    locale: 'en',
    isShareable,
    handlers: {
      onEvent: ({ type }) => void told.push(type),
      onGap: () => void told.push('gap'),
      onState: (isConnected) => void told.push(isConnected ? 'connected' : 'away'),
      onRefused: () => void told.push('refused'),
    },
  });
  return { stream, told };
}

function step(kind: 'pagehide' | 'pageshow', persisted: boolean): void {
  dispatchEvent(Object.assign(new Event(kind), { persisted }));
}

const event = { type: 'wallet.updated', data: {} } as unknown as (FromWorker & { kind: 'event' })['event'];

test('4-48 a page that a step back shows again goes on after its last event, by a port that is alive', () => {
  const { stream: line, told } = connect(true);
  line.begin(7, 40);
  ports[0]?.onmessage?.({ data: { kind: 'event', event, seq: 43 } });
  step('pagehide', true);
  expect([ports[0]?.said.at(-1), ports[0]?.isClosed]).toEqual([{ kind: 'bye' }, true]);
  step('pageshow', true);
  const caller = { locale: 'en', isFramed: false, player: 7 };
  expect(ports[1]?.said).toEqual([{ kind: 'restart', caller, from: 43 }]);
  ports[1]?.onmessage?.({ data: { kind: 'state', isConnected: true } });
  expect(told).toEqual(['wallet.updated', 'away', 'connected']);
});

test('4-48 a first show, and one after the player has left, begin nothing', () => {
  const { stream: line } = connect(true);
  line.begin(7, 40);
  step('pageshow', false);
  expect(ports[0]?.said).toHaveLength(1);
  line.end();
  step('pagehide', true);
  step('pageshow', true);
  expect([ports.length, ports[0]?.said.at(-1)]).toEqual([1, { kind: 'bye' }]);
});

test('4-48 a tab with a socket of its own opens another one when it is shown again', async () => {
  const { stream: line } = connect(false);
  line.begin(7, 40);
  await settle();
  step('pagehide', true);
  step('pageshow', true);
  await settle();
  expect([opened, ports]).toEqual([['40', '40'], []]);
});

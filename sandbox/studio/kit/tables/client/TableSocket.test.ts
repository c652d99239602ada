// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WireTableMessage } from '../wireTable.ts';
import { TableSocket } from './TableSocket.ts';

const sockets: FakeSocket[] = [];

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;

  constructor(readonly url: URL) {
    super();
    sockets.push(this);
  }

  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }

  say(now: number): void {
    this.readyState = 1;
    const message: WireTableMessage = { type: 'crowd', now, crowd: { bets: 0, left: 0, lastLeft: [] } };
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('WebSocket', FakeSocket);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sockets.length = 0;
});

function open() {
  const live: boolean[] = [];
  const heard: number[] = [];
  const socket = new TableSocket({
    path: '/studio/tables/crash',
    onLive: (isLive) => live.push(isLive),
    onMessage: ({ now }) => heard.push(now),
  });
  socket.open();
  return { socket, live, heard };
}

test('a socket to the table on this origin is opened once', () => {
  const { socket } = open();
  socket.open();
  expect(sockets.map(({ url }) => url.pathname)).toEqual(['/studio/tables/crash']);
  expect(sockets[0]!.url.protocol).toMatch(/^wss?:$/);
});

test('a lost connection is tried again, ever more seldom, until the table speaks', async () => {
  const { live, heard } = open();
  sockets[0]!.close();
  await vi.advanceTimersByTimeAsync(499);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  sockets[1]!.close();
  await vi.advanceTimersByTimeAsync(999);
  expect(sockets).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  sockets[2]!.say(5);
  expect([live, heard]).toEqual([[false, false, true], [5]]);
  sockets[2]!.close();
  await vi.advanceTimersByTimeAsync(500);
  expect(sockets).toHaveLength(4);
});

test('a table that says nothing for a minute is taken for lost', async () => {
  const { live } = open();
  sockets[0]!.say(1);
  await vi.advanceTimersByTimeAsync(59_000);
  sockets[0]!.say(2);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(live.at(-1)).toBe(false);
  expect(sockets).toHaveLength(2);
});

test('the time is the server’s, by the message that was fastest on its way', async () => {
  const { socket } = open();
  sockets[0]!.say(50_000);
  expect(socket.now()).toBe(50_000);
  await vi.advanceTimersByTimeAsync(1_000);
  // 300 ms on its way.
  sockets[0]!.say(50_700);
  expect(socket.now()).toBe(51_000);
  // Faster than the first one.
  sockets[0]!.say(51_040);
  expect(socket.now()).toBe(51_040);
});

test('with a new connection the time is learnt anew, even if it goes back', async () => {
  const { socket } = open();
  sockets[0]!.say(90_000);
  sockets[0]!.close();
  await vi.advanceTimersByTimeAsync(500);
  sockets[1]!.say(60_000);
  expect(socket.now()).toBe(60_000);
});

test('a page that is online again does not wait for its next try', () => {
  open();
  sockets[0]!.close();
  dispatchEvent(new Event('online'));
  expect(sockets).toHaveLength(2);
});

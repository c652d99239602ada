import { expect, test } from 'vitest';
import { deferred } from '../../../tests/fakes/fakeCall.ts';
import { FakeClock, settle } from '../../../tests/fakes/FakeClock.ts';
import type { RealtimeEvent } from '../../contract/index.ts';
import { RealtimeConnection } from './RealtimeConnection.ts';
import type { Socket } from './RealtimeConnection.ts';
import { fc } from '../../../tests/fastCheck.ts';

class FakeSocket implements Socket {
  isClosed = false;
  private onMessage: (data: unknown) => void = () => {};
  private onClose: () => void = () => {};

  constructor(
    readonly ticket: string,
    readonly from: number,
  ) {}

  listen(handlers: { onMessage: (data: unknown) => void; onClose: () => void }): void {
    this.onMessage = handlers.onMessage;
    this.onClose = handlers.onClose;
  }

  close(): void {
    this.isClosed = true;
  }

  /** Sends a frame as JSON text, like the server; a string is sent unchanged. */
  say(frame: unknown): void {
    this.onMessage(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  event(seq: number): void {
    this.say({
      kind: 'event',
      seq,
      event: {
        type: 'cashier.transaction_updated',
        data: { id: String(seq), status: 'pending' },
      } satisfies RealtimeEvent,
    });
  }

  drop(): void {
    this.onClose();
  }
}

async function connected({
  random = 0,
  ticket,
  from = 0,
}: { random?: number; ticket?: () => Promise<string>; from?: number } = {}) {
  const clock = new FakeClock();
  const sockets: FakeSocket[] = [];
  const heard: string[] = [];
  let tickets = 0;
  const connection = new RealtimeConnection({
    ticket: ticket ?? (() => Promise.resolve(`ticket-${(tickets += 1)}`)),
    open(text, from) {
      const socket = new FakeSocket(text, from);
      sockets.push(socket);
      return socket;
    },
    clock,
    random: () => random,
    handlers: {
      onEvent: (event) => heard.push(event.type === 'cashier.transaction_updated' ? event.data.id : event.type),
      onGap: () => heard.push('gap'),
      onState: (isConnected) => heard.push(isConnected ? 'up' : 'down'),
    },
  });
  connection.restart(from);
  await settle();
  return { clock, sockets, heard, connection, latest: () => sockets.at(-1)! };
}

const hello = (seq: number) => ({ kind: 'hello', seq, server_time: '2026-03-05T12:00:00.000Z' });

test('7-119 opens with a ticket and is connected after the hello frame', async () => {
  const { sockets, heard, latest } = await connected();
  expect([sockets.length, latest().ticket, latest().from, heard]).toEqual([1, 'ticket-1', 0, []]);
  latest().say(hello(40));
  expect(heard).toEqual(['up']);
});

test('7-119 what happened between the answer of the account and the socket is news, what was before is not', async () => {
  const { heard, latest } = await connected({ from: 40 });
  latest().say(hello(42));
  for (const seq of [39, 40, 41, 42]) latest().event(seq);
  expect([latest().from, heard]).toEqual([40, ['up', '41', '42']]);
});

test('7-119 resumes after the last sequence number it has received, with a new ticket', async () => {
  const { clock, heard, latest, sockets } = await connected();
  latest().say(hello(40));
  latest().event(41);
  latest().event(42);
  latest().drop();
  await clock.advance(500);
  expect([sockets.length, latest().ticket, latest().from]).toEqual([2, 'ticket-2', 42]);
  latest().say(hello(43));
  latest().event(43);
  expect(heard).toEqual(['up', '41', '42', 'down', 'up', '43']);
});

test('I6 duplicate and reordered frames are ignored: only a higher number counts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 40 }), async (numbers) => {
      const { heard, latest } = await connected();
      latest().say(hello(0));
      for (const seq of numbers) latest().event(seq);
      const rising = numbers.filter((seq, index) => numbers.slice(0, index).every((earlier) => earlier < seq));
      expect(heard).toEqual(['up', ...rising.map(String)]);
    }),
    { numRuns: 50 },
  );
});

test('a gap calls onGap and continues from the server’s number, also a lower one', async () => {
  const { clock, heard, latest } = await connected();
  latest().say(hello(40));
  latest().event(41);
  latest().say({ kind: 'gap', seq: 3 });
  latest().event(4);
  expect(heard).toEqual(['up', '41', 'gap', '4']);
  latest().drop();
  await clock.advance(500);
  expect(latest().from).toBe(4);
});

test('after 45 s of silence it reconnects; a ping is enough to keep it', async () => {
  const { clock, sockets, heard, latest } = await connected();
  latest().say(hello(1));
  await clock.advance(44_000);
  latest().say({ kind: 'ping' });
  await clock.advance(44_000);
  expect(sockets.length).toBe(1);
  await clock.advance(1_000);
  expect([sockets[0]!.isClosed, heard]).toEqual([true, ['up', 'down']]);
  await clock.advance(500);
  expect(sockets.length).toBe(2);
});

test('a socket that opens and never sends anything is closed too', async () => {
  const { clock, sockets } = await connected();
  await clock.advance(45_000 + 500);
  expect([sockets[0]!.isClosed, sockets.length]).toEqual([true, 2]);
});

test.each([
  [0, [250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]],
  [0.999_999, [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]],
])('each failure doubles the delay up to 30 s, reduced by jitter %f', async (random, waits) => {
  const { clock, sockets, latest } = await connected({ random });
  for (const [index, wait] of waits.entries()) {
    latest().drop();
    await clock.advance(wait - 2);
    expect(sockets.length).toBe(index + 1);
    await clock.advance(2);
    expect(sockets.length).toBe(index + 2);
  }
});

test('the delays start over after a successful connection', async () => {
  const { clock, sockets, latest } = await connected();
  for (const wait of [250, 500, 1_000]) {
    latest().drop();
    await clock.advance(wait);
  }
  latest().say(hello(1));
  latest().drop();
  await clock.advance(250);
  expect(sockets.length).toBe(5);
});

test('without a ticket it keeps retrying', async () => {
  let asked = 0;
  const { clock, sockets } = await connected({
    ticket: () => {
      asked += 1;
      return asked < 3 ? Promise.reject(new Error('away')) : Promise.resolve('late');
    },
  });
  await clock.advance(250 + 500);
  expect([asked, sockets.map(({ ticket }) => ticket)]).toEqual([3, ['late']]);
});

test('wake connects at once instead of at the next retry, and only if disconnected', async () => {
  const { clock, sockets, connection, latest } = await connected({ random: 1 });
  connection.wake();
  await settle();
  expect(sockets.length).toBe(1);
  for (const wait of [500, 1_000, 2_000, 4_000]) {
    latest().drop();
    await clock.advance(wait);
  }
  latest().drop();
  connection.wake();
  await settle();
  expect(sockets.length).toBe(6);
  await clock.advance(40_000);
  expect(sockets.length).toBe(6);
});

test('another player gets a stream of their own, after what their page has loaded', async () => {
  const { clock, sockets, heard, connection, latest } = await connected();
  latest().say(hello(40));
  latest().event(41);
  const old = latest();
  connection.restart(6);
  await settle();
  old.event(42);
  old.drop();
  expect([old.isClosed, sockets.length, latest().from]).toEqual([true, 2, 6]);
  latest().say(hello(8));
  latest().event(7);
  latest().event(8);
  expect(heard).toEqual(['up', '41', 'down', 'up', '7', '8']);
  await clock.advance(10_000);
  expect(sockets.length).toBe(2);
});

test('a ticket of the previous player is not used', async () => {
  const tickets = [deferred<string>(), deferred<string>()];
  let asked = 0;
  const { sockets, connection } = await connected({ ticket: () => tickets[(asked += 1) - 1]!.promise });
  connection.restart(0);
  tickets[0]!.resolve('mine');
  await settle();
  tickets[1]!.resolve('theirs');
  await settle();
  expect(sockets.map(({ ticket }) => ticket)).toEqual(['theirs']);
});

test('4-6 after stop no timer is left and no socket opens', async () => {
  const { clock, sockets, connection, latest, heard } = await connected();
  latest().say(hello(1));
  connection.stop();
  connection.wake();
  latest().drop();
  await clock.advance(100_000);
  expect([sockets.length, sockets[0]!.isClosed, clock.waiting, heard]).toEqual([1, true, 0, ['up', 'down']]);
});

test('stopped while waiting for a ticket, it opens no socket', async () => {
  const ticket = deferred<string>();
  const { clock, sockets, connection } = await connected({ ticket: () => ticket.promise });
  connection.stop();
  ticket.resolve('late');
  await clock.advance(100_000);
  expect(sockets).toEqual([]);
});

test.each([
  'not json',
  '',
  'null',
  '7',
  '[]',
  '{"kind":"event"}',
  '{"kind":"event","seq":"9","event":{}}',
  '{"kind":"event","seq":9}',
  '{"kind":"event","seq":9,"event":null}',
  '{"kind":"event","seq":9,"event":{"type":7,"data":{}}}',
  '{"kind":"event","seq":9,"event":{"type":"account.session_ended"}}',
  '{"kind":"event","seq":1e999,"event":{"type":"x","data":{}}}',
  '{"kind":"surprise","seq":9}',
])('a frame of an unknown shape is ignored: %s', async (text) => {
  const { heard, latest } = await connected();
  latest().say(hello(1));
  latest().say(text);
  latest().say(new ArrayBuffer(4));
  latest().event(2);
  expect(heard).toEqual(['up', '2']);
});

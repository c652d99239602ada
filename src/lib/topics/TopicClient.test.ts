import { expect, test } from 'vitest';
import { FakeClock } from '../../../tests/fakes/FakeClock.ts';
import type { Socket } from '../realtime/RealtimeConnection.ts';
import { TopicClient } from './TopicClient.ts';

class FakeSocket implements Socket {
  isClosed = false;
  private onMessage: (data: unknown) => void = () => {};
  private onClose: () => void = () => {};

  constructor(readonly topics: readonly string[]) {}

  listen(handlers: { onMessage: (data: unknown) => void; onClose: () => void }): void {
    this.onMessage = handlers.onMessage;
    this.onClose = handlers.onClose;
  }

  close(): void {
    this.isClosed = true;
  }

  say(data: unknown): void {
    this.onMessage(typeof data === 'string' ? data : JSON.stringify(data));
  }

  drop(): void {
    this.onClose();
  }
}

function clientOf() {
  const clock = new FakeClock();
  const sockets: FakeSocket[] = [];
  const client = new TopicClient({
    clock,
    random: () => 1,
    open(topics) {
      const socket = new FakeSocket(topics);
      sockets.push(socket);
      return socket;
    },
  });
  return { client, clock, sockets, opened: () => sockets.map(({ topics }) => topics.join(' ')) };
}

const state = (topic: string, value: number) => ({ kind: 'topic', topic, state: value });

test('topics that are followed together share a socket, which closes with the last of them', async () => {
  const { client, clock, sockets, opened } = clientOf();
  const stopB = client.follow('b', () => {});
  const stopA = client.follow('a', () => {});
  await clock.advance(50);
  expect(opened()).toEqual(['a b']);
  stopA();
  stopB();
  await clock.advance(50);
  expect([opened(), sockets[0]?.isClosed, clock.waiting]).toEqual([['a b'], true, 0]);
});

test('each follower has every state of its topic, and who comes later the known one at once', async () => {
  const { client, clock, sockets } = clientOf();
  const heard: unknown[] = [];
  client.follow('a', (value) => heard.push(value));
  await clock.advance(50);
  sockets[0]?.say(state('a', 1));
  sockets[0]?.say(state('b', 9));
  const late: unknown[] = [];
  client.follow('a', (value) => late.push(value));
  sockets[0]?.say(state('a', 2));
  expect([heard, late]).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

test('another topic opens another socket in place of the first', async () => {
  const { client, clock, sockets, opened } = clientOf();
  client.follow('a', () => {});
  await clock.advance(50);
  client.follow('b', () => {});
  await clock.advance(50);
  expect([opened(), sockets.map(({ isClosed }) => isClosed)]).toEqual([
    ['a', 'a b'],
    [true, false],
  ]);
});

test('a lost or silent socket is replaced, later and later', async () => {
  const { client, clock, sockets } = clientOf();
  client.follow('a', () => {});
  await clock.advance(50);
  sockets[0]?.drop();
  await clock.advance(499);
  expect(sockets.length).toBe(1);
  await clock.advance(1);
  expect(sockets.length).toBe(2);
  sockets[1]?.drop();
  await clock.advance(1_000);
  expect(sockets.length).toBe(3);
  sockets[2]?.say({ kind: 'ping' });
  await clock.advance(45_000 + 500);
  expect([sockets.length, sockets[2]?.isClosed]).toEqual([4, true]);
});

test('a hidden page has no socket, and one at once when it is seen again', async () => {
  const { client, clock, sockets } = clientOf();
  client.follow('a', () => {});
  await clock.advance(50);
  client.pause(true);
  await clock.advance(0);
  expect(sockets[0]?.isClosed).toBe(true);
  client.pause(false);
  await clock.advance(0);
  expect(sockets.length).toBe(2);
});

test.each(['not json', 'null', '[]', '{"kind":"topic"}', '{"kind":"topic","topic":7}', '{"kind":"other","topic":"a"}'])(
  'a frame of an unknown shape is ignored: %s',
  async (text) => {
    const { client, clock, sockets } = clientOf();
    const heard: unknown[] = [];
    client.follow('a', (value) => heard.push(value));
    await clock.advance(50);
    sockets[0]?.say(text);
    sockets[0]?.say(state('a', 1));
    expect(heard).toEqual([1]);
  },
);

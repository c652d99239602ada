import { EventEmitter } from 'node:events';
import type { WebSocket } from '@fastify/websocket';
import { expect, test } from 'vitest';
import type { Sql } from '../../../database/database.ts';
import { EventBook } from './EventBook.ts';
import { LiveFeed } from './LiveFeed.ts';
import { Rulings, type Ruling } from './Rulings.ts';

interface Frame {
  readonly type: string;
  readonly topic?: string;
  readonly parts?: readonly Record<string, unknown>[];
  readonly gone?: readonly string[];
  readonly id?: string;
}

class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readonly readyState = 1;
  readonly frames: Frame[] = [];
  send(text: string | Buffer): void {
    this.frames.push(JSON.parse(String(text)) as Frame);
  }
  close(): void {
    this.emit('close');
  }
  terminate(): void {
    this.emit('close');
  }
  ask(message: object): void {
    this.emit('message', Buffer.from(JSON.stringify(message)));
  }
  take(): Frame[] {
    return this.frames.splice(0);
  }
}

function feed() {
  const rows: (Omit<Ruling, 'event'> & { event_id: string })[] = [];
  let now = Date.UTC(2026, 5, 1, 12, 5);
  const sql = { query: async () => rows } as unknown as Sql;
  const rulings = new Rulings(sql, () => now);
  const book = new EventBook('test', rulings, () => now);
  const live = new LiveFeed(book);
  const join = (): FakeSocket => {
    const socket = new FakeSocket();
    live.add(socket as unknown as WebSocket, async (session) => (session === 's' ? 'player' : null));
    return socket;
  };
  const pass = (ms: number): void => {
    now += ms;
    live.frame();
  };
  return { live, book, rulings, rows, join, pass };
}

test('a newcomer gets the whole topic, later frames have only what has changed', () => {
  const { book, join, pass } = feed();
  // The one that began last has its most markets open.
  const fixture = book.live('football').at(-1);
  const socket = join();
  socket.ask({ topics: ['live', `event:${fixture?.id}`, 'secret'] });
  const whole = socket.take();
  expect(whole.map(({ type, topic }) => `${type} ${topic}`)).toEqual(['whole live', `whole event:${fixture?.id}`]);
  expect(whole[0]?.parts?.length).toBeGreaterThanOrEqual(6);
  pass(0);
  expect(socket.take()).toEqual([]);
  pass(20_000);
  const later = socket.take();
  expect(later.every(({ type }) => type === 'change')).toBe(true);
  const prices = later.find(({ topic }) => topic !== 'live')?.parts?.filter(({ key }) => key === 'market') ?? [];
  expect(prices.length).toBeGreaterThan(0);
  expect(JSON.stringify([whole, later])).not.toContain('probability');
});

test('matches that have ended leave the live list, and a socket that leaves hears nothing more', () => {
  const { join, pass } = feed();
  const [socket, other] = [join(), join()];
  for (const one of [socket, other]) one.ask({ topics: ['live'] });
  socket.take();
  other.ask({ topics: [] });
  other.take();
  pass(20 * 60_000);
  expect(socket.take()[0]?.gone?.length).toBeGreaterThan(3);
  expect(other.take()).toEqual([]);
});

test('a suspended market is told at once, and a bet only to its player', async () => {
  const { book, rulings, rows, live, join, pass } = feed();
  const fixture = book.live('football').at(-1);
  const id = fixture?.id ?? '';
  const [mine, guest] = [join(), join()];
  mine.ask({ topics: [`event:${id}`], session: 's' });
  guest.ask({ topics: ['live'], session: 'wrong' });
  await Promise.resolve();
  mine.take();
  guest.take();
  rows.push({ event_id: id, market: 'result', selection: null, ruling: 'suspend' });
  await rulings.refresh();
  pass(0);
  const [told] = mine.take();
  expect(told?.parts).toContainEqual(
    expect.objectContaining({ market: expect.objectContaining({ key: 'result', isSuspended: true }) }),
  );
  guest.take();
  live.tellPlayer('player', 'bet-1');
  expect(mine.take()).toEqual([{ type: 'bet', id: 'bet-1' }]);
  expect(guest.take()).toEqual([]);
});

test('nonsense from a client changes nothing', () => {
  const { join, pass } = feed();
  const socket = join();
  for (const text of ['', 'null', '[]', '{"topics":7}']) socket.emit('message', Buffer.from(text));
  pass(1_000);
  expect(socket.take()).toEqual([]);
});

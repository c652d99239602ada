import { expect, test } from 'vitest';
import { ByteQueue, CongestionWindow, HEADER, SEGMENT, SharedPipe } from './congestion.mjs';

test('the time of a packet is that of its payload and header at the rate of the link', () => {
  const pipe = new SharedPipe(8_000_000);
  expect(pipe.send(SEGMENT, 100)).toBeCloseTo(100 + (SEGMENT + HEADER) / 1000);
  expect(pipe.payloadBytes).toBe(1460);
  expect(pipe.wireBytes).toBe(1500);
});

test('a send starts when the previous one has ended; idle time is not credited', () => {
  const pipe = new SharedPipe(8000);
  expect(pipe.send(60, 0)).toBe(100);
  expect(pipe.send(60, 10)).toBe(200);
  expect(pipe.isFree(150)).toBe(false);
  expect(pipe.isFree(199)).toBe(true);
  expect(pipe.send(60, 1000)).toBe(1100);
});

test('a send of several packets has one header for each packet', () => {
  const pipe = new SharedPipe(8000);
  pipe.send(SEGMENT * 2 + 1, 0);
  expect(pipe.wireBytes).toBe(SEGMENT * 2 + 1 + 3 * HEADER);
});

test('slow start doubles the window each round trip, up to its maximum', () => {
  const window = new CongestionWindow(10, 35 * SEGMENT);
  const sent = [];
  for (let trip = 0; trip < 3; trip += 1) {
    const bytes = window.room;
    sent.push(bytes / SEGMENT);
    window.sent(bytes);
    expect(window.room).toBe(0);
    window.acknowledged(bytes);
  }
  expect(sent).toEqual([10, 20, 35]);
});

test('bytes leave the queue in order, whatever the packet sizes', () => {
  const queue = new ByteQueue();
  for (const text of ['abc', 'd', 'efgh']) queue.push(Buffer.from(text));
  expect(queue.take(2).toString()).toBe('ab');
  expect(queue.take(4).toString()).toBe('cdef');
  expect(queue.length).toBe(2);
  expect(queue.take(10).toString()).toBe('gh');
  expect(queue.length).toBe(0);
});

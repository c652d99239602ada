import { expect, test } from 'vitest';
import { Remote } from './Remote.ts';

function answerLater<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

test('one key is fetched once: a second request joins the first, a third finds the value', async () => {
  const remote = new Remote<string>();
  const answer = answerLater<string>();
  let calls = 0;
  const fetch = () => {
    calls += 1;
    return answer.promise;
  };
  const both = Promise.all([remote.load('a', fetch), remote.load('a', fetch)]);
  expect([remote.status, remote.value]).toEqual(['loading', null]);
  answer.resolve('A');
  await both;
  await remote.load('a', fetch);
  expect([remote.status, remote.value, calls]).toEqual(['ready', 'A', 1]);
});

test('an answer to an earlier key is dropped, whichever arrives last', async () => {
  const taken: string[] = [];
  const remote = new Remote<string>((value) => taken.push(value));
  const [slow, fast] = [answerLater<string>(), answerLater<string>()];
  const first = remote.load('a', () => slow.promise);
  const second = remote.load('b', () => fast.promise);
  fast.resolve('B');
  await second;
  slow.resolve('A');
  await first;
  expect([remote.value, taken]).toEqual(['B', ['B']]);
});

test('load keeps the value of the key before until the new one arrives; refresh drops it at once', async () => {
  const remote = new Remote<string>();
  await remote.load('a', async () => 'A');
  const loading = remote.load('b', async () => 'B');
  expect([remote.status, remote.value]).toEqual(['loading', 'A']);
  await loading;
  const refreshing = remote.refresh('c', async () => 'C');
  expect([remote.status, remote.value]).toEqual(['loading', null]);
  await refreshing;
  expect([remote.status, remote.value]).toEqual(['ready', 'C']);
});

test('a failed load rejects and can be tried again; a failed refresh keeps what is loaded', async () => {
  const remote = new Remote<string>();
  const failing = () => Promise.reject(new Error('down'));
  await expect(remote.load('a', failing)).rejects.toThrow('down');
  expect(remote.status).toBe('failed');
  await remote.load('a', async () => 'A');
  await remote.refresh('a', failing);
  expect([remote.status, remote.value]).toEqual(['ready', 'A']);
  await remote.refresh('b', failing);
  expect([remote.status, remote.value]).toEqual(['failed', null]);
});

test('after a reset, and after a value from elsewhere, an answer under way is dropped', async () => {
  const remote = new Remote<string>();
  const [first, second] = [answerLater<string>(), answerLater<string>()];
  const one = remote.load('a', () => first.promise);
  remote.reset();
  first.resolve('late');
  await one;
  expect([remote.status, remote.value]).toEqual(['idle', null]);
  const two = remote.refresh('a', () => second.promise);
  remote.adopt('a', 'changed');
  second.resolve('late');
  await two;
  expect([remote.status, remote.value]).toEqual(['ready', 'changed']);
});

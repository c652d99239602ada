import { expect, test } from 'vitest';
import { FakeClock } from '../../../tests/fakes/FakeClock.ts';
import { NoticeStore } from './NoticeStore.ts';

const texts = (store: NoticeStore) => store.list.map(({ text }) => text);

test('9-6 a toast stays for five seconds', async () => {
  const clock = new FakeClock();
  const store = new NoticeStore(clock);
  store.show('saved', 'success');
  await clock.advance(3_000);
  store.show('failed', 'error');
  await clock.advance(1_999);
  expect(texts(store)).toEqual(['saved', 'failed']);
  await clock.advance(1);
  expect(texts(store)).toEqual(['failed']);
  await clock.advance(3_000);
  expect(texts(store)).toEqual([]);
});

test('3-65 toasts are independent; the same text is not shown twice', () => {
  const store = new NoticeStore(new FakeClock());
  store.show('lost the line');
  store.show('lost the line', 'error');
  store.show('found it');
  expect(store.list.map(({ text, type }) => [text, type])).toEqual([
    ['lost the line', 'info'],
    ['found it', 'info'],
  ]);
  expect(new Set(store.list.map(({ id }) => id)).size).toBe(2);
});

test('3-65 a closed toast may be shown again, and its old timer does not close the new one', async () => {
  const clock = new FakeClock();
  const store = new NoticeStore(clock);
  store.show('saved');
  await clock.advance(4_000);
  store.close(store.list[0]!.id);
  store.show('saved');
  await clock.advance(2_000);
  expect(texts(store)).toEqual(['saved']);
});

test('3-65 a toast may set its own duration, and have no close button', async () => {
  const clock = new FakeClock();
  const store = new NoticeStore(clock);
  store.show('read this in peace', 'info', { time: 9_000, allowClose: false });
  store.show('saved');
  expect(store.list.map(({ time, allowClose, component, data }) => [time, allowClose, component, data])).toEqual([
    [9_000, false, null, undefined],
    [5_000, true, null, undefined],
  ]);
  await clock.advance(8_999);
  expect(texts(store)).toEqual(['read this in peace']);
  await clock.advance(1);
  expect(texts(store)).toEqual([]);
});

test('9-6 while hovered or focused toasts stay, also new ones; then each has its full time again', async () => {
  const clock = new FakeClock();
  const store = new NoticeStore(clock);
  store.show('first');
  await clock.advance(4_000);
  store.hold();
  store.show('second', 'info', { time: 2_000 });
  await clock.advance(60_000);
  expect(texts(store)).toEqual(['first', 'second']);
  store.release();
  await clock.advance(2_000);
  expect(texts(store)).toEqual(['first']);
  await clock.advance(3_000);
  expect(texts(store)).toEqual([]);
});

test('9-6 closing the last toast under the pointer ends the hold', async () => {
  const clock = new FakeClock();
  const store = new NoticeStore(clock);
  store.show('first');
  store.hold();
  store.close(store.list[0]!.id);
  store.show('second');
  await clock.advance(5_000);
  expect(texts(store)).toEqual([]);
});

import { expect, test } from 'vitest';
import { DialogStore } from '../../src/app/DialogStore.ts';
import type { DialogKind } from '../../src/domains/kernel/dialogs.ts';

const kind = (name: string): DialogKind<string, string> => ({ name, dismissed: 'dismissed', load: () => Promise.reject(new Error('not drawn here')) });
const names = (store: DialogStore) => store.stack.map(({ name, isOpen }) => `${name}${isOpen ? '' : ' leaving'}`);
const top = (store: DialogStore) => store.stack.at(-1)!;

test('2.10-1, 4-28 a dialog has an id of its own and answers with its outcome', async () => {
  const store = new DialogStore();
  const first = store.open(kind('a'), 'x');
  const second = store.open(kind('b'), 'y');
  expect(new Set(store.stack.map(({ id }) => id)).size).toBe(2);
  top(store).settle('yes');
  store.stack[0]!.settle('no');
  expect(await Promise.all([first, second])).toEqual(['no', 'yes']);
});

test('4-31 asking for an open dialog joins it', async () => {
  const store = new DialogStore();
  const both = [store.open(kind('a'), 'x'), store.open(kind('a'), 'y')];
  expect(names(store)).toEqual(['a']);
  top(store).settle('once');
  expect(await Promise.all(both)).toEqual(['once', 'once']);
});

test('4-31 queued dialogs open one after another', async () => {
  const store = new DialogStore();
  const outcomes = [store.queue(kind('a'), ''), store.queue(kind('b'), ''), store.queue(kind('c'), '')];
  for (const name of ['a', 'b', 'c']) {
    await expect.poll(() => names(store)).toEqual([name]);
    const { id } = top(store);
    top(store).settle(name);
    store.gone(id);
  }
  expect(await Promise.all(outcomes)).toEqual(['a', 'b', 'c']);
});

test('4-29 escape is refused where the dialog prevents it, and closes the topmost otherwise', async () => {
  const store = new DialogStore();
  void store.open(kind('a'), '', { preventClose: true });
  expect(store.dismissTop()).toBe(true);
  expect(names(store)).toEqual(['a']);
  const above = store.open(kind('b'), '');
  store.dismissTop();
  expect(await above).toBe('dismissed');
  expect(names(store)).toEqual(['a', 'b leaving']);
});

test('4-30 a dialog that was answered stays until its last frame, and is not open meanwhile', () => {
  const store = new DialogStore();
  void store.open(kind('a'), '');
  const { id } = top(store);
  top(store).settle('yes');
  expect(store.isAnyOpen).toBe(false);
  expect(names(store)).toEqual(['a leaving']);
  store.gone(id);
  expect(names(store)).toEqual([]);
  expect(store.dismissTop()).toBe(false);
});

import { expect, test } from 'vitest';
import { settle } from '../fakes/FakeClock.ts';
import { deferred } from '../fakes/fakeCall.ts';
import { DialogStore } from '../../src/app/DialogStore.ts';
import type { DialogKind, DialogOptions } from '../../src/kernel/dialogs.ts';

const kind = (name: string): DialogKind<string, string> => ({
  name,
  dismissed: 'dismissed',
  load: () => Promise.reject(new Error('not drawn here')),
});
const names = (store: DialogStore) => store.stack.map(({ name, isOpen }) => `${name}${isOpen ? '' : ' leaving'}`);
const top = (store: DialogStore) => store.stack.at(-1)!;

test('4-27, 2.10-1, 4-28 each dialog has a unique id, and its promise resolves with its outcome', async () => {
  const store = new DialogStore();
  const first = store.open(kind('a'), 'x');
  const second = store.open(kind('b'), 'y');
  expect(new Set(store.stack.map(({ id }) => id)).size).toBe(2);
  top(store).settle('yes');
  store.stack[0]!.settle('no');
  expect(await Promise.all([first, second])).toEqual(['no', 'yes']);
});

test('4-31 opening a dialog of a kind that is already open returns the result of the open one', async () => {
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

test('4-29 dismissTop closes the topmost dialog, unless it was opened with preventClose', async () => {
  const store = new DialogStore();
  void store.open(kind('a'), '', { preventClose: true });
  expect(store.dismissTop()).toBe(true);
  expect(names(store)).toEqual(['a']);
  const above = store.open(kind('b'), '');
  store.dismissTop();
  expect(await above).toBe('dismissed');
  expect(names(store)).toEqual(['a', 'b leaving']);
});

test('4-30 a settled dialog stays in the stack, marked as not open, until its closing animation has ended', () => {
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

test('7-120 a dialog of a careful kind is known as one until it is answered', () => {
  const store = new DialogStore();
  void store.open(kind('a'), '');
  expect(store.isCarefulOpen).toBe(false);
  void store.open({ ...kind('b'), isCareful: true }, '');
  expect(store.isCarefulOpen).toBe(true);
  top(store).settle('yes');
  expect([store.isAnyOpen, store.isCarefulOpen]).toEqual([true, false]);
});

/** A dialog store that records scroll locking and hook calls, in order. */
function watched() {
  const events: string[] = [];
  const store = new DialogStore({
    lockScroll: () => {
      events.push('locked');
      return () => void events.push('unlocked');
    },
  });
  const hooks = (name: string): DialogOptions<string> => ({
    beforeOpen: () => void events.push(`${name} before open, ${names(store).length} there`),
    beforeClose: (reason) => events.push(`${name} before close: ${reason}`) > 0,
    closed: (result) => void events.push(`${name} closed: ${result}`),
  });
  return { store, events, hooks };
}

test('4-28, 4-30 the first dialog locks page scrolling; the last one to close unlocks it, then its closed hook runs', () => {
  const { store, events, hooks } = watched();
  void store.open(kind('a'), '', hooks('a'));
  void store.open(kind('b'), '', hooks('b'));
  const [first, second] = store.stack;
  second!.settle('yes');
  store.gone(second!.id);
  first!.dismiss();
  store.gone(first!.id);
  store.gone(first!.id);
  expect(events).toEqual([
    'a before open, 0 there',
    'locked',
    'b before open, 1 there',
    'b before close: answered',
    'b closed: yes',
    'a before close: dismissed',
    'unlocked',
    'a closed: dismissed',
  ]);
});

test('4-29, 4-30 beforeClose can keep a dismissed dialog open, at once or by a promise; it is not called again while pending', async () => {
  const store = new DialogStore();
  const answer = deferred<boolean>();
  const asked: string[] = [];
  const outcome = store.open(kind('a'), '', {
    beforeClose: (reason) => (asked.push(reason) === 1 ? false : answer.promise),
  });
  store.dismissTop();
  expect(names(store)).toEqual(['a']);
  store.dismissTop();
  store.dismissTop();
  expect([names(store), asked]).toEqual([['a'], ['dismissed', 'dismissed']]);
  answer.resolve(true);
  expect(await outcome).toBe('dismissed');
  expect(names(store)).toEqual(['a leaving']);
});

test('4-29 closeAll closes every dialog at once, whatever preventClose and beforeClose say', async () => {
  const store = new DialogStore();
  const outcomes = [
    store.open(kind('a'), '', { preventClose: true }),
    store.open(kind('b'), '', { beforeClose: () => false }),
  ];
  store.closeAll();
  expect([names(store), await Promise.all(outcomes)]).toEqual([
    ['a leaving', 'b leaving'],
    ['dismissed', 'dismissed'],
  ]);
});

/** A kind whose dismissal is an answer, as that of a warning. */
const warning: DialogKind<string, string> = { ...kind('warning'), closedByPlayer: 'there' };

test.each<[string, string, (store: DialogStore) => void]>([
  ['closing it while it is shown is an answer', 'there', (store) => void (top(store).shown(), store.dismissTop())],
  ['closing it before it is shown is none', 'dismissed', (store) => void store.dismissTop()],
  ['the end of its page is none', 'dismissed', (store) => (top(store).shown(), store.closeAll())],
])('4-29 of a dialog whose dismissal counts: %s', async (_what, outcome, close) => {
  const store = new DialogStore();
  const closed: string[] = [];
  const answer = store.open(warning, '', { closed: (result) => void closed.push(result) });
  close(store);
  store.gone(top(store).id);
  expect([await answer, closed]).toEqual([outcome, [outcome]]);
});

test('4-29 a question before closing that cannot be asked keeps the dialog open, and is asked again', async () => {
  const store = new DialogStore();
  const answers = [Promise.reject(new Error('not loaded')), Promise.resolve(true)];
  const outcome = store.open(warning, '', { beforeClose: () => answers.shift() ?? false });
  top(store).shown();
  store.dismissTop();
  await expect.poll(() => answers.length).toBe(1);
  await settle();
  expect(names(store)).toEqual(['warning']);
  store.dismissTop();
  expect(await outcome).toBe('there');
});

test('4-30 settling a dialog also closes the confirmation that its beforeClose hook has opened', async () => {
  const store = new DialogStore();
  const question = kind('question');
  const outcome = store.open(kind('a'), '', {
    beforeClose: async (reason) => reason !== 'dismissed' || (await store.open(question, '')) === 'leave',
  });
  store.dismissTop();
  expect(names(store)).toEqual(['a', 'question']);
  store.stack[0]!.settle('done');
  expect([await outcome, names(store)]).toEqual(['done', ['a leaving', 'question leaving']]);
});

test('3-66 options of the opener override those of the dialog kind; a kind without a type is a popup', () => {
  const store = new DialogStore();
  void store.open({ ...kind('a'), type: 'curtain', size: 'sm' }, '', { closeButtonPosition: 'start' });
  void store.open(kind('b'), '', { size: 'lg', preventClose: true, comesByItself: true });
  expect(store.stack.map(({ type, look }) => ({ type, ...look }))).toEqual([
    { type: 'curtain', size: 'sm', preventClose: false, closeButtonPosition: 'start', comesByItself: false },
    { type: 'popup', size: 'lg', preventClose: true, closeButtonPosition: 'end', comesByItself: true },
  ]);
});

test('4-28 a dialog that opens after the last one has gone locks page scrolling again', () => {
  const events: string[] = [];
  const store = new DialogStore({
    lockScroll: () => {
      events.push('locked');
      return () => events.push('unlocked');
    },
  });
  for (const name of ['a', 'b']) {
    void store.open(kind(name), '');
    const { id, dismiss } = top(store);
    dismiss();
    store.gone(id);
  }
  expect(events).toEqual(['locked', 'unlocked', 'locked', 'unlocked']);
});

test('16-16, 4-31 what comes by itself waits until nothing is being typed, and says that nobody asked for it', async () => {
  const still = deferred<void>();
  const store = new DialogStore({ untilStill: () => still.promise });
  void store.queue(kind('a'), '');
  await settle();
  expect(names(store)).toEqual([]);
  void store.open(kind('b'), '');
  still.resolve();
  await settle();
  expect(store.stack.map(({ name, look }) => [name, look.comesByItself])).toEqual([
    ['b', false],
    ['a', true],
  ]);
});

test('4-31 what was queued for a player does not open for the next one, and answers nothing', async () => {
  const still = deferred<void>();
  let uid = 7;
  const store = new DialogStore({ untilStill: () => still.promise, uid: () => uid });
  const held = store.queue(kind('a'), '');
  uid = 8;
  const next = store.queue(kind('b'), '');
  still.resolve();
  expect(await held).toBe('dismissed');
  await settle();
  expect(names(store)).toEqual(['b']);
  top(store).settle('seen');
  expect(await next).toBe('seen');
});

test('16-16 the page is free once no dialog is open and nothing is being typed, also if one opens meanwhile', async () => {
  const pauses = [deferred<void>(), deferred<void>()];
  let asked = 0;
  const store = new DialogStore({ untilStill: () => pauses[asked++]!.promise });
  let isFree = false;
  void store.untilFree().then(() => (isFree = true));
  await settle();
  expect(asked).toBe(1);
  void store.open(kind('a'), '');
  pauses[0]!.resolve();
  await settle();
  expect([asked, isFree]).toEqual([1, false]);
  store.dismissTop();
  await settle();
  pauses[1]!.resolve();
  await settle();
  expect([asked, isFree]).toEqual([2, true]);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import { openDrafts } from './face/OpenDrafts.ts';
import type { DraftTexts } from './face/OpenDrafts.ts';
import { keepDrafts } from './keepDrafts.ts';

let stop: () => void = () => {};
beforeEach(() => sessionStorage.clear());
afterEach(() => stop());

/** A document of this player, with a form in which these texts are. */
function opened(uid: number, texts: DraftTexts | null, more: { readonly isForHandoffOnly?: boolean } = {}) {
  stop();
  const app = createTestApp({ uid });
  const restored: DraftTexts[] = [];
  stop = keepDrafts(app);
  const form = { read: () => texts, restore: (given: DraftTexts) => void restored.push(given), ...more };
  app.store(openDrafts).hold('personal', form);
  return { app, restored };
}

const leave = () => void dispatchEvent(new Event('pagehide'));

test('1-22 what was typed is there again after a reload of the page, once, and without secrets', () => {
  opened(7, { city: 'Riga', password: 'x' });
  leave();
  expect(opened(7, null).restored).toEqual([{ city: 'Riga' }]);
  leave();
  expect(opened(7, null).restored).toEqual([]);
});

test('1-22 another player gets nothing of it, and neither does who comes back much later', () => {
  opened(7, { city: 'Riga' });
  leave();
  expect(opened(8, null).restored).toEqual([]);

  opened(7, { city: 'Riga' });
  leave();
  const kept = JSON.parse(sessionStorage.getItem('drafts') ?? '{}') as object;
  sessionStorage.setItem('drafts', JSON.stringify({ ...kept, at: -3_600_000 }));
  expect(opened(7, null).restored).toEqual([]);
});

test('a form that keeps itself, and an open game, do not go on by a reload', () => {
  opened(7, { mode: 'play' }, { isForHandoffOnly: true });
  leave();
  expect(sessionStorage.getItem('drafts')).toBeNull();
});

test('text that this app has not written restores nothing', () => {
  for (const text of ['{', '7', 'null', '{"uid":7}']) {
    sessionStorage.setItem('drafts', text);
    expect(opened(7, null).restored).toEqual([]);
  }
});

test('a form that is there before its draft takes it, unless something has been typed since', () => {
  const { app, restored } = opened(7, null);
  const drafts = app.store(openDrafts);
  const typed: DraftTexts[] = [];
  drafts.hold('nickname', { read: () => ({ fakename: 'Bo' }), restore: (given) => void typed.push(given) });
  drafts.give('{"personal":{"city":"Riga"},"nickname":{"fakename":"Ada"}}');
  expect([restored, typed]).toEqual([[{ city: 'Riga' }], []]);
});

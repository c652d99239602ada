// @vitest-environment happy-dom
import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { fakePlatform } from '../../../tests/fakes/fakePlatform.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../tests/fakes/wireSamples.ts';
import { keepDrafts } from './keepDrafts.ts';
import { openDrafts } from './OpenDrafts.ts';
import type { DraftTexts, OpenForm } from './OpenDrafts.ts';

let stop: () => void = () => {};
/** Of frames, which are thrown away without being told. */
let frames: (() => void)[] = [];
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  stop();
  for (const stopFrame of frames) stopFrame();
  frames = [];
});

/** A document of this player, with a form in which these texts are. */
function opened(uid: number, texts: DraftTexts | null, more: Pick<OpenForm, 'isForHandoffOnly' | 'keepsItself'> = {}) {
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
  const kept = sessionStorage.getItem('drafts') ?? '';
  sessionStorage.setItem('drafts', kept.replace(/"at":[^}]+/, '"at":-3600000'));
  expect(opened(7, null).restored).toEqual([]);
});

test('a form that keeps itself, and an open game, do not go on by a reload', () => {
  for (const more of [{ isForHandoffOnly: true }, { keepsItself: true }]) {
    opened(7, { mode: 'play' }, more);
    leave();
    expect(sessionStorage.getItem('drafts')).toBeNull();
  }
});

test('text that this app has not written restores nothing', () => {
  for (const text of ['{', '7', 'null', '{"uid":7}', '{\n{}', '{"uid":7}\n{"personal":{"city":"Riga"}}']) {
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

/** A messenger's frame in a browser that blocks its storage; the messenger keeps `cloud`. */
async function framed(uid: number, cloud: Map<string, string>, hash = 'launch-1') {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const registration = { is_tg: true, id: '1', username: 'ada', hash, language_code: 'en', payload: 'raw' } as const;
  const platform = Object.assign(fakePlatform({ registration }), {
    preferences: {
      get: async (name: string) => cloud.get(name) ?? null,
      set: async (name: string, value: string) => void cloud.set(name, value),
    },
  });
  const { root, clock } = testRoot({ platform });
  root.session.adopt(wireAccount(uid));
  const texts = observable.box<DraftTexts>({}, { deep: false });
  const restored: DraftTexts[] = [];
  const end = keepDrafts(root);
  frames.push(end);
  const drafts = root.store(openDrafts);
  drafts.hold('support', { read: () => texts.get(), restore: (given) => void restored.push(given), keepsItself: true });
  drafts.hold('game', { read: () => ({ mode: 'play' }), restore: () => {}, isForHandoffOnly: true });
  await settle();
  const type = async (next: DraftTexts) => {
    runInAction(() => texts.set(next));
    await clock.advance(1_000);
  };
  return { type, restored, clock, end };
}

test('1-22 where the browser keeps nothing of a frame, its messenger has what was typed, without secrets', async () => {
  const cloud = new Map<string, string>();
  const { type } = await framed(7, cloud);
  await type({ subject: 'Hello', card_number: '4111' });
  expect(cloud.get('drafts')).toContain('{"support":{"subject":"Hello"}}');
  expect((await framed(7, cloud)).restored).toEqual([{ subject: 'Hello' }]);
});

test('1-22 what was typed in a frame is nobody else’s, and of no other launch; it goes as it is sent, and with the player', async () => {
  const cloud = new Map<string, string>();
  const { type, clock } = await framed(7, cloud);
  await type({ subject: 'Hello' });
  expect((await framed(8, cloud)).restored).toEqual([]);
  expect((await framed(7, cloud, 'launch-2')).restored).toEqual([]);
  await clock.advance(1_000);
  const again = await framed(7, cloud);
  await again.type({ subject: 'Hello!' });
  await again.type({});
  expect(cloud.get('drafts')).toBe('');
  await again.type({ subject: 'Another' });
  expect(cloud.get('drafts')).not.toBe('');
  again.end();
  expect(cloud.get('drafts')).toBe('');
});

test('1-22 a frame that is left before the pause tells its messenger at once, and never more than it takes', async () => {
  const cloud = new Map<string, string>();
  const { type, clock } = await framed(7, cloud);
  const typed = type({ subject: 'Hello' });
  leave();
  expect(cloud.get('drafts')).toContain('Hello');
  await typed;
  await type({ subject: 'x'.repeat(5_000) });
  await clock.advance(1_000);
  expect((cloud.get('drafts') ?? '').length).toBeLessThanOrEqual(4_096);
});

test('1-22 a guest’s drafts are apart from a player’s: who signs in again after a load finds their own', () => {
  opened(7, { city: 'Riga' });
  leave();
  expect(opened(0, { email: 'ada@example.test' }).restored).toEqual([]);
  leave();
  expect(opened(0, null).restored).toEqual([{ email: 'ada@example.test' }]);
  expect(opened(7, null).restored).toEqual([{ city: 'Riga' }]);
});

// @vitest-environment happy-dom
import { autorun, observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { FakeClock, settle } from '../../../tests/fakes/FakeClock.ts';
import type { AnalyticsSettings } from './settings.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import { readFromAnalyticsFrame } from '../../lib/analytics/analyticsMessages.ts';
import type { ToAnalyticsFrame } from '../../lib/analytics/analyticsMessages.ts';
import { memoryStore } from '../../lib/keyValueStore.ts';
import { AnalyticsStore } from './AnalyticsStore.ts';
import { createAnalyticsApi } from './api.ts';
import { ConsentStore, consentKey } from './face/ConsentStore.ts';
import { fraudCheckMs, startBeacons, trackKey } from './startBeacons.ts';
import { LeftBehind, leftKey } from './LeftBehind.ts';
import { targetsFor } from './targetsFor.ts';

const config: AnalyticsSettings = {
  tagManager: { id: 'GTM-1', src: '' },
  analytics: { id: 'UA-1', src: '' },
  metrika: { id: '', src: '' },
  gtag: { id: 'G-1', src: 'https://tags.example/{id}.js' },
  fraud: { src: 'https://fraud.example/check.js' },
  isDebugAllowed: true,
};

function start({ path = '/', search = '', needsConsent = true, uid = 0 } = {}) {
  const app = createTestApp({
    answers: { 'GET events.handle': () => 1, 'POST events.saveConsent': () => 1 },
    uid,
  });
  const clock = new FakeClock();
  const place = observable({ path, search, hash: '' });
  const dialogs = observable({ ...app.dialogs });
  const storage = memoryStore();
  const content = {
    ...app.content,
    analyticsOrigin: 'https://tags.casino.example',
    config: { ...app.content.config, analytics: config },
    site: { ...app.content.site, hasAnalytics: true, needsConsent, isFraudCheckEnabled: true },
  };
  const reports: string[] = [];
  const consent = new ConsentStore({ storage, clock, content });
  const store = new AnalyticsStore(
    createAnalyticsApi(app.call),
    { clock, place, dialogs, content, locale: app.locale, storage },
    (reason) => reports.push(reason),
  );
  // As `startAnalytics` does.
  autorun(() => store.permit(consent.allowed, consent.isOpen));
  const sent: ToAnalyticsFrame[] = [];
  const attach = () => store.attach((message) => void sent.push(message));
  const load = () => store.hear({ type: 'analytics-loaded' });
  const goTo = (next: string) => runInAction(() => (place.path = next));
  const cover = (isCarefulOpen: boolean) => runInAction(() => (dialogs.isCarefulOpen = isCarefulOpen));
  const events = () => app.calls.filter(({ key }) => key === 'GET events.handle').map(({ input }) => input);
  const beacons: Readonly<Record<string, string>>[] = [];
  const beacon = () => startBeacons({ place, storage, clock, content }, store, (values) => void beacons.push(values));
  return { app, clock, storage, consent, store, sent, attach, load, goTo, cover, events, reports, beacons, beacon };
}

test('3-34 each choice includes the one before; the tag manager, which may load any tag, needs the widest', () => {
  const names = (choice: 'none' | 'statistics' | 'all') => targetsFor(config, choice).map(({ name }) => name);
  expect(names('none')).toEqual([]);
  expect(names('statistics')).toEqual(['analytics', 'gtag']);
  expect(names('all')).toEqual(['tagManager', 'analytics', 'gtag']);
});

test('7-120 before a choice nothing is sent, kept or loaded; afterwards what is agreed to', async () => {
  const { store, consent, attach, load, events, sent } = start();
  store.note('page_view', { page_path: '/' });
  store.beginFraudCheck();
  expect([consent.isOpen, store.hasFrame, events(), store.lines]).toEqual([true, false, [], []]);
  consent.choose('statistics');
  expect([consent.isOpen, store.hasFrame]).toEqual([false, true]);
  store.note('page_view', { page_path: '/' });
  attach();
  load();
  await settle();
  expect(events()).toEqual([
    {
      event_name: 'page_view',
      event_params: expect.stringMatching(/^\{"page_path":"\/","at":"[^"]+\+03:00"\}$/) as string,
      consent: 'statistics',
    },
  ]);
  expect(sent).toMatchObject([
    { type: 'analytics-start', start: { hasAdvertising: false, targets: [{}, {}, { name: 'fraud' }] } },
    { type: 'analytics-event', event: { name: 'page_view' } },
  ]);
});

test('7-120 less consent than before: nothing runs until what was stored is removed, also after the page was closed', () => {
  const { store, consent, storage, attach, load } = start();
  consent.choose('all');
  expect([store.hasFrame, store.isForgetting]).toEqual([true, false]);
  attach();
  load();
  consent.choose('statistics');
  expect([store.hasFrame, store.isForgetting, storage.get(leftKey)]).toEqual([false, true, 'all']);
  store.detach();
  // The page is closed before that is done.
  const left = new LeftBehind(storage);
  left.read();
  expect([left.isMoreThan('statistics'), left.isMoreThan('all')]).toEqual([true, false]);
  store.forget();
  expect([store.hasFrame, store.isForgetting, storage.get(leftKey)]).toEqual([true, false, null]);
  attach();
  load();
  consent.choose('all');
  expect([store.hasFrame, store.isForgetting]).toEqual([true, false]);
  store.detach();
  attach();
  load();
  // Another page has chosen, and has removed everything while the scripts of this one still ran.
  storage.remove(leftKey);
  consent.choose('none');
  expect([store.hasFrame, store.isForgetting, storage.get(leftKey)]).toEqual([false, true, 'all']);
});

test('7-120 a choice without a frame leaves nothing to remove', () => {
  const { store, consent, storage } = start();
  consent.choose('all');
  consent.choose('none');
  expect([store.isForgetting, storage.get(leftKey)]).toEqual([false, null]);
});

test('9-12 an event’s time is in UTC+3', () => {
  const { store, consent, events, clock } = start();
  consent.choose('all');
  store.note('promocodeNotFound', { promo_code: 'X', reason: 'INVALID' });
  const hours = new Date(clock.now() + 3 * 3_600_000).toISOString().slice(0, 19);
  expect(events()).toMatchObject([{ event_params: expect.stringContaining(`"at":"${hours}`) as string }]);
});

test('7-120 nothing is measured on pages that move money or prove who the player is: the frame leaves them', () => {
  const { store, consent, goTo, attach, load, events, sent } = start({ needsConsent: false });
  attach();
  load();
  sent.length = 0;
  for (const path of ['/cashier/deposit', '/profile/security', '/profile/verification', '/forms/sign_in', '/hand/x']) {
    goTo(path);
    store.note('page_view', { page_path: path });
    expect([path, store.hasFrame]).toEqual([path, false]);
  }
  expect([events(), sent]).toEqual([[], []]);
  goTo('/gamehall');
  expect([store.hasFrame, consent.allowed]).toEqual([true, 'all']);
});

test('7-120 the frame leaves a page while a dialog is open in which the player signs in or pays, and hears afterwards what happened', () => {
  const { store, attach, load, cover, sent } = start({ needsConsent: false });
  attach();
  load();
  cover(true);
  expect(store.hasFrame).toBe(false);
  store.detach();
  sent.length = 0;
  store.identify(7);
  store.note('registered', { type: 'form' });
  cover(false);
  expect([store.hasFrame, sent]).toEqual([true, []]);
  attach();
  load();
  expect(sent.slice(1)).toMatchObject([
    { type: 'analytics-identify', uid: 7 },
    { type: 'analytics-event', event: { name: 'registered' } },
  ]);
});

test('7-120 identify at a sign-in, anonymize at a sign-out; a frame that begins later is told who is signed in', () => {
  const { store, attach, load, sent } = start({ needsConsent: false });
  attach();
  load();
  store.identify(7);
  store.identify(7);
  store.identify(0);
  expect(sent.slice(1)).toEqual([{ type: 'analytics-identify', uid: 7 }, { type: 'analytics-anonymize' }]);
  store.identify(8);
  store.detach();
  sent.length = 0;
  attach();
  load();
  expect(sent.slice(1)).toEqual([{ type: 'analytics-identify', uid: 8 }]);
});

test('the choice is kept in the browser for half a year and can be changed; a player’s is told to the operator', async () => {
  const { app, storage, store, consent, clock } = start({ uid: 7 });
  consent.choose('all');
  expect(storage.get(consentKey)).toMatch(/^all \d+$/);
  await store.keepConsent(consent.choice, 7);
  await store.keepConsent(consent.choice, 0);
  expect(app.calls.map(({ input }) => input)).toEqual([{ choice: 'all' }]);
  consent.choose('none');
  expect([store.isAgreed, store.targets]).toEqual([false, []]);
  consent.read();
  expect(consent.choice).toBe('none');
  await clock.advance(184 * 24 * 3_600_000);
  consent.read();
  expect([consent.choice, consent.isOpen]).toEqual([null, true]);
  for (const wrong of ['', 'everything 0', 'all', 'all soon']) {
    storage.set(consentKey, wrong);
    consent.read();
    expect(consent.choice, wrong).toBeNull();
  }
});

test('7-113 one beacon says where the visitor has come from, once they agree; td_ values with advertising only', () => {
  const search = '?track_id=t1&td_source=mail&sub=td_size:9&promo_code=X';
  const { beacon, beacons, consent, storage } = start({ search });
  const stop = beacon();
  expect(beacons).toEqual([]);
  consent.choose('statistics');
  consent.choose('all');
  expect(beacons).toEqual([{ referer: '', track_id: 't1', consent: 'statistics' }]);
  expect(storage.get(trackKey)).toBe('t1');
  consent.choose('none');
  expect(storage.get(trackKey)).toBeNull();
  stop();
  const all = start({ search, needsConsent: false });
  all.beacon();
  expect(all.beacons).toEqual([{ referer: '', track_id: 't1', td_source: 'mail', td_size: '9', consent: 'all' }]);
});

test('7-113, 9-19 the fraud check’s beacon follows three seconds after the start; its script waits for a choice', async () => {
  const { beacon, beacons, clock, store, consent, sent, attach, load } = start();
  beacon();
  await clock.advance(fraudCheckMs - 1);
  expect(beacons).toEqual([]);
  await clock.advance(1);
  expect(beacons).toEqual([{ fraud_session: store.fraudSession, consent: 'none' }]);
  expect([store.fraudTarget, store.hasFrame]).toEqual([null, false]);
  consent.choose('none');
  expect(store.hasFrame).toBe(true);
  attach();
  load();
  store.note('page_view', { page_path: '/' });
  expect(sent).toMatchObject([{ type: 'analytics-start', start: { targets: [{ id: store.fraudSession }] } }]);
});

test('7-120 scripts that fail are reported; a frame that goes mad is not begun again', () => {
  const { store, attach, load, sent, reports } = start({ needsConsent: false });
  attach();
  for (let turn = 0; turn < 500; turn += 1) load();
  store.hear({ type: 'analytics-failed', target: 'gtag', reason: 'blocked' });
  store.hear({ type: 'analytics-ready', target: 'analytics' });
  expect([sent.length, reports]).toEqual([1, ['gtag: blocked']]);
  expect(store.lines.map(({ to, text }) => [to, text])).toEqual([
    ['gtag', 'blocked'],
    ['analytics', 'ready'],
  ]);
});

test('the frame’s messages are read by their shape; all else is nothing', () => {
  expect(readFromAnalyticsFrame({ type: 'analytics-failed', target: 'gtag', reason: 'x'.repeat(900) })).toMatchObject({
    reason: expect.stringMatching(/^x{200}$/) as string,
  });
  for (const data of [
    null,
    7,
    'analytics-ready',
    {},
    { type: 'analytics-start' },
    { type: 'analytics-ready', target: 'nobody' },
    { type: 'chat-event', target: 'gtag' },
  ])
    expect(readFromAnalyticsFrame(data)).toBeNull();
});

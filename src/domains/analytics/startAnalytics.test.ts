// @vitest-environment happy-dom
import { observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { analyticsFeed } from './face/AnalyticsFeed.ts';
import { consentKey } from './face/ConsentStore.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import { startAnalytics } from './startAnalytics.ts';

async function started(choice: string) {
  const app = createTestApp({
    answers: { 'GET events.handle': () => 1, 'POST events.saveConsent': () => 1 },
    uid: 7,
  });
  app.storage.set(consentKey, `${choice} ${app.clock.device()}`);
  const dialogs = observable({ ...app.dialogs });
  const place = observable({ path: '/', search: '', hash: '' });
  const site = { ...app.content.site, hasAnalytics: true };
  // Its stores get these, too.
  Object.assign(app, { place, dialogs, content: { ...app.content, site } });
  const stop = await startAnalytics(app);
  const press = () => window.dispatchEvent(new Event('click'));
  const cover = (isCarefulOpen: boolean) => runInAction(() => (dialogs.isCarefulOpen = isCarefulOpen));
  const goTo = async (path: string) => {
    press();
    runInAction(() => (place.path = path));
    await settle();
  };
  const told = () =>
    app.calls
      .filter(({ key }) => key === 'GET events.handle')
      .map(({ input }) => input as { event_name: string; event_params: string })
      .map(({ event_name: name, event_params: params }) => {
        const { page_path: path, click } = JSON.parse(params) as { page_path?: string; click?: number };
        return [name, path, click].filter((one) => one !== undefined).join(' ');
      });
  return { app, stop, press, cover, goTo, told };
}

test('7-120, 9-20 pages and interactions are told, those of the cashier never, not even once it is left', async () => {
  const { stop, goTo, told } = await started('all');
  await goTo('/winners');
  await goTo('/cashier/deposit');
  await goTo('/gamehall');
  stop();
  await goTo('/offers');
  expect(told()).toEqual(['page_view /', 'interactions / 1', 'page_view /winners', 'page_view /gamehall']);
});

test('7-120, 9-20 what happens in a dialog of signing in or paying is not the page’s; a page below it is seen once it closes', async () => {
  const { stop, press, cover, goTo, told } = await started('all');
  press();
  cover(true);
  for (let presses = 0; presses < 5; presses += 1) press();
  cover(false);
  await goTo('/winners');
  cover(true);
  // As after a sign-in that leads on.
  await goTo('/offers');
  expect(told()).toEqual(['page_view /', 'interactions / 2', 'page_view /winners']);
  cover(false);
  cover(true);
  cover(false);
  stop();
  expect(told().slice(3)).toEqual(['page_view /offers']);
});

test('8-17, 8-22 domains publish through one feed, before the analytics have come, too; without consent it is dropped', async () => {
  const { app, stop, told } = await started('statistics');
  app.store(analyticsFeed).publish({ name: 'registrationFailed', data: { code: 'InvalidParameterException' } });
  expect(told()).toEqual(['page_view /', 'registrationFailed']);
  expect(app.calls.find(({ key }) => key === 'POST events.saveConsent')?.input).toEqual({ choice: 'statistics' });
  stop();
  const none = await started('none');
  none.app.store(analyticsFeed).publish({ name: 'registered', data: { type: 'form' } });
  expect(none.told()).toEqual([]);
  none.stop();
});

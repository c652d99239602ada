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
  const place = observable({ path: '/', search: '', hash: '' });
  const site = { ...app.content.site, hasAnalytics: true };
  // Its stores get these, too.
  Object.assign(app, { place, content: { ...app.content, site } });
  const stop = await startAnalytics(app);
  const goTo = async (path: string) => {
    window.dispatchEvent(new Event('click'));
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
  return { app, stop, goTo, told };
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

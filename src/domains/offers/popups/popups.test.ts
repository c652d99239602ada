import { expect, test } from 'vitest';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import type { TestApp } from '../../../../tests/fakes/testApp.ts';
import type { DialogsView } from '../../../kernel/dialogs.ts';
import type { CampaignPopup } from './api.ts';
import { openPopups } from './openPopups.ts';
import { startPopupPreview } from './startPopupPreview.ts';

const popup = (name: string) => ({
  name,
  descriptions: {
    notification_image: '',
    notification_header: name,
    notification_text: '',
    button_text: 'Go',
    button_link: `/offers/${name}`,
  },
  seen_key: `popup_${name}`,
});

/** An app whose dialogs are answered at once; `seen` are the keys of the player's storage. */
function appWith(seen: readonly string[], answer = false, hash = '', search = '') {
  const opened: string[] = [];
  const made = createTestApp({
    uid: 7,
    answers: {
      'GET popups.get': () => ({ items: [popup('a'), popup('b'), popup('c')] }),
      'GET storage.get': () => ({ items: seen.map((key) => ({ key, value: '1' })) }),
      'POST storage.set': () => 1,
    },
  });
  const queue = ((_kind: unknown, props: CampaignPopup) => {
    opened.push(props.name);
    return Promise.resolve(answer);
  }) as unknown as DialogsView['queue'];
  const app: TestApp = { ...made, dialogs: { ...made.dialogs, queue }, place: { path: '/', search, hash } };
  const marked = () => made.calls.flatMap(({ key, input }) => (key === 'POST storage.set' ? [input] : []));
  return { app, opened, marked };
}

test('2.10-7, 4-4, 7-89 the popups that were not seen follow one by one, and each is noted as seen', async () => {
  const { app, opened, marked } = appWith(['popup_b']);
  await openPopups(app);
  expect(opened).toEqual(['a', 'c']);
  expect(marked()).toEqual([
    { key: 'popup_a', value: '1' },
    { key: 'popup_c', value: '1' },
  ]);
});

test('2.10-7 who follows a popup is not stopped by the next one', async () => {
  const { app, opened } = appWith([], true);
  await openPopups(app);
  expect([opened, app.navigated]).toEqual([['a'], ['/offers/a']]);
});

test.each([
  ['#popup-preview', '?popup=b', ['b']],
  ['#popup-preview', '?popup=nothing', []],
  ['#popup-preview', '', []],
  ['', '?popup=b', []],
])('2.8-5 at %s with %j the preview shows %j, also if it was seen, and notes nothing', async (hash, search, shown) => {
  const { app, opened, marked } = appWith(['popup_b'], false, hash, search);
  const stop = startPopupPreview(app);
  await settle();
  expect([opened, marked()]).toEqual([shown, []]);
  stop();
});

test('2.10-7 who goes to pay before a popup finds its moment sees none there', async () => {
  const { app, opened } = appWith([]);
  const place = { ...app.place };
  const untilFree = async () => {
    place.path = '/cashier/deposit';
  };
  await openPopups({ ...app, place, dialogs: { ...app.dialogs, untilFree } });
  expect(opened).toEqual([]);
});

test('2.10-7 no popup covers a payment: in the cashier none is asked for', async () => {
  const { app, opened } = appWith([]);
  await openPopups({ ...app, place: { path: '/cashier/deposit', search: '', hash: '' } });
  expect([opened, app.calls]).toEqual([[], []]);
});

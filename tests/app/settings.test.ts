import { expect, test } from 'vitest';
import { FakeClock } from '../fakes/FakeClock.ts';
import { banners } from '../../src/contract/banners.ts';
import { completeSiteConfig } from '../../src/app/settings/siteSettings.ts';
import { NoticeStore } from '../../src/domains/notices/NoticeStore.ts';

test('9-3, 3-31 without content system settings balance polling has its defaults', () => {
  expect(completeSiteConfig(null).balance).toEqual({
    isEnabledInterval: false,
    countSecondsForInterval: 10,
    isEnabledTurnOffRequests: true,
    countMinutesAfterWhichRequestsTurnedOff: 5,
    isEnabledRequestsAfterClick: false,
    countSecondsForDelayBetweenClick: 1,
  });
});

test('3-29 given settings override the defaults; values of the wrong type are ignored', () => {
  const config = completeSiteConfig({
    balance: { countSecondsForInterval: 30, isEnabledInterval: 'yes' },
    menu: [{ path: '/a', title: 'A' }, 7],
    footerNote: ['no'],
  });
  expect(config.balance).toMatchObject({ countSecondsForInterval: 30, isEnabledInterval: false });
  expect([config.menu.map(({ path, title }) => [path, title]), config.footerNote]).toEqual([[['/a', 'A']], '']);
});

test('3-33 the checkboxes of the sign-up form are configurable', () => {
  expect(completeSiteConfig({ auth: { terms: { isActive: false }, notify: { isChecked: true } } }).auth).toMatchObject({
    terms: { isActive: false, isChecked: false },
    notify: { isActive: true, isChecked: true },
  });
});

test('3-41, 4-46 a default theme that is not in the list is replaced by one from the list', () => {
  expect(completeSiteConfig({ themes: { list: ['light'], default: 'pink' } }).themes).toEqual({
    list: ['light'],
    default: 'light',
  });
  expect(completeSiteConfig({ themes: { list: ['pink'], default: 'pink' } }).themes).toEqual({
    list: ['dark', 'light'],
    default: 'dark',
  });
});

test('9-6, 3-65 a toast is shown for five seconds, and the same text is not shown twice', async () => {
  const clock = new FakeClock();
  const notices = new NoticeStore(clock);
  notices.show('Saved', 'success');
  notices.show('Saved', 'success');
  await clock.advance(4_999);
  expect(notices.list.map(({ text }) => text)).toEqual(['Saved']);
  await clock.advance(1);
  expect(notices.list).toEqual([]);
});

test('9-9 banners are requested ten at a time', () => {
  expect(banners.get.input.cast({})).toMatchObject({ offset: 0, count: 10 });
});

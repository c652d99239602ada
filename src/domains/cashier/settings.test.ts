import { expect, test } from 'vitest';
import { complete } from '../../kernel/settings/complete.ts';
import { settings } from './settings.ts';

const completed = (raw: unknown) => complete([settings], raw);

test('3-36 the button of a refused withdrawal can be hidden; a link that leads nowhere is left out', () => {
  const withdrawalErrors = {
    unconfirmedContact: { isButtonVisible: false, link: '/profile/contacts' },
    identityCheck: { isButtonVisible: 'no', link: 'http://a.test' },
  };
  expect(completed({ withdrawalErrors }).withdrawalErrors).toEqual({
    unconfirmedContact: { isButtonVisible: false, link: '/profile/contacts' },
    identityCheck: { isButtonVisible: true, link: '' },
  });
});

test.each([
  ['5368324170671202286', '5368324170671202286'],
  ['', ''],
  ['💰', ''],
  [5_368, ''],
])('1-22 the icon of Telegram’s button that pays is an id (%s), or none', (given, read) => {
  expect(completed({ cashier: { telegramEmoji: given } }).cashier.telegramEmoji).toBe(read);
});

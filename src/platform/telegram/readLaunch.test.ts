import { expect, test } from 'vitest';
import { initDataText, launchHash } from '../testing/FakeHost.ts';
import { launchSources, readLaunchParams } from './readLaunchParams.ts';
import { readJoinRequest, readPerson, readRegistration } from './readRegistration.ts';

interface PageParts {
  readonly href?: string;
  readonly opened?: string;
  readonly kept?: string | null;
  readonly isBlocked?: boolean;
}

function pageOf({ href = 'https://site.example/', opened = href, kept = null, isBlocked = false }: PageParts): Window {
  const storage = { getItem: () => kept };
  const page = {
    location: { href },
    performance: { getEntriesByType: () => [{ name: opened }] },
    get sessionStorage() {
      if (isBlocked) throw new DOMException('blocked', 'SecurityError');
      return storage;
    },
  };
  return page as unknown as Window;
}

const read = (parts: PageParts) => readLaunchParams(launchSources(pageOf(parts)));

test('1-22 a launch is read from the hash, from the address the page was opened with, or from the kept copy', () => {
  const hash = launchHash();
  const expected = { raw: hash, platform: 'weba', version: '8.0', initData: initDataText, startParam: null };
  expect(read({ href: `https://site.example/?a=1#${hash}` })).toMatchObject(expected);
  expect(read({ href: 'https://site.example/gamehall', opened: `https://site.example/#${hash}` })).toMatchObject(
    expected,
  );
  expect(read({ kept: JSON.stringify(hash) })).toMatchObject(expected);
});

test('1-22 the hash wins over the stored copy', () => {
  expect(
    read({ href: `https://site.example/#${launchHash('9.1')}`, kept: JSON.stringify(launchHash('7.0')) })?.version,
  ).toBe('9.1');
});

test('1-22 without platform and version there is no launch', () => {
  expect(read({ href: 'https://site.example/#tgWebAppPlatform=weba' })).toBeNull();
  expect(read({ href: 'https://site.example/#tgWebAppVersion=8.0' })).toBeNull();
  expect(read({ href: 'https://site.example/#section-2' })).toBeNull();
});

test('1-22 blocked storage and unreadable copies mean no launch, without an error', () => {
  expect(read({ isBlocked: true })).toBeNull();
  expect(read({ kept: '{broken' })).toBeNull();
  expect(read({ kept: '17' })).toBeNull();
});

test('1-22 the start parameter comes from the launch or from the init data', () => {
  const withData = (data: string) =>
    read({
      href: `https://site.example/#${new URLSearchParams({ tgWebAppVersion: '8.0', tgWebAppPlatform: 'ios', tgWebAppData: data })}`,
    });
  expect(read({ href: `https://site.example/#${launchHash()}&tgWebAppStartParam=promo` })?.startParam).toBe('promo');
  expect(withData('start_param=friend&hash=a')?.startParam).toBe('friend');
});

test('a theme that is not an object is read as an empty one', () => {
  const withTheme = (theme: string) =>
    read({
      href: `https://site.example/#${new URLSearchParams({ tgWebAppVersion: '8.0', tgWebAppPlatform: 'ios', tgWebAppThemeParams: theme })}`,
    });
  expect(withTheme('{"bg_color":"#ffffff"}')?.theme).toEqual({ bg_color: '#ffffff' });
  expect(withTheme('null')?.theme).toEqual({});
  expect(withTheme('{')?.theme).toEqual({});
});

test('7-28 the registration carries id, username, hash, language_code and the raw init data', () => {
  expect(readRegistration(initDataText)).toEqual({
    is_tg: true,
    id: '5000000001',
    username: 'ada',
    language_code: 'ru',
    hash: 'ab12',
    payload: initDataText,
  });
});

test('7-28 a player without username or language registers with empty texts', () => {
  const payload = `user=${encodeURIComponent('{"id":7,"first_name":"Ada"}')}&hash=ab`;
  expect(readRegistration(payload)).toEqual({
    is_tg: true,
    id: '7',
    username: '',
    language_code: '',
    hash: 'ab',
    payload,
  });
});

test('7-28 init data without a user or a hash gives no registration', () => {
  expect(readRegistration(null)).toBeNull();
  expect(readRegistration('hash=ab&chat_type=group')).toBeNull();
  expect(readRegistration(`user=${encodeURIComponent('{"id":7}')}`)).toBeNull();
  expect(readRegistration('user=%7Bbroken&hash=ab')).toBeNull();
});

test('1-22 a launch by a request to join a chat keeps the request, and the registration its whole signed text', () => {
  const payload = initDataText.replace('&hash=', '&chat_join_request_query_id=5100000001_77&hash=');
  expect(readJoinRequest(payload)).toBe('5100000001_77');
  expect(readRegistration(payload)).toMatchObject({ id: '5000000001', hash: 'ab12', payload });
  expect([readJoinRequest(initDataText), readJoinRequest(null)]).toEqual([null, null]);
});

test.each([
  [initDataText, '@ada'],
  [`user=${encodeURIComponent('{"id":7,"first_name":"Ada","last_name":"L"}')}`, 'Ada L'],
  [`user=${encodeURIComponent('{"id":7,"first_name":"Ada"}')}`, 'Ada'],
  ['user=%7Bbroken', ''],
  [null, ''],
])('the launching user’s name is the username, else the name: %s', (data, name) => {
  expect(readPerson(data).userName).toBe(name);
});

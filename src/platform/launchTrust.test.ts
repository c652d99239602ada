// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inlineScript } from '../app/inlineScript.ts';
import { choosePlatform } from './choosePlatform.ts';
import { hasHost } from './telegram/hostOrigin.ts';
import { launchHash } from './testing/FakeHost.ts';

const telegramHosts = ['https://web.telegram.org', 'https://*.telegram.org', 'http://127.0.0.1:3003'];
const root = document.documentElement;

beforeEach(() => {
  root.dataset['shell'] = 'web';
  root.dataset['theme'] = 'dark';
  sessionStorage.clear();
  history.replaceState(null, '', `/#${launchHash()}`);
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** Runs the inline script, then chooses the platform. */
async function opened() {
  // Runs the inline script's text as the browser does.
  new Function(inlineScript)();
  const platform = await choosePlatform(window, { telegramHosts });
  return { kind: platform.kind, isLaunched: platform.launch.registration !== null, shell: root.dataset['shell'] };
}

const ignored = { kind: 'web', isLaunched: false, shell: 'web' };
const counted = { kind: 'telegram', isLaunched: true, shell: 'telegram' };

test('1-22 launch data in a link that is opened in a plain tab is ignored', async () => {
  expect(await opened()).toEqual(ignored);
});

test('1-22 launch data in a tab that was opened by a frame is ignored', async () => {
  sessionStorage.setItem('tapps/launchParams', JSON.stringify(launchHash()));
  history.replaceState(null, '', '/gamehall');
  expect(await opened()).toEqual(ignored);
});

test('1-22 the page’s own markup is not taken for a native web view', async () => {
  const element = Object.assign(document.createElement('form'), { postEvent: document.createElement('input') });
  vi.stubGlobal('TelegramWebviewProxy', element);
  expect(await opened()).toEqual(ignored);
});

test.each([
  ['TelegramWebviewProxy', { postEvent: () => {} }],
  ['external', { notify: () => {} }],
])('1-22 a native web view, recognised by %s, is a launch', async (name, native) => {
  vi.stubGlobal(name, native);
  expect(await opened()).toEqual(counted);
});

test('1-22 a page in a native web view that was loaded without launch data uses the stored copy', async () => {
  vi.stubGlobal('TelegramWebviewProxy', { postEvent: () => {} });
  sessionStorage.setItem('tapps/launchParams', JSON.stringify(launchHash()));
  history.replaceState(null, '', '/gamehall');
  expect(await opened()).toEqual(counted);
});

test('1-22 the frame of a host is a launch, the frame of this very site is not', async () => {
  vi.stubGlobal('parent', {});
  expect(await opened()).toEqual(counted);
  root.dataset['shell'] = 'web';
  vi.stubGlobal('parent', { location: { origin: location.origin } });
  expect(await opened()).toEqual(ignored);
});

describe('1-22 which frames are accepted as a messenger’s', () => {
  interface Frame {
    readonly ancestor?: string;
    readonly referrer?: string;
  }
  const framedBy = ({ ancestor, referrer = '' }: Frame) =>
    ({
      parent: {},
      location: { origin: 'https://site.example', ...(ancestor === undefined ? {} : { ancestorOrigins: [ancestor] }) },
      document: { referrer },
    }) as unknown as Window;

  test.each<[string, Frame, boolean]>([
    ['a listed host', { ancestor: 'http://127.0.0.1:3003' }, true],
    ['a host below a listed one', { ancestor: 'https://k.telegram.org' }, true],
    ['a site that is not listed', { ancestor: 'https://evil.example' }, false],
    ['a site whose name ends alike', { ancestor: 'https://eviltelegram.org' }, false],
    [
      'a site that is not listed, whatever the referrer',
      { ancestor: 'https://evil.example', referrer: 'https://web.telegram.org/' },
      false,
    ],
    ['a listed host known by the referrer alone', { referrer: 'https://web.telegram.org/' }, true],
    ['an unlisted one known by the referrer alone', { referrer: 'https://evil.example/' }, false],
    ['one that tells nothing: frame-ancestors lets in hosts alone', {}, true],
    ['one whose frame has loaded a second page', { referrer: 'https://site.example/gamehall' }, true],
  ])('%s', (_name, frame, isHost) => {
    expect(hasHost(framedBy(frame), telegramHosts)).toBe(isHost);
  });
});

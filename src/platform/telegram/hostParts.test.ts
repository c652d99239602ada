// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inlineScript } from '../../app/inlineScript.ts';
import { BackButtonControl, hideDelayMs } from './BackButtonControl.ts';
import { hostOrigin } from './hostOrigin.ts';
import { keepLaunchOverLoads } from './keepLaunchOverLoads.ts';
import { RouteMemory } from './RouteMemory.ts';
import type { RouteStorage } from './RouteMemory.ts';
import { SafeAreas } from './SafeAreas.ts';
import { telegramTheme } from './telegramTheme.ts';
import { within } from './within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const framedBy = (origin: string | null, referrer = '') =>
  ({ location: origin === null ? {} : { ancestorOrigins: [origin] }, document: { referrer } }) as unknown as Window;
const listed = ['https://web.telegram.org', 'https://*.telegram.org', 'http://127.0.0.1:3003'];

test('1-22 messages are addressed to the framing origin if it is listed, else to Telegram’s', () => {
  expect(hostOrigin(framedBy('http://127.0.0.1:3003'), listed)).toBe('http://127.0.0.1:3003');
  expect(hostOrigin(framedBy('https://k.telegram.org'), listed)).toBe('https://k.telegram.org');
  expect(hostOrigin(framedBy('https://evil.example'), listed)).toBe('https://web.telegram.org');
  expect(hostOrigin(framedBy('https://eviltelegram.org'), listed)).toBe('https://web.telegram.org');
  expect(hostOrigin(framedBy('http://k.telegram.org'), listed)).toBe('https://web.telegram.org');
});

test('1-22 without ancestorOrigins the host is read from the referrer', () => {
  expect(hostOrigin(framedBy(null, 'http://127.0.0.1:3003/?user=1'), listed)).toBe('http://127.0.0.1:3003');
  expect(hostOrigin(framedBy(null, ''), listed)).toBe('https://web.telegram.org');
});

test('the theme takes six-digit colours and the mode of the background', () => {
  expect(telegramTheme({ bg_color: '#ffffff', text_color: '#000000', hint_color: 'red;}', link_color: 7 })).toEqual({
    variables: [
      ['--tg-theme-bg-color', '#ffffff'],
      ['--tg-theme-text-color', '#000000'],
    ],
    mode: 'light',
  });
  expect(telegramTheme({ bg_color: '#17212b' }).mode).toBe('dark');
  expect(telegramTheme({ bg_color: 'blue' }).mode).toBeNull();
});

test.each(['#8c8c8c', '#8d8d8d', '#ffffff', '#17212b', '#00ff00', '#ff0000', '#2481cc'])(
  'the theme of %s equals that of the inline script',
  (background) => {
    const root = document.documentElement;
    delete root.dataset['theme'];
    const theme = encodeURIComponent(JSON.stringify({ bg_color: background, secondary_bg_color: '#101010' }));
    history.replaceState(null, '', `/#tgWebAppPlatform=weba&tgWebAppVersion=8.0&tgWebAppThemeParams=${theme}`);
    vi.stubGlobal('parent', {});
    // Runs the inline script's text as the browser does.
    new Function(inlineScript)();
    const { mode, variables } = telegramTheme({ bg_color: background, secondary_bg_color: '#101010' });
    expect(root.dataset['theme']).toBe(mode);
    for (const [name, value] of variables) expect(root.style.getPropertyValue(name)).toBe(value);
  },
);

test('the back button does not flicker between two pages', () => {
  const button = { show: vi.fn(), hide: vi.fn() };
  const control = new BackButtonControl(button);
  control.set(() => {});
  control.set(null);
  vi.advanceTimersByTime(hideDelayMs - 1);
  control.set(() => {});
  vi.advanceTimersByTime(hideDelayMs * 3);
  expect(button.hide).not.toHaveBeenCalled();
  control.set(null);
  vi.advanceTimersByTime(hideDelayMs);
  expect(button.hide).toHaveBeenCalledTimes(1);
});

test('the back button calls the latest handler only', () => {
  const control = new BackButtonControl({ show: () => {}, hide: () => {} });
  const [first, second] = [vi.fn(), vi.fn()];
  control.set(first);
  control.set(second);
  control.press();
  control.set(null);
  control.press();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

test('safe areas add the content area to the device area and ignore values that are not lengths', () => {
  const root = document.createElement('div');
  const areas = new SafeAreas(root);
  const heard = vi.fn();
  areas.subscribe(heard);
  areas.setDevice({ top: 47, bottom: 34, left: 0, right: 0 });
  areas.setContent({ top: 46, bottom: Number.NaN, left: '9', right: -4 });
  expect(areas.insets).toEqual({ top: 93, bottom: 34, left: 0, right: 0 });
  expect(heard).toHaveBeenLastCalledWith(areas.insets);
  expect(root.style.getPropertyValue('--safe-top')).toContain('93px');
  areas.setContent(null);
  expect(areas.insets.top).toBe(47);
});

const storageOf = (values: Map<string, string>): RouteStorage => ({
  get: async (key) => values.get(key) ?? null,
  set: async (key, value) => void values.set(key, value),
});
const broken: RouteStorage = {
  get: () => Promise.reject(new Error('refused')),
  set: () => Promise.reject(new Error('refused')),
};

test('1-22 a path is kept within one launch, in any storage that works', async () => {
  const values = new Map<string, string>();
  const storages = [broken, storageOf(values)];
  await new RouteMemory('launch-1', storages).remember('/cashier/deposit');
  expect(await new RouteMemory('launch-1', storages).recall()).toBe('/cashier/deposit');
  expect(await new RouteMemory('launch-2', storages).recall()).toBeNull();
  expect(await new RouteMemory('launch-1', [broken]).recall()).toBeNull();
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
  '1-22 a kept path of another site (%s) is ignored',
  async (path) => {
    const values = new Map<string, string>();
    const memory = new RouteMemory('launch-1', [storageOf(values)]);
    await memory.remember(path);
    expect(await memory.recall()).toBeNull();
  },
);

test('within resolves with the fallback on timeout and on failure', async () => {
  const silent = within(new Promise<string>(() => {}), 400, 'none');
  vi.advanceTimersByTime(400);
  expect(await silent).toBe('none');
  expect(await within(Promise.reject(new Error('refused')), 400, 'none')).toBe('none');
  expect(await within(Promise.resolve('there'), 400, 'none')).toBe('there');
});

const loading = (url: string, parts: object = {}) =>
  Object.assign(new Event('navigate', { cancelable: true }), {
    destination: { url, sameDocument: false },
    navigationType: 'push',
    downloadRequest: null,
    formData: null,
    ...parts,
  });

function navigationOf(origin: string) {
  const navigation = new EventTarget();
  const restart = vi.fn();
  keepLaunchOverLoads({ navigation, location: { origin } } as unknown as Window, restart);
  return { restart, go: (event: Event) => navigation.dispatchEvent(event) };
}

test('1-22 a load of another page of the site becomes a restart there', () => {
  const { restart, go } = navigationOf('https://site.example');
  expect(go(loading('https://site.example/ru/gamehall?q=a'))).toBe(false);
  expect(restart).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(restart).toHaveBeenCalledWith('/ru/gamehall?q=a');
});

test.each([
  ['another site', loading('https://pay.example/')],
  [
    'the same document',
    loading('https://site.example/#a', { destination: { url: 'https://site.example/#a', sameDocument: true } }),
  ],
  ['a reload', loading('https://site.example/', { navigationType: 'reload' })],
  ['history', loading('https://site.example/', { navigationType: 'traverse' })],
  ['a download', loading('https://site.example/history.csv', { downloadRequest: 'history.csv' })],
  ['a form', loading('https://site.example/oauth', { formData: new FormData() })],
])('1-22 a load of %s is not intercepted', (_name, event) => {
  const { restart, go } = navigationOf('https://site.example');
  expect(go(event)).toBe(true);
  vi.advanceTimersByTime(10);
  expect(restart).not.toHaveBeenCalled();
});

test('1-22 without the Navigation API nothing is intercepted', () => {
  expect(() => keepLaunchOverLoads({} as Window, () => {})).not.toThrow();
});

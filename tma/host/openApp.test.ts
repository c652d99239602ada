// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HostLaunch } from '../launch/HostLaunch.ts';
import { reloadGraceMs } from './AppFrame.ts';
import { EventLog } from './EventLog.ts';
import { readHostSettings } from './HostSettings.ts';
import { launchAddress } from './launchAddress.ts';
import { openApp } from './openApp.ts';
import type { HostPage, OpenedApp } from './openApp.ts';
import { SettingsStore } from './SettingsStore.ts';
import { themes } from './themes.ts';
import { ThemeSwitch } from './ThemeSwitch.ts';

const launch: HostLaunch = {
  siteUrl: 'http://localhost:3000',
  path: '/gamehall?category=slots',
  botName: 'Croupier',
  userName: 'Mara',
  initData: 'user=%7B%7D&hash=ab',
  startParam: 'friend',
  contact: `contact=${encodeURIComponent('{"user_id":5000000001,"phone_number":"37120000001","first_name":"Mara"}')}&auth_date=1&hash=ab`,
};

const frame = () => document.querySelector('iframe')!;
const press = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  expect(found, `a button named ${name}`).toBeDefined();
  found!.click();
};
const say = (
  eventType: string,
  eventData?: unknown,
  source: unknown = frame().contentWindow,
  origin = 'http://localhost:3000',
) => {
  const message = new MessageEvent('message', { data: JSON.stringify({ eventType, eventData }), origin });
  Object.defineProperty(message, 'source', { value: source });
  window.dispatchEvent(message);
};

let posted: { eventType: string; eventData?: unknown }[];
let closed: ReturnType<typeof vi.fn<() => void>>;
let app: OpenedApp;
let page: HostPage;

/** Happy DOM does not load the frame's address; messages posted into it are recorded. */
function watchFrame(): void {
  const target = { postMessage: (text: string) => void posted.push(JSON.parse(text)) };
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(target as unknown as Window);
}

function opened(search = '') {
  posted = [];
  closed = vi.fn<() => void>();
  watchFrame();
  page = {
    settings: new SettingsStore(readHostSettings(search)),
    theme: new ThemeSwitch('night', document.documentElement),
    device: new Map(),
    cloud: new Map(),
    log: new EventLog(),
  };
  app = openApp(launch, page, () => closed());
}

beforeEach(() => {
  vi.useFakeTimers();
  // Happy DOM warns of a sandbox flag that it does not know, and loads empty frames only with this setting.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
    enableIframePageLoading: true,
  });
  document.body.replaceChildren();
  // The address is checked, not loaded.
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(function set(
    this: HTMLIFrameElement,
    value: string,
  ) {
    this.dataset['address'] = value;
  });
});

afterEach(() => {
  app.close();
  vi.useRealTimers();
});

test('1-22 the frame has the sandbox, the permissions and the launch of the messenger', () => {
  opened();
  expect(frame().getAttribute('sandbox')).toBe(
    'allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-storage-access-by-user-activation',
  );
  expect(frame().getAttribute('allow')).toBe('camera; microphone; geolocation; clipboard-write');
  expect(frame().hasAttribute('allowfullscreen')).toBe(true);
  const address = new URL(frame().dataset['address']!);
  expect(address.origin + address.pathname).toBe('http://localhost:3000/gamehall');
  expect(Object.fromEntries(new URLSearchParams(address.hash.slice(1)))).toEqual({
    tgWebAppData: launch.initData,
    tgWebAppVersion: '8.0',
    tgWebAppPlatform: 'weba',
    tgWebAppThemeParams: JSON.stringify(themes.night),
    tgWebAppStartParam: 'friend',
  });
});

test('1-22 webk sends version 9.0 under its own platform name', () => {
  const hash = new URLSearchParams(
    new URL(launchAddress(launch, readHostSettings('?profile=webk'), themes.day)).hash.slice(1),
  );
  expect([hash.get('tgWebAppPlatform'), hash.get('tgWebAppVersion')]).toEqual(['web', '9.0']);
});

test('1-22 only messages of the frame, from its own origin, are accepted', () => {
  opened();
  say('web_app_request_theme', undefined, window);
  say('web_app_request_theme', undefined, frame().contentWindow, 'https://evil.example');
  expect(app.heard).toEqual([]);
  say('web_app_request_theme');
  expect(app.heard).toEqual([['web_app_request_theme', undefined]]);
  expect(posted).toEqual([{ eventType: 'theme_changed', eventData: { theme_params: themes.night } }]);
});

test('1-22 the leave button closes, or goes back while the app shows its back button', () => {
  opened();
  say('web_app_setup_back_button', { is_visible: true });
  press('Back');
  expect(posted.at(-1)).toEqual({ eventType: 'back_button_pressed' });
  say('web_app_setup_back_button', { is_visible: false });
  press('Close');
  expect(closed).toHaveBeenCalledTimes(1);
  expect(document.querySelector('iframe')).toBeNull();
});

test('1-22 an app that requests it is closed only after a confirmation', async () => {
  opened();
  say('web_app_setup_closing_behavior', { need_confirmation: true });
  press('Close');
  press('Cancel');
  await vi.advanceTimersByTimeAsync(0);
  expect(closed).not.toHaveBeenCalled();
  press('Close');
  press('Close anyway');
  await vi.advanceTimersByTimeAsync(0);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('1-22 a change of theme is sent to the app', () => {
  opened();
  press('Switch day and night');
  expect(posted.at(-1)).toEqual({ eventType: 'theme_changed', eventData: { theme_params: themes.day } });
});

test('1-22 an app that reloads itself keeps its frame and the host’s buttons', () => {
  opened();
  say('web_app_setup_back_button', { is_visible: true });
  const before = frame();
  press('Reload page');
  expect(posted.at(-1)).toEqual({ eventType: 'reload_iframe' });
  say('iframe_will_reload');
  vi.advanceTimersByTime(reloadGraceMs * 3);
  expect(frame()).toBe(before);
  press('Back');
});

test('1-22 an app that does not answer is opened at its start address again', () => {
  opened();
  say('web_app_setup_back_button', { is_visible: true });
  const before = frame();
  press('Reload page');
  vi.advanceTimersByTime(reloadGraceMs - 1);
  expect(frame()).toBe(before);
  vi.advanceTimersByTime(1);
  expect(frame()).not.toBe(before);
  expect(frame().dataset['address']).toBe(before.dataset['address']);
  expect(document.querySelector('[aria-label="Back"]')).toBeNull();
});

test('1-22 the bottom buttons keep values that are not set again', () => {
  opened();
  say('web_app_setup_main_button', { is_visible: true, text: 'Deposit', is_active: true });
  say('web_app_setup_main_button', { text: 'Deposit $10' });
  press('Deposit $10');
  expect(posted.at(-1)).toEqual({ eventType: 'main_button_pressed' });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HostLaunch } from '../launch/HostLaunch.ts';
import { reloadGraceMs } from './AppFrame.ts';
import { EventLog } from './EventLog.ts';
import { readHostSettings } from './HostSettings.ts';
import { telegramLinkEvent } from './openLinkInChat.ts';
import { launchAddress } from './launchAddress.ts';
import { openApp } from './openApp.ts';
import type { HostPage, OpenedApp } from './openApp.ts';
import { SettingsStore } from './SettingsStore.ts';
import { themes } from './themes.ts';
import { ThemeSwitch } from './ThemeSwitch.ts';
import { eventually } from '../../tests/eventually.ts';

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

test('1-22 a hidden keyboard is counted, and an icon is drawn beside the button’s text, which stays its name', () => {
  opened('?version=10.1');
  say('web_app_hide_keyboard');
  expect(document.querySelector<HTMLElement>('.window')?.dataset['keyboardHidden']).toBe('1');
  const set = (icon_custom_emoji_id: string) =>
    say('web_app_setup_main_button', { is_visible: true, text: 'Deposit', icon_custom_emoji_id });
  const icon = () => document.querySelector('.button-icon')?.getAttribute('title');
  set('5368324170671202286');
  press('Deposit');
  expect([icon(), posted.at(-1)]).toEqual(['5368324170671202286', { eventType: 'main_button_pressed' }]);
  set('');
  expect(icon()).toBeUndefined();
});

test('1-22 the user chooses a group, agrees, and the bot is told; closing the list tells nobody', async () => {
  const asked: string[] = [];
  const answer = vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    asked.push(`${String(address)} ${typeof init?.body === 'string' ? init.body : ''}`.trim());
    return Response.json([{ id: -7, title: 'Family' }]);
  });
  opened('?version=9.6');
  const request = async () => {
    say('web_app_request_chat', { req_id: 'b1' });
    await eventually(() => expect(document.querySelector('dialog')).not.toBeNull());
  };
  await request();
  press('Cancel');
  await eventually(() => expect(posted.at(-1)?.eventType).toBe('requested_chat_failed'));
  await request();
  press('Family');
  await eventually(() => expect(document.querySelector('dialog')?.textContent).toContain('Add the bot'));
  press('Add');
  await eventually(() =>
    expect(posted.at(-1)).toEqual({ eventType: 'requested_chat_sent', eventData: { req_id: 'b1' } }),
  );
  expect(asked.at(-1)).toBe('/host/share-chat {"user":"1","user_id":0,"id":"b1","chat_id":-7}');
  answer.mockRestore();
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

const windowOf = () => document.querySelector<HTMLElement>('section.window')!;
const property = (name: string) => windowOf().style.getPropertyValue(name);

test('1-22 a header colour by value has a title that is readable on it', () => {
  opened();
  say('web_app_set_header_color', { color: '#ffffff' });
  expect([property('--app-header'), property('--app-header-text')]).toEqual(['#ffffff', '#000000']);
  say('web_app_set_header_color', { color: '#101820' });
  expect([property('--app-header'), property('--app-header-text')]).toEqual(['#101820', '#ffffff']);
  say('web_app_set_header_color', { color: 'url(evil)' });
  expect(property('--app-header')).toBe('#101820');
});

test('1-22 a header colour by name follows the theme, one by value stays', () => {
  opened();
  say('web_app_set_header_color', { color_key: 'secondary_bg_color' });
  expect(property('--app-header')).toBe(themes.night.secondary_bg_color);
  page.theme.set('day');
  expect([property('--app-header'), property('--app-header-text')]).toEqual([themes.day.secondary_bg_color, '#000000']);
  say('web_app_set_header_color', { color: '#112233' });
  page.theme.set('tinted');
  expect(property('--app-header')).toBe('#112233');
});

test('1-22 a link of the messenger closes the app and goes to the chat', () => {
  opened();
  const asked: unknown[] = [];
  const chat = (event: Event) => {
    event.preventDefault();
    asked.push((event as CustomEvent).detail);
  };
  window.addEventListener(telegramLinkEvent, chat);
  say('web_app_open_tg_link', { path_full: '/croupier_bot?start=help' });
  window.removeEventListener(telegramLinkEvent, chat);
  expect(asked).toEqual(['/croupier_bot?start=help']);
  expect(closed).toHaveBeenCalledTimes(1);
  expect(document.querySelector('iframe')).toBeNull();
});

test('1-22 what the chat does not take of a link is shown', () => {
  opened();
  say('web_app_open_tg_link', { path_full: '/share/url?url=https%3A%2F%2Fsite.example%2F&text=Croupier' });
  expect(document.querySelector('dialog')?.textContent).toContain('Croupier\nhttps://site.example/');
});

test('1-22 full screen puts the header over the app and tells the insets, leaving it by the menu as well', async () => {
  opened('?insets=notched');
  say('web_app_request_fullscreen');
  await vi.advanceTimersByTimeAsync(0);
  expect(windowOf().classList.contains('fullscreen')).toBe(true);
  const told = (event: string) => posted.findLast(({ eventType }) => eventType === event)?.eventData;
  expect(told('fullscreen_changed')).toEqual({ is_fullscreen: true });
  expect(told('safe_area_changed')).toEqual({ top: 47, bottom: 34, left: 0, right: 0 });
  expect(told('content_safe_area_changed')).toEqual({ top: 46, bottom: 0, left: 0, right: 0 });
  press('Leave full screen');
  expect(told('fullscreen_changed')).toEqual({ is_fullscreen: false });
  expect(told('safe_area_changed')).toEqual({ top: 0, bottom: 34, left: 0, right: 0 });
});

test('1-22 the bottom bar covers the home indicator, and a button without a text is not shown', () => {
  opened('?insets=notched');
  say('web_app_setup_main_button', { is_visible: true, text: ' ' });
  expect(posted.filter(({ eventType }) => eventType === 'safe_area_changed')).toEqual([]);
  say('web_app_setup_main_button', { is_visible: true, text: 'Deposit' });
  expect(posted.findLast(({ eventType }) => eventType === 'safe_area_changed')?.eventData).toMatchObject({ bottom: 0 });
});

test('1-22 a button in progress cannot be pressed and is announced as busy', () => {
  opened();
  say('web_app_setup_main_button', { is_visible: true, text: 'Deposit', has_shine_effect: true });
  const main = () => document.querySelector<HTMLButtonElement>('.bottom-button:not(.secondary)')!;
  expect(main().classList.contains('shine')).toBe(true);
  say('web_app_setup_main_button', { is_progress_visible: true });
  expect([main().disabled, main().getAttribute('aria-busy'), main().classList.contains('shine')]).toEqual([
    true,
    'true',
    false,
  ]);
});

test('1-22 a swipe closes the app unless it has switched swipes off', async () => {
  opened();
  say('web_app_setup_swipe_behavior', { allow_vertical_swipe: false });
  expect(app.swipeDown()).toBe(false);
  expect(closed).not.toHaveBeenCalled();
  say('web_app_setup_swipe_behavior', { allow_vertical_swipe: true });
  expect(app.swipeDown()).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('1-22 the device turns unless the app has locked the orientation', () => {
  opened();
  say('web_app_toggle_orientation_lock', { locked: true });
  expect([app.rotate(), windowOf().classList.contains('landscape')]).toEqual([false, false]);
  say('web_app_toggle_orientation_lock', { locked: false });
  expect([app.rotate(), windowOf().classList.contains('landscape')]).toEqual([true, true]);
});

test('1-22 a haptic is seen', () => {
  opened();
  say('web_app_trigger_haptic_feedback', { type: 'notification', notification_type: 'success' });
  expect(windowOf().dataset['lastHaptic']).toBe('notification success');
});

test('1-22 a killed frame is inserted at its first address, with the host’s parts as at the start', () => {
  opened();
  say('web_app_setup_back_button', { is_visible: true });
  say('web_app_setup_main_button', { is_visible: true, text: 'Deposit' });
  const { address } = frame().dataset;
  app.kill();
  expect(document.querySelector('iframe')).toBeNull();
  app.insert();
  expect(frame().dataset['address']).toBe(address);
  expect(document.querySelector('[aria-label="Back"]')).toBeNull();
  expect(document.querySelector<HTMLElement>('.bottom-bar')?.hidden).toBe(true);
});

test('1-22 every event both ways is logged, with the reason if it gets no answer', () => {
  opened('?version=6.0');
  say('web_app_request_theme');
  say('web_app_open_popup', { message: 'm' });
  expect(page.log.entries.map(({ from, name, note }) => [from, name, note])).toEqual([
    ['app', 'web_app_request_theme', null],
    ['host', 'theme_changed', null],
    ['app', 'web_app_open_popup', 'not in version 6.0 (since 6.2)'],
  ]);
  expect(page.log.find('POPUP').length).toBe(1);
  page.log.clear();
  expect(page.log.entries).toEqual([]);
});

test('1-22 a connection that is lost hides the app', () => {
  opened();
  page.settings.change({ isOffline: true });
  expect(posted.at(-1)).toEqual({ eventType: 'visibility_changed', eventData: { is_visible: false } });
  page.settings.change({ isOffline: false });
  expect(posted.at(-1)).toEqual({ eventType: 'visibility_changed', eventData: { is_visible: true } });
});

test('1-22 a contact counts as sent only if the bot has taken it', async () => {
  const fetched = vi.fn(async () => new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', fetched);
  opened('?phone=allow');
  const status = async () => {
    say('web_app_request_phone');
    await eventually(() => expect(posted.at(-1)?.eventType).toBe('phone_requested'));
    return posted.splice(0).at(-1)?.eventData;
  };
  expect(await status()).toEqual({ status: 'cancelled' });
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect(await status()).toEqual({ status: 'sent' });
  expect(fetched).toHaveBeenLastCalledWith(
    '/host/contact',
    expect.objectContaining({
      method: 'POST',
      body: JSON.stringify({ user_id: 5_000_000_001, phone_number: '37120000001', first_name: 'Mara' }),
    }),
  );
  vi.unstubAllGlobals();
});

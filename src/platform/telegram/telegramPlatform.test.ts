// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeHost, initDataText, launchHash } from '../testing/FakeHost.ts';

const hosts = ['https://web.telegram.org', 'http://127.0.0.1:3003'];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  sessionStorage.clear();
  document.documentElement.removeAttribute('style');
  history.replaceState(null, '', `/?promo=x#${launchHash()}`);
});

/** Ends the SDKs that a test has started: each start after a reset of the modules has its own. */
const ends: (() => void)[] = [];

afterEach(() => {
  // They must not hear the next test's host.
  for (const offAll of ends.splice(0)) offAll();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function created() {
  const { createTelegramPlatform } = await import('./telegramPlatform.ts');
  ends.push((await import('@tma.js/sdk')).offAll);
  return createTelegramPlatform(window, { telegramHosts: hosts });
}

async function started(host = new FakeHost()) {
  const platform = await created();
  const starting = platform.start();
  await vi.advanceTimersByTimeAsync(5_000);
  await starting;
  return { host, platform };
}

/** A Telegram web client that answers requests about the viewport. */
const talkative = () => {
  const host: FakeHost = new FakeHost((eventType) => {
    const insets = { top: 0, right: 0, bottom: 0, left: 0 };
    if (eventType === 'web_app_request_safe_area') host.send('safe_area_changed', { ...insets, top: 47, bottom: 34 });
    if (eventType === 'web_app_request_content_safe_area')
      host.send('content_safe_area_changed', { ...insets, top: 46 });
    if (eventType === 'web_app_check_home_screen') host.send('home_screen_checked', { status: 'missed' });
  });
  return host;
};

test('1-22 the app first posts its ready messages, expands, and disables vertical swipes', async () => {
  const { host } = await started();
  expect(host.posted[0]).toEqual({ eventType: 'iframe_ready', eventData: { reload_supported: true } });
  expect(host.count('web_app_expand')).toBe(1);
  expect(host.last('web_app_setup_swipe_behavior')).toEqual({ allow_vertical_swipe: false });
  expect(host.count('web_app_ready')).toBe(0);
});

test('1-22 ready is posted when the page calls it', async () => {
  const { host, platform } = await started();
  platform.ready();
  expect(host.count('web_app_ready')).toBe(1);
});

test('1-22 every message has the same listed target origin', async () => {
  const { host } = await started();
  expect([...host.targets]).toEqual(['https://web.telegram.org']);
});

test('1-22 the launch is stored for a reload in the SDK’s format', async () => {
  await started();
  expect(JSON.parse(sessionStorage.getItem('tapps/launchParams') ?? 'null')).toContain(launchHash());
});

test('insets are set after the start and follow the host’s events', async () => {
  const { host, platform } = await started(talkative());
  expect(platform.insets()).toEqual({ top: 93, bottom: 34, left: 0, right: 0 });
  const heard = vi.fn();
  platform.onInsets(heard);
  host.send('content_safe_area_changed', { top: 0, bottom: 0, left: 0, right: 0 });
  expect(heard).toHaveBeenCalledWith({ top: 47, bottom: 34, left: 0, right: 0 });
});

test('insets that a host sends late are still applied', async () => {
  const { host, platform } = await started();
  host.send('safe_area_changed', { top: 20, bottom: 0, left: 0, right: 0 });
  expect(platform.insets().top).toBe(20);
});

test('viewport heights under 100 are ignored', async () => {
  const { host } = await started();
  const height = () => document.documentElement.style.getPropertyValue('--viewport-height');
  host.send('viewport_changed', { height: 640, width: 360, is_expanded: true, is_state_stable: true });
  host.send('viewport_changed', { height: 60, width: 360, is_expanded: true, is_state_stable: true });
  host.send('viewport_changed', { height: 300, width: 360, is_expanded: true, is_state_stable: false });
  expect(height()).toBe('640px');
});

test('the theme follows the host’s events', async () => {
  const { host } = await started();
  host.send('theme_changed', { theme_params: { bg_color: '#ffffff', text_color: '#000000' } });
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(document.documentElement.style.getPropertyValue('--tg-theme-text-color')).toBe('#000000');
  expect(host.count('web_app_request_theme')).toBe(1);
});

test('a reloaded page starts with the last theme of the host', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const { host } = await started();
  host.send('theme_changed', { theme_params: { bg_color: '#ffffff' } });
  host.send('reload_iframe');
  const kept = new URLSearchParams(location.hash.slice(1));
  expect(kept.get('tgWebAppThemeParams')).toBe('{"bg_color":"#ffffff"}');
  expect(kept.get('tgWebAppData')).toBe(initDataText);
  expect(JSON.parse(sessionStorage.getItem('tapps/launchParams') ?? 'null')).not.toContain('croupierRoute');
  expect(JSON.parse(sessionStorage.getItem('tapps/launchParams') ?? 'null')).toContain(
    encodeURIComponent('{"bg_color":"#ffffff"}'),
  );
  reload.mockRestore();
});

test('the host back button reaches the handler', async () => {
  const { host, platform } = await started();
  const handler = vi.fn();
  platform.setBackHandler(handler);
  expect(host.last('web_app_setup_back_button')).toEqual({ is_visible: true });
  host.send('back_button_pressed');
  expect(handler).toHaveBeenCalledTimes(1);
});

test('a message from a window other than the host is ignored', async () => {
  const { platform } = await started();
  const handler = vi.fn();
  platform.setBackHandler(handler);
  window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ eventType: 'back_button_pressed' }) }));
  expect(handler).not.toHaveBeenCalled();
});

test('state set before the start is sent to the host', async () => {
  const host = new FakeHost();
  const platform = await created();
  platform.setBackHandler(() => {});
  platform.setCloseConfirmation(true);
  const starting = platform.start();
  expect(host.last('web_app_setup_back_button')).toEqual({ is_visible: true });
  expect(host.last('web_app_setup_closing_behavior')).toEqual({ need_confirmation: true });
  await vi.advanceTimersByTimeAsync(5_000);
  await starting;
});

test('an external address opens in the system browser, a link of the messenger in the messenger', async () => {
  const { host, platform } = await started();
  platform.openExternal('https://pay.example/checkout?id=1');
  platform.openExternal('https://t.me/croupier');
  expect(host.last('web_app_open_link')).toMatchObject({ url: 'https://pay.example/checkout?id=1' });
  expect(host.last('web_app_open_tg_link')).toEqual({ path_full: '/croupier' });
});

test('sharing opens the messenger, and returns false in a version without it', async () => {
  const { host, platform } = await started();
  expect(await platform.share({ title: 'Croupier', url: 'https://site.example/games/ember-dragon' })).toBe(true);
  expect(host.last('web_app_open_tg_link')).toEqual({
    path_full: '/share/url?url=https%3A%2F%2Fsite.example%2Fgames%2Fember-dragon&text=Croupier',
  });
  vi.resetModules();
  history.replaceState(null, '', `/#${launchHash('6.0')}`);
  const { platform: old } = await started();
  expect(await old.share({ title: 'Croupier', url: 'https://site.example/' })).toBe(false);
});

test('haptics map to the host’s kinds', async () => {
  const { host, platform } = await started();
  platform.haptic('tap');
  expect(host.last('web_app_trigger_haptic_feedback')).toEqual({ type: 'impact', impact_style: 'light' });
  platform.haptic('select');
  expect(host.last('web_app_trigger_haptic_feedback')).toEqual({ type: 'selection_change' });
  platform.haptic('error');
  expect(host.last('web_app_trigger_haptic_feedback')).toEqual({ type: 'notification', notification_type: 'error' });
});

test('the home screen is offered if the host reports that the app is not on it', async () => {
  const { host, platform } = await started(talkative());
  const asking = platform.installPrompt()?.();
  expect(host.count('web_app_add_to_home_screen')).toBe(1);
  host.send('home_screen_added');
  expect(await asking).toBe(true);
});

test('a reload by the host has the launch in the address again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const { host } = await started();
  history.replaceState({ depth: 2 }, '', '/gamehall?q=fjord');
  host.send('reload_iframe');
  expect(location.pathname + location.search).toBe('/gamehall?q=fjord');
  expect(location.hash.slice(1)).toBe(`${launchHash()}&croupierRoute=%2Fgamehall%3Fq%3Dfjord`);
  expect(host.count('iframe_will_reload')).toBe(1);
  expect(reload).toHaveBeenCalledTimes(1);
  reload.mockRestore();
});

/** A browser that blocks the frame's storage and has the Navigation API. */
function blockStorage() {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  return async (address: string) => {
    history.pushState({ depth: 1 }, '', address);
    navigation.dispatchEvent(new Event('currententrychange'));
    // What the code that changed the page reads.
    const { hash } = location;
    await Promise.resolve();
    return hash;
  };
}

test('1-22 with blocked storage the launch is in the address after every page change, for a reload of the frame', async () => {
  const step = blockStorage();
  await started();
  expect(await step('/gamehall?q=a#top')).toBe('#top');
  expect([location.pathname, location.search, history.state]).toEqual(['/gamehall', '?q=a', { depth: 1 }]);
  expect(location.hash.slice(1)).toBe(`top?${launchHash()}&croupierRoute=%2Fgamehall%3Fq%3Da`);
  const { platform: reloaded } = await started();
  expect(await reloaded.lastRoute()).toBe('/gamehall?q=a#top');
});

test('1-22 with working storage the address is not changed', async () => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  await started();
  history.pushState(null, '', '/gamehall');
  navigation.dispatchEvent(new Event('currententrychange'));
  await Promise.resolve();
  expect(location.hash).toBe('');
});

test('a restart has the launch in the address, so it works with blocked storage', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const { platform } = await started();
  platform.restart('/ru/');
  expect(location.pathname).toBe('/ru/');
  expect(location.hash.slice(1)).toBe(`${launchHash()}&croupierRoute=%2Fru%2F`);
  expect(history.state).toBeNull();
  reload.mockRestore();
});

test('a restart for a page keeps the state of its entry beside the launch', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const { platform } = await started();
  platform.restart('/winners', { loadedFor: '/winners' });
  expect(history.state).toEqual({ loadedFor: '/winners' });
  expect(location.hash.slice(1)).toBe(`${launchHash()}&croupierRoute=%2Fwinners`);
  reload.mockRestore();
});

test('a restart on another page begins at its top, one on the same page stays where it is', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  history.replaceState(null, '', '/profile/settings');
  const { platform } = await started();
  platform.restart('/profile/settings?from=notice');
  expect(scroll).not.toHaveBeenCalled();
  platform.restart('/');
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  scroll.mockRestore();
  reload.mockRestore();
});

test('a path stored by a reload is found after the server has redirected the load to the index', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const { platform } = await started();
  platform.restart('/cashier/deposit');
  history.replaceState(null, '', `/${location.hash}`);
  sessionStorage.clear();
  const { platform: reloaded } = await started();
  expect(await reloaded.lastRoute()).toBe('/cashier/deposit');
  reloaded.restart('/gamehall');
  expect(location.hash.slice(1)).toBe(`${launchHash()}&croupierRoute=%2Fgamehall`);
  reload.mockRestore();
});

test('a stored path of another site is ignored', async () => {
  history.replaceState(null, '', `/#${launchHash()}&croupierRoute=%2F%2Fevil.example`);
  const { platform } = await started();
  const recalling = platform.lastRoute();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await recalling).toBeNull();
});

test('1-22 a launch behind a hash of the site is understood, and the hash stays over a restart', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  history.replaceState(null, '', `/game/jade-ascent#real?${launchHash()}`);
  const { platform } = await started();
  expect(platform.launch.registration?.payload).toBe(initDataText);
  platform.restart('/ru/game/jade-ascent#real');
  expect(location.hash).toBe(`#real?${launchHash()}&croupierRoute=%2Fru%2Fgame%2Fjade-ascent`);
  const { platform: reloaded } = await started();
  expect([reloaded.launch.registration?.payload, await reloaded.lastRoute()]).toEqual([
    initDataText,
    '/ru/game/jade-ascent#real',
  ]);
  reload.mockRestore();
});

test('1-22 with blocked storage a frame that is inserted again finds its last page in the messenger’s cloud', async () => {
  blockStorage();
  const cloud = new Map<string, string>();
  const host: FakeHost = new FakeHost((method, data) => {
    if (method !== 'web_app_invoke_custom_method') return;
    const asked = data as { req_id: string; method: string; params: { key?: string; value?: string; keys?: string[] } };
    if (asked.method === 'saveStorageValue') cloud.set(asked.params.key ?? '', asked.params.value ?? '');
    const result =
      asked.method === 'saveStorageValue'
        ? true
        : Object.fromEntries((asked.params.keys ?? []).map((key) => [key, cloud.get(key) ?? '']));
    setTimeout(() => host.send('custom_method_invoked', { req_id: asked.req_id, result }), 0);
  });
  const { platform } = await started(host);
  platform.rememberRoute('/cashier/deposit');
  await vi.advanceTimersByTimeAsync(2_000);
  // The host loads its first address again, and the browser has kept nothing.
  sessionStorage.clear();
  history.replaceState(null, '', `/#${launchHash()}`);
  const { platform: again } = await started(host);
  const recalling = again.lastRoute();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await recalling).toBe('/cashier/deposit');
});

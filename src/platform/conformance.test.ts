// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Platform, PlatformKind } from './Platform.ts';
import { choosePlatform } from './choosePlatform.ts';
import { createServerPlatform } from './serverPlatform.ts';
import { FakeHost, launchHash } from './testing/FakeHost.ts';

/** 2.12-13: the kinds of platform, including the server's. The same tests run for all of them. */
const kinds: readonly PlatformKind[] = ['web', 'pwa', 'telegram', 'server'];
const blockedStorage = () => {
  throw new DOMException('blocked', 'SecurityError');
};

async function create(kind: PlatformKind): Promise<Platform> {
  if (kind === 'server') return createServerPlatform();
  if (kind !== 'web') document.documentElement.dataset['shell'] = kind;
  return choosePlatform(window, { telegramHosts: ['https://web.telegram.org'] });
}

/** Restored one by one, so that the suite-wide spy on console.error stays. */
const spies: { mockRestore(): void }[] = [];
const spy = (one: { mockRestore(): void }) => void spies.push(one);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  delete document.documentElement.dataset['shell'];
  sessionStorage.clear();
  localStorage.clear();
  spy(vi.spyOn(location, 'assign').mockImplementation(() => {}));
  spy(vi.spyOn(location, 'reload').mockImplementation(() => {}));
  spy(vi.spyOn(window, 'open').mockReturnValue(null));
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const one of spies.splice(0)) one.mockRestore();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

describe.each(kinds)('2.12-13 the %s platform', (kind) => {
  let host: FakeHost;
  let platform: Platform;

  beforeEach(async () => {
    if (kind === 'telegram') history.replaceState(null, '', `/#${launchHash()}`);
    host = new FakeHost();
    platform = await create(kind);
  });

  afterEach(() => platform.setCloseConfirmation(false));

  const start = async () => {
    const starting = platform.start();
    await vi.advanceTimersByTimeAsync(5_000);
    return starting;
  };

  test('has the requested kind', () => {
    expect(platform.kind).toBe(kind);
  });

  test('starts although the host never answers, and a second start has no effect', async () => {
    await expect(start()).resolves.toBeUndefined();
    const posted = host.posted.length;
    await expect(start()).resolves.toBeUndefined();
    expect(host.posted.length).toBe(posted);
  });

  test('posts messages to a host only if there is one', async () => {
    await start();
    platform.ready();
    platform.setBackHandler(() => {});
    platform.setCloseConfirmation(true);
    platform.haptic('success');
    expect(host.posted.length > 0).toBe(kind === 'telegram');
  });

  test('sets and clears a back handler, before the start as well', async () => {
    platform.setBackHandler(() => {});
    await start();
    platform.setBackHandler(null);
    platform.setBackHandler(null);
    await vi.advanceTimersByTimeAsync(1_000);
    const expected = platform.can.backButton ? { is_visible: false } : undefined;
    expect(host.last('web_app_setup_back_button')).toEqual(expected);
  });

  test('a close confirmation requested twice is cleared by one call', async () => {
    await start();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return (
        event.defaultPrevented ||
        JSON.stringify(host.last('web_app_setup_closing_behavior')) === '{"need_confirmation":true}'
      );
    };
    platform.setCloseConfirmation(true);
    platform.setCloseConfirmation(true);
    expect(leave()).toBe(kind !== 'server');
    platform.setCloseConfirmation(false);
    expect(leave()).toBe(false);
  });

  test('keeps storage values in memory when the browser blocks storage', () => {
    spy(vi.spyOn(window, 'localStorage', 'get').mockImplementation(blockedStorage));
    platform.storage.set('theme', 'dark');
    expect(platform.storage.get('theme')).toBe('dark');
    platform.storage.remove('theme');
    expect(platform.storage.get('theme')).toBeNull();
  });

  test('keeps storage values in memory when storage is full', () => {
    spy(vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blockedStorage));
    platform.storage.set('theme', 'dark');
    expect(platform.storage.get('theme')).toBe('dark');
  });

  test('opens an external address and returns left or opened', async () => {
    await start();
    const departure = platform.openExternal('https://pay.example/checkout');
    expect(departure).toBe(kind === 'web' || kind === 'pwa' ? 'left' : 'opened');
    expect(vi.mocked(location.assign).mock.calls.length).toBe(departure === 'left' ? 1 : 0);
  });

  test('9-15 opens no window if it is blocked, and only a shell whose windows share its session has them', async () => {
    await start();
    expect(platform.openWindow('/oauth/init', { width: 640, height: 480 })).toBeNull();
    expect(vi.mocked(window.open).mock.calls.length).toBe(platform.can.windows ? 1 : 0);
    expect(platform.can.windows).toBe(kind === 'web' || kind === 'pwa');
    const heard = vi.fn();
    platform.onWindowMessage('croupier.test', heard)();
    window.dispatchEvent(new MessageEvent('message', { origin: location.origin, data: { source: 'croupier.test' } }));
    expect(heard).not.toHaveBeenCalled();
  });

  test('returns four insets and stops notifying after unsubscribe', async () => {
    await start();
    const heard = vi.fn();
    const stop = platform.onInsets(heard);
    stop();
    host.send('safe_area_changed', { top: 20, bottom: 10, left: 0, right: 0 });
    expect(heard).not.toHaveBeenCalled();
    expect(Object.keys(platform.insets()).sort()).toEqual(['bottom', 'left', 'right', 'top']);
    for (const side of Object.values(platform.insets())) expect(side).toBeGreaterThanOrEqual(0);
  });

  test('returns false if sharing is refused', async () => {
    vi.stubGlobal('navigator', {
      ...navigator,
      share: () => Promise.reject(new DOMException('refused', 'NotAllowedError')),
    });
    // Before the start the messenger's SDK is not connected, so nothing can have been shared.
    expect(await platform.share({ title: 'Croupier', url: 'https://site.example/' })).toBe(false);
  });

  test('7-28 has launch data only in the messenger', () => {
    expect(platform.launch.registration !== null).toBe(kind === 'telegram');
  });

  test('1-22 only the messenger has no cookie and no service worker', () => {
    expect(platform.can.cookies).toBe(kind !== 'telegram');
    if (kind === 'telegram') expect(platform.can.serviceWorker).toBe(false);
  });

  test('sets and clears the icon’s badge only where the shell has one', async () => {
    expect(platform.setBadge).toBeNull();
    const [setAppBadge, clearAppBadge] = [
      vi.fn(() => Promise.resolve()),
      vi.fn(() => Promise.reject(new Error('no icon'))),
    ];
    Object.assign(navigator, { setAppBadge, clearAppBadge });
    try {
      const { setBadge } = await create(kind);
      expect(setBadge !== null).toBe(kind === 'web' || kind === 'pwa');
      setBadge?.(3);
      setBadge?.(0);
      await vi.advanceTimersByTimeAsync(0);
      expect([setAppBadge.mock.calls, clearAppBadge.mock.calls]).toEqual(setBadge ? [[[3]], [[]]] : [[], []]);
    } finally {
      for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
    }
  });

  test('has push messages where the browser has them, in no frame and in no messenger', async () => {
    expect(platform.push).toBeNull();
    vi.stubGlobal('PushManager', class {});
    Object.assign(navigator, { serviceWorker: {} });
    if (kind !== 'telegram') vi.stubGlobal('parent', window);
    const inPage = await create(kind);
    if (kind !== 'telegram') vi.stubGlobal('parent', {});
    const inFrame = await create(kind);
    Reflect.deleteProperty(navigator, 'serviceWorker');
    expect([inPage.push !== null, inFrame.push !== null]).toEqual([kind === 'web' || kind === 'pwa', false]);
  });

  test('a tab of a browser without an install prompt has a guide, the installed app has none', async () => {
    if (kind !== 'telegram') vi.stubGlobal('parent', window);
    const guideWith = async (standalone: boolean) => {
      Object.assign(navigator, { standalone });
      const { can } = await create(kind);
      Reflect.deleteProperty(navigator, 'standalone');
      return can.installGuide;
    };
    const hasTab = kind === 'web' || kind === 'pwa';
    expect([platform.can.installGuide, await guideWith(false), await guideWith(true)]).toEqual([
      null,
      hasTab ? 'ios' : null,
      null,
    ]);
  });

  test('the install prompt of a browser is used once, and gone when the app was installed', async () => {
    await start();
    const changed = vi.fn();
    platform.onInstallable(changed);
    const offer = (outcome: string) => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve({ outcome }),
      });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const isBrowser = kind === 'web' || kind === 'pwa';
    const isTaken = offer('accepted');
    const prompt = platform.installPrompt();
    expect(prompt !== null).toBe(isBrowser);
    if (prompt === null) return;
    expect(isTaken).toBe(true);
    expect([await prompt(), platform.installPrompt()]).toEqual([true, null]);
    offer('dismissed');
    expect(await platform.installPrompt()?.()).toBe(false);
    offer('accepted');
    window.dispatchEvent(new Event('appinstalled'));
    expect([platform.installPrompt(), changed.mock.calls.length]).toEqual([null, 6]);
  });

  test('has no install prompt until the shell offers one', async () => {
    await start();
    expect(platform.installPrompt()).toBeNull();
    const stop = platform.onInstallable(() => {});
    expect(() => stop()).not.toThrow();
  });

  test('returns a stored path only if the shell may relaunch the app', async () => {
    await start();
    platform.rememberRoute('/gamehall?category=slots');
    await vi.advanceTimersByTimeAsync(1_000);
    const recalling = platform.lastRoute();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await recalling).toBe(kind === 'telegram' ? '/gamehall?category=slots' : null);
  });

  test('restarts at an address with a state of its history entry', async () => {
    await start();
    platform.restart('/winners', { loadedFor: '/winners' });
    expect(vi.mocked(location.reload).mock.calls).toHaveLength(kind === 'server' ? 0 : 1);
    expect(kind === 'server' ? null : [location.pathname, history.state]).toEqual(
      kind === 'server' ? null : ['/winners', { loadedFor: '/winners' }],
    );
  });

  test('restarts at an address by loading it', async () => {
    await start();
    platform.restart('/profile');
    const loads = vi.mocked(location.assign).mock.calls.length + vi.mocked(location.reload).mock.calls.length;
    expect(loads).toBe(kind === 'server' ? 0 : 1);
  });
});

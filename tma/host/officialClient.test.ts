// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OfficialClient } from './testing/OfficialClient.ts';
import type { OfficialPart } from './testing/OfficialClient.ts';
import { signedContact } from './testing/testView.ts';
import { themes } from './themes.ts';

let client: OfficialClient;
let log: ReturnType<typeof vi.spyOn>;
const open = (query: string) => {
  client = new OfficialClient(query);
  return client;
};

beforeEach(() => {
  log = vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  client.stop();
  log.mockRestore();
});

type Case = (client: OfficialClient) => void | Promise<void>;

/** A test for each function of the script, by name. */
const cases: Readonly<Record<string, Case>> = {
  ready: ({ call, view }) => shows(call, view.showApp, []),
  expand: ({ call, view }) => shows(call, view.expand, []),
  close: ({ call, view }) => shows(call, view.close, []),
  isVersionAtLeast: (official) => {
    expect(official.call('isVersionAtLeast', '8.0')).toBe(true);
  },
  setHeaderColor: (official) => {
    official.call('setHeaderColor', 'secondary_bg_color');
    official.call('setHeaderColor', '#112233');
    expect(official.view.setColour.mock.calls.slice(-2)).toEqual([
      ['header', 'secondary_bg_color'],
      ['header', '#112233'],
    ]);
  },
  setBackgroundColor: (official) => {
    official.call('setBackgroundColor', 'secondary_bg_color');
    expect(official.view.setColour).toHaveBeenCalledWith('background', themes.night.secondary_bg_color);
  },
  setBottomBarColor: (official) => {
    official.call('setBottomBarColor', '#445566');
    expect(official.view.setColour).toHaveBeenCalledWith('bottom-bar', '#445566');
  },
  enableClosingConfirmation: ({ call, view }) => shows(call, view.setCloseConfirmation, [true]),
  disableClosingConfirmation: ({ call, view }) => shows(call, view.setCloseConfirmation, [false]),
  enableVerticalSwipes: ({ call, view }) => shows(call, view.setVerticalSwipes, [true]),
  disableVerticalSwipes: ({ call, view }) => shows(call, view.setVerticalSwipes, [false]),
  lockOrientation: ({ call, view }) => shows(call, view.setOrientationLock, [true]),
  unlockOrientation: ({ call, view }) => shows(call, view.setOrientationLock, [false]),
  requestFullscreen: async (official) => {
    const changed = official.next('fullscreenChanged');
    official.call('requestFullscreen');
    await changed;
    expect(official.read('isFullscreen')).toBe(true);
    const failed = official.next('fullscreenFailed');
    official.call('requestFullscreen');
    expect(await failed).toEqual({ error: 'ALREADY_FULLSCREEN' });
  },
  exitFullscreen: async (official) => {
    const entered = official.next('fullscreenChanged');
    official.call('requestFullscreen');
    await entered;
    official.call('exitFullscreen');
    expect(official.read('isFullscreen')).toBe(false);
  },
  checkHomeScreenStatus: async (official) => {
    expect(await official.ask('checkHomeScreenStatus')).toEqual(['unsupported']);
    permit(official, 'home', 'allow');
    expect(await official.ask('checkHomeScreenStatus')).toEqual(['missed']);
  },
  addToHomeScreen: async (official) => {
    permit(official, 'home', 'allow');
    const added = official.next('homeScreenAdded');
    official.call('addToHomeScreen');
    await added;
    expect(await official.ask('checkHomeScreenStatus')).toEqual(['added']);
  },
  onEvent: (official) => {
    const heard = vi.fn();
    official.call('onEvent', 'themeChanged', heard);
    official.send('theme_changed', { theme_params: themes.day });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(official.read('colorScheme')).toBe('light');
  },
  offEvent: (official) => {
    const heard = vi.fn();
    official.call('onEvent', 'themeChanged', heard);
    official.call('offEvent', 'themeChanged', heard);
    official.send('theme_changed', { theme_params: themes.day });
    expect(heard).not.toHaveBeenCalled();
  },
  sendData: (official) => {
    // Only apps that were opened by a keyboard button may send data: the web clients ignore it elsewhere.
    official.call('sendData', 'text');
    expect(official.view.close).not.toHaveBeenCalled();
    expect(official.protocol.remark('web_app_data_send', { data: 'text' })).toBe('not known to this client');
  },
  switchInlineQuery: refuses('WebAppInlineModeDisabled', 'query'),
  openLink: (official) => {
    official.call('openLink', 'https://pay.example/checkout?id=1');
    expect(official.view.openLink).toHaveBeenCalledWith('https://pay.example/checkout?id=1');
  },
  openTelegramLink: (official) => {
    official.call('openTelegramLink', 'https://t.me/croupier_bot?start=help');
    expect(official.view.openTelegramLink).toHaveBeenCalledWith('/croupier_bot?start=help');
  },
  openInvoice: async (official) => {
    for (const status of ['paid', 'failed', 'cancelled']) {
      official.view.popup.mockResolvedValueOnce(status);
      expect(await official.ask('openInvoice', 'https://t.me/$slug1')).toEqual([status]);
    }
  },
  showPopup: async (official) => {
    const buttons = ['a', 'b', 'c'].map((id) => ({ id, type: 'default', text: id }));
    official.view.popup.mockResolvedValueOnce('b');
    expect(await official.ask('showPopup', { title: 'Leave?', message: 'A round is open.', buttons })).toEqual(['b']);
    expect(official.view.popup).toHaveBeenLastCalledWith({ title: 'Leave?', message: 'A round is open.', buttons });
    official.view.popup.mockResolvedValueOnce(null);
    expect(await official.ask('showPopup', { message: 'Text' })).toEqual([null]);
  },
  showAlert: async (official) => {
    expect(await official.ask('showAlert', 'Done')).toEqual([]);
  },
  showConfirm: async (official) => {
    expect(await official.ask('showConfirm', 'Sure?')).toEqual([true]);
    official.view.popup.mockResolvedValueOnce(null);
    expect(await official.ask('showConfirm', 'Sure?')).toEqual([false]);
  },
  showScanQrPopup: async (official) => {
    const heard: unknown[] = [];
    official.call('showScanQrPopup', { text: 'Hold the code' }, (text: string) => {
      heard.push(text);
      return text === 'ton://right';
    });
    const [hint, handlers] = official.view.openScanner.mock.lastCall!;
    handlers.onText('ton://wrong');
    expect(official.view.closeScanner).not.toHaveBeenCalled();
    handlers.onText('ton://right');
    expect(official.view.closeScanner).toHaveBeenCalledTimes(1);
    expect([hint, heard]).toEqual(['Hold the code', ['ton://wrong', 'ton://right']]);
  },
  closeScanQrPopup: (official) => {
    official.call('showScanQrPopup', {});
    official.call('closeScanQrPopup');
    expect(official.view.closeScanner).toHaveBeenCalledTimes(1);
  },
  readTextFromClipboard: async (official) => {
    expect(await official.ask('readTextFromClipboard')).toEqual([null]);
    permit(official, 'clipboard', 'allow');
    expect(await official.ask('readTextFromClipboard')).toEqual(['copied']);
  },
  requestWriteAccess: async (official) => {
    expect(await official.ask('requestWriteAccess')).toEqual([true]);
    permit(official, 'write', 'deny');
    expect(await official.ask('requestWriteAccess')).toEqual([false]);
  },
  requestContact: async (official) => {
    expect(await official.ask('requestContact')).toEqual([true, expect.objectContaining({ response: signedContact })]);
    permit(official, 'phone', 'deny');
    expect(await official.ask('requestContact')).toEqual([false, { status: 'cancelled' }]);
  },
  downloadFile: async (official) => {
    const file = { url: 'https://site.example/a.csv', file_name: 'a.csv' };
    expect(await official.ask('downloadFile', file)).toEqual([true]);
    official.view.ask.mockResolvedValueOnce(false);
    expect(await official.ask('downloadFile', file)).toEqual([false]);
  },
  shareToStory: (official) => {
    official.call('shareToStory', 'https://site.example/win.png');
    expect(official.view.notify).toHaveBeenCalledWith('Stories are not supported in this client.');
  },
  shareMessage: async (official) => {
    expect(await official.ask('shareMessage', 'm1')).toEqual([true]);
    official.view.ask.mockResolvedValueOnce(false);
    const failed = official.next('shareMessageFailed');
    expect(await official.ask('shareMessage', 'm1')).toEqual([false]);
    expect(await failed).toEqual({ error: 'USER_DECLINED' });
  },
  setEmojiStatus: async (official) => {
    expect(await official.ask('setEmojiStatus', '5368324170671202286', {})).toEqual([true]);
    official.view.ask.mockResolvedValueOnce(false);
    expect(await official.ask('setEmojiStatus', '5368324170671202286', {})).toEqual([false]);
  },
  requestEmojiStatusAccess: async (official) => {
    expect(await official.ask('requestEmojiStatusAccess')).toEqual([true]);
  },
  invokeCustomMethod: async (official) => {
    expect(await official.ask('invokeCustomMethod', 'getStorageKeys', {})).toEqual([null, []]);
    expect(await official.ask('invokeCustomMethod', 'launchRockets', {})).toEqual(['METHOD_INVALID', null]);
  },
};

type Call = OfficialClient['call'];

/** The script's function named by the case reaches the window with these arguments. */
let running = '';
function shows(call: Call, shown: ReturnType<typeof vi.fn>, args: readonly unknown[]): void {
  call.call(client, running);
  expect(shown).toHaveBeenLastCalledWith(...args);
}

function refuses(error: string, ...args: readonly unknown[]): Case {
  return (official) => {
    expect(() => official.call(running, ...args)).toThrow(error);
    // The script also says so in the console.
    vi.mocked(console.error).mockClear();
  };
}

function permit({ settings }: OfficialClient, name: string, decision: string): void {
  settings.change({ permissions: { ...settings.current.permissions, [name]: decision } });
}

const parts: Readonly<Record<string, Case>> = {
  BackButton: (official) => {
    const pressed = vi.fn();
    official.call('BackButton.onClick', pressed);
    official.call('BackButton.show');
    expect(official.view.setBackButton).toHaveBeenLastCalledWith(true);
    official.send('back_button_pressed');
    official.call('BackButton.offClick', pressed);
    official.send('back_button_pressed');
    official.call('BackButton.hide');
    expect(official.view.setBackButton).toHaveBeenLastCalledWith(false);
    expect(pressed).toHaveBeenCalledTimes(1);
  },
  SettingsButton: (official) => {
    const pressed = vi.fn();
    official.call('SettingsButton.onClick', pressed);
    official.call('SettingsButton.show');
    official.send('settings_button_pressed');
    official.call('SettingsButton.hide');
    expect(official.view.setSettingsButton.mock.calls).toEqual([[true], [false]]);
    expect(pressed).toHaveBeenCalledTimes(1);
  },
  MainButton: (official) => {
    const pressed = vi.fn();
    const { view } = official;
    const last = () => view.setBottomButton.mock.lastCall;
    official.call('MainButton.onClick', pressed);
    official.call('MainButton.setParams', { text: 'Deposit', color: '#112233', text_color: '#ffffff' });
    official.call('MainButton.show');
    expect(last()).toEqual([
      'main',
      expect.objectContaining({
        is_visible: true,
        is_active: true,
        text: 'Deposit',
        color: '#112233',
        text_color: '#ffffff',
      }),
    ]);
    official.send('main_button_pressed');
    expect(pressed).toHaveBeenCalledTimes(1);
    official.call('MainButton.setParams', { has_shine_effect: true });
    expect(last()?.[1]).toMatchObject({ has_shine_effect: true });
    official.call('MainButton.setText', 'Deposit $10');
    official.call('MainButton.showProgress');
    expect(last()?.[1]).toMatchObject({ text: 'Deposit $10', is_progress_visible: true, is_active: false });
    official.call('MainButton.hideProgress');
    official.call('MainButton.disable');
    expect(last()?.[1]).toMatchObject({ is_progress_visible: false, is_active: false });
    official.call('MainButton.enable');
    official.call('MainButton.hide');
    expect(last()).toEqual(['main', { is_visible: false }]);
  },
  SecondaryButton: (official) => {
    const pressed = vi.fn();
    official.call('SecondaryButton.onClick', pressed);
    for (const position of ['top', 'bottom', 'right', 'left']) {
      official.call('SecondaryButton.setParams', { text: 'Later', position, is_visible: true });
      expect(official.view.setBottomButton).toHaveBeenLastCalledWith(
        'secondary',
        expect.objectContaining({ is_visible: true, text: 'Later', position }),
      );
    }
    official.send('secondary_button_pressed');
    expect(pressed).toHaveBeenCalledTimes(1);
  },
  HapticFeedback: (official) => {
    for (const style of ['light', 'medium', 'heavy', 'rigid', 'soft'])
      official.call('HapticFeedback.impactOccurred', style);
    for (const type of ['success', 'warning', 'error']) official.call('HapticFeedback.notificationOccurred', type);
    official.call('HapticFeedback.selectionChanged');
    expect(official.view.vibrate.mock.calls.flat()).toEqual([
      ...['light', 'medium', 'heavy', 'rigid', 'soft'].map((style) => `impact ${style}`),
      ...['success', 'warning', 'error'].map((type) => `notification ${type}`),
      'selection',
    ]);
  },
  CloudStorage: async (official) => {
    const ask = (name: string, ...args: readonly unknown[]) => official.ask(`CloudStorage.${name}`, ...args);
    expect(await ask('setItem', 'theme', 'dark')).toEqual([null, true]);
    expect(await ask('setItem', 'sound', 'on')).toEqual([null, true]);
    expect(await ask('getItem', 'theme')).toEqual([null, 'dark']);
    expect(await ask('getItems', ['theme', 'none'])).toEqual([null, { theme: 'dark', none: '' }]);
    expect(await ask('getKeys')).toEqual([null, ['theme', 'sound']]);
    expect(await ask('removeItem', 'sound')).toEqual([null, true]);
    expect(await ask('removeItems', ['theme'])).toEqual([null, true]);
    expect(await ask('getKeys')).toEqual([null, []]);
    expect(await ask('setItem', 'theme', 'x'.repeat(4_097))).toEqual(['VALUE_TOO_LONG', null]);
  },
  BiometricManager: async (official) => {
    await official.ask('BiometricManager.init');
    expect(official.read('BiometricManager.isInited')).toBe(true);
    expect(official.read('BiometricManager.isBiometricAvailable')).toBe(false);
  },
  LocationManager: async (official) => {
    await official.ask('LocationManager.init');
    expect(official.read('LocationManager.isLocationAvailable')).toBe(true);
    expect(official.read('LocationManager.isAccessGranted')).toBe(false);
    const [place] = await official.ask('LocationManager.getLocation');
    expect(place).toMatchObject({ latitude: 56.95, longitude: 24.1 });
    permit(official, 'location', 'deny');
    expect(await official.ask('LocationManager.getLocation')).toEqual([null]);
  },
  Accelerometer: isUnsupported('accelerometerFailed'),
  DeviceOrientation: isUnsupported('deviceOrientationFailed'),
  Gyroscope: isUnsupported('gyroscopeFailed'),
};

function isUnsupported(event: string): Case {
  return async (official) => {
    const failed = official.next(event);
    expect(await official.ask(`${running}.start`, {})).toEqual([false]);
    expect(await failed).toEqual({ error: 'UNSUPPORTED' });
    official.call(`${running}.stop`);
    expect(official.read(`${running}.isStarted`)).toBe(false);
  };
}

describe.each(['weba', 'webk'])('1-22 the official client script in the %s host', (profile) => {
  beforeEach(() => void open(`?profile=${profile}`));

  test('finds its launch and gets theme, viewport and safe areas as this client tells them', () => {
    expect(client.read('platform')).toBe(profile === 'weba' ? 'weba' : 'web');
    expect(client.read('version')).toBe(profile === 'weba' ? '8.0' : '9.0');
    expect(client.read('initDataUnsafe')).toMatchObject({ user: { id: 5_000_000_001 } });
    expect(client.read('themeParams')).toMatchObject({ bg_color: themes.night.bg_color });
    expect(client.sent).toEqual(
      profile === 'weba'
        ? ['set_custom_style', 'theme_changed', 'viewport_changed', 'safe_area_changed', 'content_safe_area_changed']
        : ['set_custom_style', 'theme_changed'],
    );
    if (profile === 'weba') expect(client.read('viewportHeight')).toBe(724);
  });

  test('every function and part of the script has a case', () => {
    const isPart = (value: unknown): value is OfficialPart => typeof value === 'object' && value !== null;
    const functions = Object.keys(client.app).filter((name) => typeof client.app[name] === 'function');
    const withFunctions = Object.keys(client.app).filter((name) => {
      const value = client.app[name];
      return isPart(value) && Object.values(value).some((one) => typeof one === 'function');
    });
    expect(Object.keys(cases).sort()).toEqual(functions.sort());
    expect(Object.keys(parts).sort()).toEqual(withFunctions.sort());
  });

  test.each(Object.keys({ ...cases, ...parts }))('%s', async (name) => {
    running = name;
    await (cases[name] ?? parts[name])?.(client);
    expect.hasAssertions();
  });
});

test.each(['6.0', '6.9', '7.7', '8.0', '9.0', '9.1', '9.5', '9.6', '10.1'])(
  '1-22 the official client script starts in version %s',
  (version) => {
    const official = open(`?version=${version}`);
    expect(official.read('version')).toBe(version);
    expect(official.read('themeParams')).toMatchObject({ bg_color: themes.night.bg_color });
    official.call('ready');
    expect(official.view.showApp).toHaveBeenCalledTimes(1);
  },
);

test('1-22 the official client script lives with a host that never answers', () => {
  const official = open('?answers=never');
  official.call('ready');
  official.call('BackButton.show');
  expect(official.view.setBackButton).toHaveBeenCalledWith(true);
  expect(official.sent).toEqual([]);
});

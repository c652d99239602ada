// @vitest-environment happy-dom
import { compareVersions, supports } from '@tma.js/bridge';
import type { MethodName } from '@tma.js/bridge';
import { backButton, closingBehavior, mainButton, offAll, secondaryButton, settingsButton } from '@tma.js/sdk';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Platform } from '../Platform.ts';
import { answeringHost, slowMs } from '../testing/answeringHost.ts';
import type { HostBehaviour } from '../testing/answeringHost.ts';
import { launchHash } from '../testing/FakeHost.ts';
import type { FakeHost } from '../testing/FakeHost.ts';
import { createTelegramPlatform } from './telegramPlatform.ts';

interface Setting extends HostBehaviour {
  readonly version: `${number}.${number}`;
  readonly isBlocked: boolean;
}

const usual: Setting = { profile: 'weba', version: '8.0', answers: 'at once', agrees: true, isBlocked: false };
const settings: readonly Setting[] = (['weba', 'webk'] as const).flatMap((profile) => [
  ...(['6.0', '6.9', '7.7', '8.0', '9.0', '9.1', '9.5', '9.6', '10.1'] as const).map((version) => ({
    ...usual,
    profile,
    version,
  })),
  { ...usual, profile, agrees: false },
  { ...usual, profile, isBlocked: true },
  { ...usual, profile, answers: 'slowly' as const },
  { ...usual, profile, answers: 'never' as const },
  { ...usual, profile, answers: 'never' as const, isBlocked: true },
]);

const nameOf = ({ profile, version, answers, agrees, isBlocked }: Setting): string =>
  [
    `${profile} ${version}`,
    ...(answers === 'at once' ? [] : [`answering ${answers}`]),
    ...(agrees ? [] : ['whose player declines']),
    ...(isBlocked ? ['with blocked storage'] : []),
  ].join(', ');

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};
const longestMs = 10_000;

describe.each(settings.map((setting) => [nameOf(setting), setting] as const))('1-22 in %s', (_name, setting) => {
  const { version, answers, agrees, isBlocked, profile } = setting;
  const has = (method: MethodName) => supports(method, version);
  const isHeard = answers !== 'never';
  const spies: { mockRestore(): void }[] = [];
  let host: FakeHost;
  let platform: Platform;

  beforeEach(async () => {
    vi.useFakeTimers();
    sessionStorage.clear();
    localStorage.clear();
    history.replaceState(null, '', `/#${launchHash(version, profile === 'weba' ? 'weba' : 'web')}`);
    spies.push(vi.spyOn(window, 'open').mockReturnValue(null));
    if (isBlocked) spies.push(vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked));
    host = answeringHost(setting);
    platform = await createTelegramPlatform(window, { telegramHosts: ['https://web.telegram.org'] });
    await settled(platform.start());
    await vi.advanceTimersByTimeAsync(longestMs);
  });

  afterEach(() => {
    // The SDK is shared by all tests: its state must not send messages to the next test's host.
    backButton.hide.ifAvailable();
    closingBehavior.disableConfirmation.ifAvailable();
    settingsButton.hide.ifAvailable();
    mainButton.setParams.ifAvailable({ isVisible: false, text: '' });
    secondaryButton.setParams.ifAvailable({ isVisible: false, text: '' });
    offAll();
    for (const one of spies.splice(0)) one.mockRestore();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    history.replaceState(null, '', '/');
  });

  /** The result of a request, with the time passed that the slowest host takes. */
  async function settled<T>(work: Promise<T> | null | undefined): Promise<T | null> {
    const result = work ?? null;
    await vi.advanceTimersByTimeAsync(longestMs);
    return result;
  }

  test('the start ends, and posts nothing that this version does not know', async () => {
    platform.ready();
    platform.setBackHandler(() => {});
    platform.setCloseConfirmation(true);
    platform.setSettingsHandler(() => {});
    platform.setColours({ header: '#112233', background: '#0b0d16', bottomBar: '#445566' });
    platform.haptic('success');
    platform.hideKeyboard();
    platform.buttons?.set('main', { text: 'Deposit', isActive: true, isBusy: false, onPress: () => {} });
    platform.buttons?.set('second', { text: 'Later', isActive: true, isBusy: false, onPress: () => {} });
    await settled(platform.preferences.set('sound', 'on'));
    // The SDK itself repeats the background's colour after a change of the theme, in any version; old hosts ignore it.
    const unknown = host.posted.filter(
      ({ eventType }) => eventType !== 'web_app_set_background_color' && !has(eventType as MethodName),
    );
    expect(unknown).toEqual([]);
    expect(host.count('web_app_ready')).toBe(1);
    expect(host.last('web_app_setup_closing_behavior')).toEqual(
      has('web_app_setup_closing_behavior') ? { need_confirmation: true } : undefined,
    );
  });

  test('the launch has its user, its language and its raw data', () => {
    expect(platform.launch).toMatchObject({ language: 'ru', userName: '@ada', registration: { id: '5000000001' } });
  });

  test('the colours are posted as far as the version has them', () => {
    // The SDK keeps its state over the tests, and posts changes alone.
    const own = (digit: string) => `#${digit}${String(settings.indexOf(setting)).padStart(5, '0')}`;
    const [header, background, bottomBar] = [own('1'), own('2'), own('3')];
    platform.setColours({ header, background, bottomBar });
    const isKnown = supports('web_app_set_header_color', 'color', version);
    expect(host.last('web_app_set_header_color')).toEqual(isKnown ? { color: header } : undefined);
    const known = (method: MethodName, color: string) => (has(method) ? { color } : undefined);
    if (has('web_app_set_background_color'))
      expect(host.last('web_app_set_background_color')).toEqual({ color: background });
    expect(host.last('web_app_set_bottom_bar_color')).toEqual(known('web_app_set_bottom_bar_color', bottomBar));
  });

  test('the host’s buttons are used once it has said a word, and press only what can be pressed', () => {
    const { buttons } = platform;
    expect(buttons === null).toBe(!isHeard);
    const pressed = vi.fn();
    const main = { text: 'Deposit', isActive: true, isBusy: false, onPress: pressed };
    buttons?.set('main', main);
    host.send('main_button_pressed');
    buttons?.set('main', { ...main, isBusy: true });
    host.send('main_button_pressed');
    buttons?.set('main', { ...main, isActive: false });
    host.send('main_button_pressed');
    buttons?.set('main', null);
    host.send('main_button_pressed');
    expect(pressed).toHaveBeenCalledTimes(isHeard ? 1 : 0);
    if (isHeard) expect(host.last('web_app_setup_main_button')).toMatchObject({ is_visible: false });
  });

  test('a question has the player’s answer, or there is no dialog of the host', async () => {
    const question = { title: 'Leave?', text: 'A round is open.', yes: 'Leave', no: 'Stay', isDangerous: true };
    expect(platform.ask !== null).toBe(isHeard && has('web_app_open_popup'));
    if (platform.ask) expect(await settled(platform.ask(question))).toBe(agrees);
    // The host has no room for more than 256 characters: the page asks itself.
    if (platform.ask) expect(platform.ask({ ...question, text: 'x'.repeat(257) })).toBeNull();
  });

  test.each([
    ['requestContact', 'web_app_request_phone'],
    ['requestWriteAccess', 'web_app_request_write_access'],
  ] as const)('%s resolves with the decision, or is null', async (name, method) => {
    const request = platform[name];
    expect(request !== null).toBe(isHeard && has(method));
    if (request) expect(await settled(request())).toBe(agrees);
  });

  test('the scanner resolves with the text, or with null if it was closed', async () => {
    expect(platform.scanCode !== null).toBe(isHeard && has('web_app_open_scan_qr_popup'));
    if (platform.scanCode)
      expect(await settled(platform.scanCode('Scan'))).toBe(agrees ? 'https://site.example/?startapp=hand_1' : null);
  });

  test('a prepared message is sent or not', async () => {
    expect(platform.sendPrepared !== null).toBe(isHeard && has('web_app_send_prepared_message'));
    if (platform.sendPrepared) expect(await settled(platform.sendPrepared('m1'))).toBe(agrees);
  });

  test('a chat is chosen or not, and asked for only where the host has a list of them', async () => {
    expect(platform.requestChat !== null).toBe(isHeard && compareVersions(version, '9.6') >= 0);
    if (!platform.requestChat) return;
    expect(await settled(platform.requestChat('b1'))).toBe(agrees);
    expect(host.last('web_app_request_chat')).toEqual({ req_id: 'b1' });
    // An answer to another request, and one of a host that names none.
    const asking = platform.requestChat('b2');
    host.send('requested_chat_failed', { req_id: 'b1' });
    host.send('requested_chat_sent', {});
    expect(await settled(asking)).toBe(true);
  });

  test('the keyboard is hidden where the host can', () => {
    platform.hideKeyboard();
    expect(host.count('web_app_hide_keyboard')).toBe(has('web_app_hide_keyboard') ? 1 : 0);
  });

  test('an icon goes to a host that draws it, and off with the next button; to an earlier one never', () => {
    const { buttons } = platform;
    const button = { text: 'Deposit', isActive: true, isBusy: false, onPress: () => {} };
    const icon = () => {
      const posted = host.last('web_app_setup_main_button');
      return posted === undefined ? null : Reflect.get(Object(posted), 'icon_custom_emoji_id');
    };
    const drawn = supports('web_app_setup_main_button', 'icon_custom_emoji_id', version) ? '5368324170671202286' : '';
    buttons?.set('main', { ...button, emoji: '5368324170671202286' });
    expect(icon()).toBe(isHeard ? drawn : null);
    buttons?.set('main', { ...button, text: 'Withdraw' });
    expect(icon()).toBe(isHeard ? '' : null);
  });

  test('preferences are read as they were written, wherever they are kept', async () => {
    expect(await settled(platform.preferences.get('never_written'))).toBeNull();
    await settled(platform.preferences.set('sound', 'on'));
    expect(await settled(platform.preferences.get('sound'))).toBe('on');
    const saved = host.posted.some(({ eventData }) => JSON.stringify(eventData)?.includes('saveStorageValue'));
    expect(saved).toBe(isHeard && has('web_app_invoke_custom_method'));
  });

  test('the back and the settings entry call the handler that is set, and none after', async () => {
    const [back, open] = [vi.fn(), vi.fn()];
    platform.setBackHandler(back);
    platform.setSettingsHandler(open);
    host.send('back_button_pressed');
    host.send('settings_button_pressed');
    platform.setBackHandler(null);
    platform.setSettingsHandler(null);
    await vi.advanceTimersByTimeAsync(slowMs);
    host.send('back_button_pressed');
    host.send('settings_button_pressed');
    expect([back.mock.calls.length, open.mock.calls.length]).toEqual([1, 1]);
    expect(host.last('web_app_setup_back_button')).toEqual(
      has('web_app_setup_back_button') ? { is_visible: false } : undefined,
    );
    expect(host.last('web_app_setup_settings_button')).toEqual(
      has('web_app_setup_settings_button') ? { is_visible: false } : undefined,
    );
  });

  test('insets that the host sends are followed', () => {
    const heard = vi.fn();
    platform.onInsets(heard);
    host.send('safe_area_changed', { top: 47, bottom: 34, left: 0, right: 0 });
    host.send('content_safe_area_changed', { top: 46, bottom: 0, left: 0, right: 0 });
    expect(heard).toHaveBeenLastCalledWith({ top: 93, bottom: 34, left: 0, right: 0 });
  });

  test('links leave, and sharing says whether it opened', async () => {
    expect(platform.openExternal('https://pay.example/')).toBe('opened');
    expect(await platform.share({ title: 'Croupier', url: 'https://site.example/' })).toBe(has('web_app_open_tg_link'));
  });

  test('the home screen is offered only by a host that has one', async () => {
    const prompt = platform.installPrompt();
    expect(prompt !== null).toBe(answers === 'at once' && has('web_app_add_to_home_screen'));
    const changed = vi.fn();
    platform.onInstallable(changed);
    if (prompt) expect(await settled(prompt())).toBe(agrees);
    // What has been added is not offered again.
    const isAdded = prompt !== null && agrees;
    expect([platform.installPrompt() !== null, changed.mock.calls.length]).toEqual([
      prompt !== null && !agrees,
      isAdded ? 1 : 0,
    ]);
  });

  test('the route is found again within the launch', async () => {
    platform.rememberRoute('/cashier/deposit');
    await settled(Promise.resolve());
    expect(await settled(platform.lastRoute())).toBe('/cashier/deposit');
  });

  test('there is no badge, no push and no window: the bot writes instead', () => {
    expect([platform.setBadge, platform.push, platform.openWindow('/oauth', { width: 1, height: 1 })]).toEqual([
      null,
      null,
      null,
    ]);
    expect(platform.can).toMatchObject({ cookies: false, serviceWorker: false, windows: false });
  });
});

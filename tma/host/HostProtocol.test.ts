import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HostProtocol } from './HostProtocol.ts';
import { readHostSettings } from './HostSettings.ts';
import { areasOf } from './safeAreas.ts';
import { signedContact, testBot, testView } from './testing/testView.ts';
import { themes } from './themes.ts';
import { eventually } from '../../tests/eventually.ts';

type Sent = readonly [event: string, payload?: unknown];

function hostOf(profile: 'weba' | 'webk') {
  const sent: Sent[] = [];
  const view = testView();
  const willReload = vi.fn();
  const settings = readHostSettings(`?profile=${profile}&version=10.1&top=47&bottom=34&content=46`);
  const protocol = new HostProtocol({
    settings: () => settings,
    view,
    send: (event, payload) => void sent.push(payload === undefined ? [event] : [event, payload]),
    theme: () => themes.night,
    viewport: () => ({ width: 390, height: 700, is_expanded: true, is_state_stable: true }),
    areas: () => areasOf(settings, { isFullscreen: false, hasBottomBar: false }),
    device: new Map(),
    cloud: new Map(),
    willReload,
    shareContact: async () => signedContact,
    bot: testBot(),
  });
  return {
    sent,
    view,
    willReload,
    receive: (method: string, params?: unknown) => protocol.receive(method, params),
  };
}

let host: ReturnType<typeof hostOf>;

describe.each(['weba', 'webk'] as const)('1-22 the %s host', (profile) => {
  beforeEach(() => {
    host = hostOf(profile);
  });

  test('answers a ready frame with its style', () => {
    host.receive('iframe_ready', { reload_supported: true });
    expect(host.sent).toEqual([['set_custom_style', expect.any(String)]]);
  });

  test('sends its theme', () => {
    host.receive('web_app_request_theme');
    expect(host.sent).toEqual([['theme_changed', { theme_params: themes.night }]]);
  });

  test('sends viewport and safe areas in weba and no answer in webk', () => {
    for (const method of ['web_app_request_viewport', 'web_app_request_safe_area', 'web_app_request_content_safe_area'])
      host.receive(method);
    const answers = [
      ['viewport_changed', { width: 390, height: 700, is_expanded: true, is_state_stable: true }],
      ['safe_area_changed', { top: 47, bottom: 34, left: 0, right: 0 }],
      ['content_safe_area_changed', { top: 46, bottom: 0, left: 0, right: 0 }],
    ];
    expect(host.sent).toEqual(profile === 'weba' ? answers : []);
  });

  test('shows what the app sets', () => {
    host.receive('web_app_setup_back_button', { is_visible: true });
    host.receive('web_app_setup_settings_button', { is_visible: true });
    host.receive('web_app_setup_closing_behavior', { need_confirmation: true });
    host.receive('web_app_setup_main_button', { is_visible: true, text: 'Deposit' });
    host.receive('web_app_setup_secondary_button', { is_visible: true, position: 'top' });
    expect(host.view.setBackButton).toHaveBeenCalledWith(true);
    expect(host.view.setSettingsButton).toHaveBeenCalledWith(true);
    expect(host.view.setCloseConfirmation).toHaveBeenCalledWith(true);
    expect(host.view.setBottomButton.mock.calls).toEqual([
      ['main', { is_visible: true, text: 'Deposit' }],
      ['secondary', { is_visible: true, position: 'top' }],
    ]);
  });

  test('accepts colours by key and by value', () => {
    host.receive('web_app_set_header_color', { color_key: 'secondary_bg_color' });
    host.receive('web_app_set_header_color', { color: '#112233' });
    host.receive('web_app_set_background_color', { color: '#0b0d16' });
    host.receive('web_app_set_bottom_bar_color', { color: '#445566' });
    expect(host.view.setColour.mock.calls).toEqual([
      ['header', 'secondary_bg_color'],
      ['header', '#112233'],
      ['background', '#0b0d16'],
      ['bottom-bar', '#445566'],
    ]);
  });

  test('shows, expands and closes the app, opens links and receives haptics', () => {
    host.receive('web_app_ready');
    host.receive('web_app_expand');
    host.receive('web_app_open_link', { url: 'https://pay.example/' });
    host.receive('web_app_open_tg_link', { path_full: '/croupier' });
    host.receive('web_app_trigger_haptic_feedback', { type: 'impact', impact_style: 'light' });
    host.receive('web_app_close');
    expect(host.view.showApp).toHaveBeenCalledTimes(1);
    expect(host.view.expand).toHaveBeenCalledTimes(1);
    expect(host.view.openLink).toHaveBeenCalledWith('https://pay.example/');
    expect(host.view.openTelegramLink).toHaveBeenCalledWith('/croupier');
    expect(host.view.vibrate).toHaveBeenCalledWith('impact light');
    expect(host.view.close).toHaveBeenCalledTimes(1);
  });

  test('closes a popup with the chosen button, or with none', async () => {
    const popup = { title: 'Leave?', message: 'A round is open.', buttons: [{ id: 'ok', type: 'ok' }] };
    host.receive('web_app_open_popup', popup);
    await eventually(() => expect(host.sent).toEqual([['popup_closed', { button_id: 'ok' }]]));
    host.view.popup.mockResolvedValueOnce(null);
    host.receive('web_app_open_popup', popup);
    await eventually(() => expect(host.sent[1]).toEqual(['popup_closed', {}]));
  });

  test.each([
    [
      'web_app_request_phone',
      undefined,
      ['phone_requested', { status: 'sent' }],
      ['phone_requested', { status: 'cancelled' }],
    ],
    [
      'web_app_request_write_access',
      undefined,
      ['write_access_requested', { status: 'allowed' }],
      ['write_access_requested', { status: 'cancelled' }],
    ],
    [
      'web_app_send_prepared_message',
      { id: 'm1' },
      ['prepared_message_sent'],
      ['prepared_message_failed', { error: 'USER_DECLINED' }],
    ],
    [
      'web_app_request_chat',
      { req_id: 'b1' },
      ['requested_chat_sent', { req_id: 'b1' }],
      ['requested_chat_failed', { req_id: 'b1' }],
    ],
  ])('answers %s with the user’s decision', async (method, params, agreed, declined) => {
    host.receive(method, params);
    await eventually(() => expect(host.sent).toEqual([agreed]));
    host.view.ask.mockResolvedValueOnce(false);
    host.receive(method, params);
    await eventually(() => expect(host.sent[1]).toEqual(declined));
  });

  test('handles cloud storage by custom methods and refuses unknown ones', () => {
    const invoke = (req_id: string, method: string, params: unknown) =>
      host.receive('web_app_invoke_custom_method', { req_id, method, params });
    invoke('1', 'saveStorageValue', { key: 'k', value: 'v' });
    invoke('2', 'getStorageValues', { keys: ['k', 'none'] });
    invoke('3', 'getStorageKeys', {});
    invoke('4', 'deleteStorageValues', { keys: 'k' });
    invoke('5', 'getStorageKeys', {});
    invoke('6', 'launchRockets', {});
    expect(host.sent.map(([, payload]) => payload)).toEqual([
      { req_id: '1', result: true },
      { req_id: '2', result: { k: 'v', none: '' } },
      { req_id: '3', result: ['k'] },
      { req_id: '4', result: true },
      { req_id: '5', result: [] },
      { req_id: '6', error: 'METHOD_INVALID' },
    ]);
  });

  test('enters full screen once', async () => {
    for (const method of ['web_app_request_fullscreen', 'web_app_request_fullscreen', 'web_app_exit_fullscreen']) {
      const before = host.sent.length;
      host.receive(method);
      await eventually(() => expect(host.sent.length).toBe(before + 1));
    }
    expect(host.sent).toEqual([
      ['fullscreen_changed', { is_fullscreen: true }],
      ['fullscreen_failed', { error: 'ALREADY_FULLSCREEN' }],
      ['fullscreen_changed', { is_fullscreen: false }],
    ]);
    expect(host.view.setFullscreen.mock.calls).toEqual([[true], [false]]);
  });

  test('has device storage in webk, refuses it in weba', () => {
    host.receive('web_app_device_storage_save_key', { req_id: '1', key: 'k', value: 'v' });
    host.receive('web_app_device_storage_get_key', { req_id: '2', key: 'k' });
    host.receive('web_app_device_storage_save_key', { req_id: '3', key: 'k', value: null });
    host.receive('web_app_device_storage_get_key', { req_id: '4', key: 'k' });
    host.receive('web_app_device_storage_clear', { req_id: '5' });
    const kept = [
      ['device_storage_key_saved', { req_id: '1' }],
      ['device_storage_key_received', { req_id: '2', value: 'v' }],
      ['device_storage_key_saved', { req_id: '3' }],
      ['device_storage_key_received', { req_id: '4', value: null }],
      ['device_storage_cleared', { req_id: '5' }],
    ];
    const refused = ['1', '2', '3', '4', '5'].map((req_id) => [
      'device_storage_failed',
      { req_id, error: 'UNSUPPORTED' },
    ]);
    expect(host.sent).toEqual(profile === 'webk' ? kept : refused);
  });

  test('refuses secure storage', () => {
    for (const method of ['save_key', 'get_key', 'restore_key', 'clear'])
      host.receive(`web_app_secure_storage_${method}`, { req_id: method, key: 'k', value: 'v' });
    expect(host.sent).toEqual(
      ['save_key', 'get_key', 'restore_key', 'clear'].map((req_id) => [
        'secure_storage_failed',
        { req_id, error: 'UNSUPPORTED' },
      ]),
    );
  });

  test('has no home screen and no biometry', async () => {
    host.receive('web_app_check_home_screen');
    host.receive('web_app_biometry_get_info');
    host.receive('web_app_add_to_home_screen');
    await eventually(() =>
      expect(host.sent).toEqual([
        ['home_screen_checked', { status: 'unsupported' }],
        ['biometry_info_received', { available: false }],
        ['home_screen_failed'],
      ]),
    );
  });

  test('keeps the frame of an app that reloads itself', () => {
    host.receive('iframe_will_reload');
    expect(host.willReload).toHaveBeenCalledTimes(1);
    expect(host.sent).toEqual([]);
  });

  test('does not answer unknown methods', () => {
    host.receive('web_app_launch_rockets', {});
    expect(host.sent).toEqual([]);
  });
});

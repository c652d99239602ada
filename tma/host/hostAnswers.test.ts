import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HostProtocol, slowAnswerMs } from './HostProtocol.ts';
import { readHostSettings } from './HostSettings.ts';
import { hostVersions } from './hostVersions.ts';
import { areasOf } from './safeAreas.ts';
import { signedContact, someGroup, testBot, testView } from './testing/testView.ts';
import { themes } from './themes.ts';

function hostOf(query: string) {
  const sent: unknown[] = [];
  const view = testView();
  const bot = testBot();
  const shareContact = vi.fn(async (): Promise<string | null> => signedContact);
  const settings = readHostSettings(query);
  const protocol = new HostProtocol({
    settings: () => settings,
    view,
    send: (event, payload) => void sent.push(payload === undefined ? [event] : [event, payload]),
    theme: () => themes.night,
    viewport: () => ({ width: 390, height: 724, is_expanded: true, is_state_stable: true }),
    areas: () => areasOf(settings, { isFullscreen: view.isFullscreen(), hasBottomBar: false }),
    device: new Map(),
    cloud: new Map(),
    willReload: () => {},
    shareContact,
    bot,
  });
  const ask = async (method: string, params?: unknown): Promise<unknown> => {
    const before = sent.length;
    protocol.receive(method, params);
    await vi.advanceTimersByTimeAsync(0);
    return sent.slice(before);
  };
  return { protocol, sent, view, bot, shareContact, ask };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('1-22 versions of the host', () => {
  const since: readonly (readonly [method: string, version: string, params?: unknown])[] = [
    ['web_app_request_theme', '6.0'],
    ['web_app_setup_back_button', '6.1', { is_visible: true }],
    ['web_app_open_popup', '6.2', { title: '', message: 'm', buttons: [] }],
    ['web_app_read_text_from_clipboard', '6.4', { req_id: '1' }],
    ['web_app_invoke_custom_method', '6.9', { req_id: '1', method: 'getStorageKeys', params: {} }],
    ['web_app_set_header_color', '6.9', { color: '#112233' }],
    ['web_app_biometry_get_info', '7.2'],
    ['web_app_setup_swipe_behavior', '7.7', { allow_vertical_swipe: false }],
    ['web_app_share_to_story', '7.8', { media_url: 'https://site.example/win.png' }],
    ['web_app_setup_secondary_button', '7.10', { is_visible: true }],
    ['web_app_request_fullscreen', '8.0'],
    ['web_app_hide_keyboard', '9.1'],
    ['web_app_request_chat', '9.6', { req_id: 'b1' }],
  ];

  for (const [method, from, params] of since) {
    test(`${method} is taken from version ${from} on and ignored before`, async () => {
      const first = hostVersions.findIndex((version) => version === from);
      for (const [at, version] of hostVersions.entries()) {
        const host = hostOf(`?version=${version}&profile=weba`);
        const remark = host.protocol.remark(method, params);
        if (at < first) {
          expect(remark, version).toBe(
            `not in version ${version} (since ${method.endsWith('header_color') ? '6.1' : from})`,
          );
          expect(await host.ask(method, params), version).toEqual([]);
        } else expect(remark, version).toBeNull();
      }
    });
  }

  test('a link of the messenger is opened in every version, since a frame cannot leave by itself', async () => {
    const host = hostOf('?version=6.0');
    await host.ask('web_app_open_tg_link', { path_full: '/croupier' });
    expect(host.view.openTelegramLink).toHaveBeenCalledWith('/croupier');
  });

  test('a header colour by name is taken before 6.9, one by value is not', async () => {
    const host = hostOf('?version=6.7');
    await host.ask('web_app_set_header_color', { color: '#112233' });
    await host.ask('web_app_set_header_color', { color_key: 'secondary_bg_color' });
    expect(host.view.setColour.mock.calls).toEqual([['header', 'secondary_bg_color']]);
  });

  test.each([
    ['9.1', {}],
    ['9.5', { icon_custom_emoji_id: '5368324170671202286' }],
    ['10.1', { icon_custom_emoji_id: '5368324170671202286' }],
  ])('in %s an icon of a bottom button is %j', async (version, shown) => {
    const host = hostOf(`?version=${version}`);
    const params = { is_visible: true, text: 'Deposit', icon_custom_emoji_id: '5368324170671202286' };
    await host.ask('web_app_setup_main_button', params);
    await host.ask('web_app_setup_secondary_button', params);
    const drawn = { is_visible: true, text: 'Deposit', ...shown };
    expect(host.view.setBottomButton.mock.calls).toEqual([
      ['main', drawn],
      ['secondary', drawn],
    ]);
  });

  test('the newest version has all that the earlier ones have', async () => {
    const host = hostOf('?version=10.1');
    expect([host.protocol.remark('web_app_hide_keyboard', undefined), hostVersions.at(-1)]).toEqual([null, '10.1']);
    await host.ask('web_app_hide_keyboard');
    expect(host.view.hideKeyboard).toHaveBeenCalledTimes(1);
  });

  test('events of 8.0 are not sent to an earlier app', () => {
    const host = hostOf('?version=7.10');
    host.protocol.tell('visibility_changed', { is_visible: false });
    host.protocol.tell('viewport_changed', { width: 1, height: 1, is_expanded: true, is_state_stable: true });
    expect(host.sent).toEqual([['viewport_changed', expect.anything()]]);
  });
});

describe('1-22 answers of the host', () => {
  test('the contact goes to the bot before the app is told so, and the signed contact is handed out after', async () => {
    const host = hostOf('?phone=allow');
    const requested = { req_id: '1', method: 'getRequestedContact', params: {} };
    expect(await host.ask('web_app_invoke_custom_method', requested)).toEqual([
      ['custom_method_invoked', { req_id: '1', result: '' }],
    ]);
    host.shareContact.mockResolvedValueOnce(null);
    expect(await host.ask('web_app_request_phone')).toEqual([['phone_requested', { status: 'cancelled' }]]);
    expect(await host.ask('web_app_request_phone')).toEqual([['phone_requested', { status: 'sent' }]]);
    expect(await host.ask('web_app_invoke_custom_method', requested)).toEqual([
      ['custom_method_invoked', { req_id: '1', result: signedContact }],
    ]);
  });

  test.each([
    ['deny', 'web_app_request_phone', ['phone_requested', { status: 'cancelled' }], 'phone'],
    ['deny', 'web_app_request_write_access', ['write_access_requested', { status: 'cancelled' }], 'write'],
    ['allow', 'web_app_request_write_access', ['write_access_requested', { status: 'allowed' }], 'write'],
    ['deny', 'web_app_request_location', ['location_requested', { available: false }], 'location'],
    [
      'allow',
      'web_app_request_location',
      ['location_requested', { available: true, latitude: 56.95, longitude: 24.1, horizontal_accuracy: 20 }],
      'location',
    ],
    ['deny', 'web_app_request_fullscreen', ['fullscreen_failed', { error: 'UNSUPPORTED' }], 'fullscreen'],
    ['allow', 'web_app_add_to_home_screen', ['home_screen_added'], 'home'],
  ])('with the panel at %s, %s answers %j without a question', async (decision, method, answer, name) => {
    const host = hostOf(`?${name}=${decision}`);
    expect(await host.ask(method)).toEqual([answer]);
    expect(host.view.ask).not.toHaveBeenCalled();
  });

  test('the location is only granted once it was allowed', async () => {
    const state = async (decision: string) => hostOf(`?location=${decision}`).ask('web_app_check_location');
    expect(await state('ask')).toEqual([
      ['location_checked', { available: true, access_requested: false, access_granted: false }],
    ]);
    expect(await state('allow')).toEqual([
      ['location_checked', { available: true, access_requested: true, access_granted: true }],
    ]);
  });

  test('the clipboard is null as in the web clients, and its text where the panel allows it', async () => {
    const asked = { req_id: '7' };
    expect(await hostOf('').ask('web_app_read_text_from_clipboard', asked)).toEqual([
      ['clipboard_text_received', { req_id: '7', data: null }],
    ]);
    expect(await hostOf('?clipboard=allow').ask('web_app_read_text_from_clipboard', asked)).toEqual([
      ['clipboard_text_received', { req_id: '7', data: 'copied' }],
    ]);
  });

  test('the home screen is offered, then taken', async () => {
    const host = hostOf('?home=ask');
    expect(await host.ask('web_app_check_home_screen')).toEqual([['home_screen_checked', { status: 'missed' }]]);
    expect(await host.ask('web_app_add_to_home_screen')).toEqual([['home_screen_added']]);
    expect(await host.ask('web_app_check_home_screen')).toEqual([['home_screen_checked', { status: 'added' }]]);
  });

  test('the scanner sends every text until it is closed', async () => {
    const host = hostOf('');
    await host.ask('web_app_open_scan_qr_popup', { text: 'Hold the code' });
    const [hint, handlers] = host.view.openScanner.mock.lastCall!;
    expect(hint).toBe('Hold the code');
    handlers.onText('ton://1');
    handlers.onClosed();
    expect(host.sent).toEqual([['qr_text_received', { data: 'ton://1' }], ['scan_qr_popup_closed']]);
    await host.ask('web_app_close_scan_qr_popup');
    expect(host.view.closeScanner).toHaveBeenCalledTimes(1);
  });

  test('an invoice ends as its window does', async () => {
    const host = hostOf('');
    for (const status of ['paid', 'failed', 'cancelled'] as const) {
      host.view.popup.mockResolvedValueOnce(status);
      expect(await host.ask('web_app_open_invoice', { slug: 's1' })).toEqual([
        ['invoice_closed', { slug: 's1', status }],
      ]);
    }
    host.view.popup.mockResolvedValueOnce(null);
    expect(await host.ask('web_app_open_invoice', { slug: 's1' })).toEqual([
      ['invoice_closed', { slug: 's1', status: 'cancelled' }],
    ]);
  });

  test('a chat is shared once the user has chosen and agreed and the bot was told; else the request has failed', async () => {
    const host = hostOf('?version=9.6');
    const ask = (req_id: string) => host.ask('web_app_request_chat', { req_id });
    const failed = ['requested_chat_failed', { req_id: 'b1' }];
    expect(await ask('b1')).toEqual([['requested_chat_sent', { req_id: 'b1' }]]);
    expect(host.bot.shareChat).toHaveBeenCalledExactlyOnceWith('b1', someGroup);
    expect(await ask('none')).toEqual([['requested_chat_failed', { req_id: 'none', error: 'UNKNOWN_BUTTON' }]]);
    host.view.chooseChat.mockResolvedValueOnce(null);
    expect(await ask('b1')).toEqual([failed]);
    host.view.ask.mockResolvedValueOnce(false);
    expect(await ask('b1')).toEqual([failed]);
    expect(host.bot.shareChat).toHaveBeenCalledTimes(1);
    host.bot.shareChat.mockResolvedValueOnce(false);
    expect(await ask('b1')).toEqual([failed]);
  });

  test('emoji statuses, downloads and stories are answered, or refused in words', async () => {
    const host = hostOf('');
    expect(await host.ask('web_app_set_emoji_status', { custom_emoji_id: '' })).toEqual([
      ['emoji_status_failed', { error: 'SUGGESTED_EMOJI_INVALID' }],
    ]);
    expect(await host.ask('web_app_set_emoji_status', { custom_emoji_id: '5' })).toEqual([['emoji_status_set']]);
    expect(await host.ask('web_app_request_emoji_status_access')).toEqual([
      ['emoji_status_access_requested', { status: 'allowed' }],
    ]);
    const file = { url: 'https://site.example/a.csv', file_name: 'a.csv' };
    expect(await host.ask('web_app_request_file_download', file)).toEqual([
      ['file_download_requested', { status: 'downloading' }],
    ]);
    expect(host.view.download).toHaveBeenCalledWith(file.url, file.file_name);
    host.view.ask.mockResolvedValueOnce(false);
    expect(await host.ask('web_app_request_file_download', file)).toEqual([
      ['file_download_requested', { status: 'cancelled' }],
    ]);
    expect(await host.ask('web_app_share_to_story', { media_url: 'https://site.example/a.png' })).toEqual([]);
    expect(host.view.notify).toHaveBeenCalledWith('Stories are not supported in this client.');
  });

  test.each(['accelerometer', 'device_orientation', 'gyroscope'])('the %s is unsupported', async (sensor) => {
    const host = hostOf('');
    expect(await host.ask(`web_app_start_${sensor}`, { refresh_rate: 100 })).toEqual([
      [`${sensor}_failed`, { error: 'UNSUPPORTED' }],
    ]);
    expect(await host.ask(`web_app_stop_${sensor}`)).toEqual([[`${sensor}_stopped`]]);
  });

  test('the cloud keeps 4,096 characters under a valid key, and 1,024 keys', async () => {
    const host = hostOf('');
    const save = async (key: string, value: string) => {
      const answers = await host.ask('web_app_invoke_custom_method', {
        req_id: '1',
        method: 'saveStorageValue',
        params: { key, value },
      });
      return (answers as [string, { result?: unknown; error?: string }][])[0]?.[1];
    };
    expect(await save('k0', 'x'.repeat(4_096))).toMatchObject({ result: true });
    expect(await save('k1', 'x'.repeat(4_097))).toMatchObject({ error: 'VALUE_TOO_LONG' });
    expect(await save('croupier:theme', 'dark')).toMatchObject({ error: 'KEY_INVALID' });
    expect(await save('k'.repeat(129), 'dark')).toMatchObject({ error: 'KEY_INVALID' });
    for (let at = 1; at < 1_024; at += 1) expect(await save(`k${at}`, 'v')).toMatchObject({ result: true });
    expect(await save('k1024', 'v')).toMatchObject({ error: 'QUOTA_EXCEEDED' });
    expect(await save('k0', 'changed')).toMatchObject({ result: true });
  });

  test('a silent host does what it is told and answers nothing', async () => {
    const host = hostOf('?answers=never');
    expect(await host.ask('web_app_request_viewport')).toEqual([]);
    await host.ask('web_app_setup_back_button', { is_visible: true });
    expect(host.view.setBackButton).toHaveBeenCalledWith(true);
    expect(host.protocol.remark('web_app_request_theme', undefined)).toBe('taken, but this host never answers');
  });

  test('a slow host answers late', async () => {
    const host = hostOf('?answers=slow');
    expect(await host.ask('web_app_request_theme')).toEqual([]);
    await vi.advanceTimersByTimeAsync(slowAnswerMs);
    expect(host.sent).toEqual([['theme_changed', { theme_params: themes.night }]]);
  });
});

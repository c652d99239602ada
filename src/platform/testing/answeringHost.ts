import { FakeHost } from './FakeHost.ts';

export interface HostBehaviour {
  readonly profile: 'weba' | 'webk';
  /** `never`: a host that takes everything and answers nothing. */
  readonly answers: 'at once' | 'slowly' | 'never';
  /** Whether the player agrees to what the host asks them. */
  readonly agrees: boolean;
}

/** Delay of a slow host, in ms. */
export const slowMs = 1_500;

type Reply = readonly [event: string, payload?: unknown];
type Params = Readonly<Record<string, unknown>>;

/** A messenger's web client as the app's tests need it: answers requests as Telegram documents. */
export function answeringHost({ profile, answers, agrees }: HostBehaviour): FakeHost {
  const cloud = new Map<string, string>();
  const host: FakeHost = new FakeHost((method, data) => {
    const params: Params = typeof data === 'object' && data !== null ? { ...data } : {};
    const replies = answers === 'never' ? [] : repliesTo(method, params, profile, agrees, cloud);
    const deliver = () => {
      for (const [event, payload] of replies) host.send(event, payload);
    };
    // Messages are never delivered within the call that has sent theirs.
    setTimeout(deliver, answers === 'slowly' ? slowMs : 0);
  });
  return host;
}

function repliesTo(
  method: string,
  params: Params,
  profile: HostBehaviour['profile'],
  agrees: boolean,
  cloud: Map<string, string>,
): readonly Reply[] {
  const none = { top: 0, bottom: 0, left: 0, right: 0 };
  const isA = profile === 'weba';
  const { req_id } = params;
  switch (method) {
    case 'web_app_request_theme':
      return [['theme_changed', { theme_params: { bg_color: '#17212b', text_color: '#f5f5f5' } }]];
    case 'web_app_request_viewport':
      return isA ? [['viewport_changed', { width: 390, height: 724, is_expanded: true, is_state_stable: true }]] : [];
    case 'web_app_request_safe_area':
      return isA ? [['safe_area_changed', { ...none, bottom: 34 }]] : [];
    case 'web_app_request_content_safe_area':
      return isA ? [['content_safe_area_changed', none]] : [];
    case 'web_app_check_home_screen':
      return [['home_screen_checked', { status: 'missed' }]];
    case 'web_app_add_to_home_screen':
      return [[agrees ? 'home_screen_added' : 'home_screen_failed']];
    case 'web_app_open_popup':
      return [['popup_closed', agrees ? { button_id: 'yes' } : {}]];
    case 'web_app_request_phone':
      return [['phone_requested', { status: agrees ? 'sent' : 'cancelled' }]];
    case 'web_app_request_write_access':
      return [['write_access_requested', { status: agrees ? 'allowed' : 'cancelled' }]];
    case 'web_app_open_scan_qr_popup':
      return [
        agrees ? ['qr_text_received', { data: 'https://site.example/?startapp=hand_1' }] : ['scan_qr_popup_closed'],
      ];
    case 'web_app_send_prepared_message':
      return [agrees ? ['prepared_message_sent'] : ['prepared_message_failed', { error: 'USER_DECLINED' }]];
    case 'web_app_request_chat':
      return [[agrees ? 'requested_chat_sent' : 'requested_chat_failed', isA ? { req_id } : undefined]];
    case 'web_app_invoke_custom_method':
      return [['custom_method_invoked', { req_id, result: inCloud(cloud, params) }]];
    default:
      return /_(device|secure)_storage_/.test(method)
        ? [
            [
              method.includes('device') ? 'device_storage_failed' : 'secure_storage_failed',
              { req_id, error: 'UNSUPPORTED' },
            ],
          ]
        : [];
  }
}

function inCloud(cloud: Map<string, string>, { method, params }: Params): unknown {
  const { key, value, keys }: Params = typeof params === 'object' && params !== null ? { ...params } : {};
  if (method === 'saveStorageValue') {
    cloud.set(String(key), String(value));
    return true;
  }
  return Object.fromEntries([keys].flat().map((name) => [String(name), cloud.get(String(name)) ?? '']));
}

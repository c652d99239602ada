import type { EventName, EventPayload, MethodName, MethodParams } from '@tma.js/bridge';
import type { ThemeParamsType } from '@tma.js/sdk';
import { CloudStorage } from './CloudStorage.ts';
import type { HostSettings } from './HostSettings.ts';
import type { HostView } from './HostView.ts';

/** Sends one event to the app. */
export type SendEvent = <E extends EventName>(event: E, payload?: EventPayload<E>) => void;

export interface HostProtocolOptions {
  readonly settings: HostSettings;
  readonly view: HostView;
  readonly send: SendEvent;
  readonly theme: () => ThemeParamsType;
  readonly viewport: () => EventPayload<'viewport_changed'>;
  /** Values of the device storage, if the client has one. */
  readonly device: Map<string, string>;
  readonly willReload: () => void;
}

type Handlers = { readonly [M in MethodName]?: (params: MethodParams<M>) => void };

const customStyle = 'body { scrollbar-width: thin; }';

/** The messenger's side of the protocol: handles each method of the app. */
export class HostProtocol {
  private readonly cloud = new CloudStorage();
  private isFullscreen = false;
  private readonly handlers: Handlers;

  constructor(private readonly options: HostProtocolOptions) {
    const { view, send } = options;
    this.handlers = {
      iframe_ready: () => send('set_custom_style', customStyle),
      iframe_will_reload: () => options.willReload(),
      web_app_ready: () => view.showApp(),
      web_app_expand: () => view.expand(),
      web_app_close: () => view.close(),
      web_app_request_theme: () => send('theme_changed', { theme_params: options.theme() }),
      ...this.viewportHandlers(),
      web_app_setup_back_button: ({ is_visible }) => view.setBackButton(is_visible),
      web_app_setup_settings_button: ({ is_visible }) => view.setSettingsButton(is_visible),
      web_app_setup_main_button: (params) => view.setBottomButton('main', params),
      web_app_setup_secondary_button: (params) => view.setBottomButton('secondary', params),
      web_app_setup_closing_behavior: ({ need_confirmation }) => view.setCloseConfirmation(need_confirmation),
      web_app_set_header_color: (params) => view.setColour('header', this.colourOf(params)),
      web_app_set_background_color: ({ color }) => view.setColour('background', color),
      web_app_set_bottom_bar_color: ({ color }) => view.setColour('bottom-bar', color),
      web_app_trigger_haptic_feedback: (params) => view.vibrate(hapticName(params)),
      web_app_open_link: ({ url }) => view.openLink(url),
      web_app_open_tg_link: ({ path_full }) => view.openTelegramLink(path_full),
      web_app_open_popup: (params) =>
        void view.popup(params).then((id) => send('popup_closed', id === null ? {} : { button_id: id })),
      web_app_open_invoice: ({ slug }) => void this.askForPayment(slug),
      web_app_request_phone: () =>
        void this.askFor('Share your phone number?', 'Croupier will see it.').then((isGiven) =>
          send('phone_requested', { status: isGiven ? 'sent' : 'cancelled' }),
        ),
      web_app_request_write_access: () =>
        void this.askFor('Allow messages?', 'Croupier may write to you.').then((isGiven) =>
          send('write_access_requested', { status: isGiven ? 'allowed' : 'cancelled' }),
        ),
      web_app_invoke_custom_method: ({ req_id, method, params }) =>
        send('custom_method_invoked', { req_id, ...this.cloud.invoke(method, params) }),
      web_app_request_fullscreen: () => this.enterFullscreen(),
      web_app_exit_fullscreen: () => this.setFullscreen(false),
      ...this.storageHandlers(),
      web_app_check_home_screen: () => send('home_screen_checked', { status: 'unsupported' }),
      web_app_add_to_home_screen: () => send('home_screen_failed'),
      web_app_biometry_get_info: () => send('biometry_info_received', { available: false }),
      web_app_send_prepared_message: () =>
        void this.askFor('Send this message?', 'Choose who gets it in the next step.').then((isSent) => {
          if (isSent) send('prepared_message_sent');
          else send('prepared_message_failed', { error: 'USER_DECLINED' });
        }),
    };
  }

  /** Handles one message of the app; methods unknown to the client are not answered, as in the real one. */
  receive(method: string, params: unknown): void {
    const handler = this.handlers[method as MethodName] as ((params: unknown) => void) | undefined;
    handler?.(params);
  }

  private viewportHandlers(): Handlers {
    const { settings, send, viewport } = this.options;
    if (!settings.profile.answersViewport) return {};
    return {
      web_app_request_viewport: () => send('viewport_changed', viewport()),
      web_app_request_safe_area: () => send('safe_area_changed', settings.safeArea),
      web_app_request_content_safe_area: () => send('content_safe_area_changed', settings.contentSafeArea),
    };
  }

  private storageHandlers(): Handlers {
    const { settings, send, device } = this.options;
    const refuseDevice = ({ req_id }: { readonly req_id: string }) =>
      send('device_storage_failed', { req_id, error: 'UNSUPPORTED' });
    const refuseSecure = ({ req_id }: { readonly req_id: string }) =>
      send('secure_storage_failed', { req_id, error: 'UNSUPPORTED' });
    const secure: Handlers = {
      web_app_secure_storage_clear: refuseSecure,
      web_app_secure_storage_get_key: refuseSecure,
      web_app_secure_storage_restore_key: refuseSecure,
      web_app_secure_storage_save_key: refuseSecure,
    };
    if (!settings.profile.hasDeviceStorage) {
      return {
        ...secure,
        web_app_device_storage_clear: refuseDevice,
        web_app_device_storage_get_key: refuseDevice,
        web_app_device_storage_save_key: refuseDevice,
      };
    }
    return {
      ...secure,
      web_app_device_storage_get_key: ({ req_id, key }) =>
        send('device_storage_key_received', { req_id, value: device.get(key) ?? null }),
      web_app_device_storage_save_key: ({ req_id, key, value }) => {
        if (value === null) device.delete(key);
        else device.set(key, value);
        send('device_storage_key_saved', { req_id });
      },
      web_app_device_storage_clear: ({ req_id }) => {
        device.clear();
        send('device_storage_cleared', { req_id });
      },
    };
  }

  private enterFullscreen(): void {
    if (this.isFullscreen) this.options.send('fullscreen_failed', { error: 'ALREADY_FULLSCREEN' });
    else this.setFullscreen(true);
  }

  private setFullscreen(isOn: boolean): void {
    this.isFullscreen = isOn;
    this.options.view.setFullscreen(isOn);
    this.options.send('fullscreen_changed', { is_fullscreen: isOn });
  }

  private async askForPayment(slug: string): Promise<void> {
    const isPaid = await this.options.view.ask({ title: 'Pay this invoice?', message: slug, yes: 'Pay', no: 'Cancel' });
    this.options.send('invoice_closed', { slug, status: isPaid ? 'paid' : 'cancelled' });
  }

  private askFor(title: string, message: string): Promise<boolean> {
    return this.options.view.ask({ title, message, yes: 'Allow', no: 'Cancel' });
  }

  private colourOf(params: MethodParams<'web_app_set_header_color'>): string {
    return 'color' in params && params.color
      ? params.color
      : (this.options.theme()['color_key' in params ? params.color_key : 'bg_color'] ?? '');
  }
}

const hapticName = (params: MethodParams<'web_app_trigger_haptic_feedback'>): string => {
  if (params.type === 'impact') return `impact ${params.impact_style}`;
  return params.type === 'notification' ? `notification ${params.notification_type}` : 'selection';
};

import type { MethodParams } from '@tma.js/bridge';
import type { BottomButtonParams } from '../HostView.ts';
import { knowsButtonIcons } from '../hostVersions.ts';
import type { Handlers, ProtocolContext } from './ProtocolContext.ts';

const customStyle = 'body { scrollbar-width: thin; }';

/** Methods about the window around the app: its buttons, colours, size and behaviour. */
export function windowHandlers(context: ProtocolContext): Handlers {
  const { view, send, settings } = context;
  const known = ({ icon_custom_emoji_id: icon, ...params }: BottomButtonParams): BottomButtonParams =>
    icon === undefined || !knowsButtonIcons(settings().version) ? params : { ...params, icon_custom_emoji_id: icon };
  return {
    iframe_ready: () => send('set_custom_style', customStyle),
    iframe_will_reload: () => context.willReload(),
    web_app_ready: () => view.showApp(),
    web_app_expand: () => view.expand(),
    web_app_close: () => view.close(),
    web_app_request_theme: () => send('theme_changed', { theme_params: context.theme() }),
    ...areaHandlers(context),
    web_app_setup_back_button: ({ is_visible }) => view.setBackButton(is_visible),
    web_app_setup_settings_button: ({ is_visible }) => view.setSettingsButton(is_visible),
    web_app_setup_main_button: (params) => view.setBottomButton('main', known(params)),
    web_app_setup_secondary_button: (params) => view.setBottomButton('secondary', known(params)),
    web_app_setup_closing_behavior: ({ need_confirmation }) => view.setCloseConfirmation(need_confirmation),
    web_app_setup_swipe_behavior: ({ allow_vertical_swipe }) => view.setVerticalSwipes(allow_vertical_swipe),
    web_app_toggle_orientation_lock: ({ locked }) => view.setOrientationLock(locked),
    web_app_set_header_color: (params) =>
      view.setColour('header', 'color_key' in params ? params.color_key : (params.color ?? '')),
    web_app_set_background_color: ({ color }) => view.setColour('background', color),
    web_app_set_bottom_bar_color: ({ color }) => view.setColour('bottom-bar', color),
    web_app_hide_keyboard: () => view.hideKeyboard(),
    web_app_trigger_haptic_feedback: (params) => view.vibrate(hapticName(params)),
    web_app_open_link: ({ url }) => view.openLink(url),
    web_app_open_tg_link: ({ path_full }) => view.openTelegramLink(path_full),
    ...fullscreenHandlers(context),
  };
}

function areaHandlers({ settings, send, viewport, areas }: ProtocolContext): Handlers {
  if (!settings().profile.answersViewport) return {};
  return {
    web_app_request_viewport: () => send('viewport_changed', viewport()),
    web_app_request_safe_area: () => send('safe_area_changed', areas().device),
    web_app_request_content_safe_area: () => send('content_safe_area_changed', areas().content),
  };
}

function fullscreenHandlers({ view, send, permit }: ProtocolContext): Handlers {
  function set(isOn: boolean): void {
    view.setFullscreen(isOn);
    send('fullscreen_changed', { is_fullscreen: isOn });
  }

  async function enter(): Promise<void> {
    if (view.isFullscreen()) send('fullscreen_failed', { error: 'ALREADY_FULLSCREEN' });
    else if (await permit('fullscreen', 'Full screen?', 'The app wants to fill the screen.')) set(true);
    else send('fullscreen_failed', { error: 'UNSUPPORTED' });
  }

  return {
    web_app_request_fullscreen: () => void enter(),
    web_app_exit_fullscreen: () => {
      if (view.isFullscreen()) set(false);
    },
  };
}

const hapticName = (params: MethodParams<'web_app_trigger_haptic_feedback'>): string => {
  if (params.type === 'impact') return `impact ${params.impact_style}`;
  return params.type === 'notification' ? `notification ${params.notification_type}` : 'selection';
};

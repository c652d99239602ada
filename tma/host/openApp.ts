import type { EventName, EventPayload } from '@tma.js/bridge';
import type { HostLaunch } from '../launch/HostLaunch.ts';
import { AppFrame } from './AppFrame.ts';
import { HostProtocol } from './HostProtocol.ts';
import type { HostSettings } from './HostSettings.ts';
import { HostWindow } from './HostWindow.ts';
import { launchAddress } from './launchAddress.ts';
import type { ThemeSwitch } from './ThemeSwitch.ts';

/** A message of the app: recorded in order, oldest first, for tests. */
export type HeardMessage = readonly [eventType: string, eventData: unknown];

export interface OpenedApp {
  readonly heard: readonly HeardMessage[];
  send<E extends EventName>(event: E, payload?: EventPayload<E>): void;
  close(): void;
}

/** Opens the mini app in its window and connects the two until the window closes. */
export function openApp(
  launch: HostLaunch,
  settings: HostSettings,
  theme: ThemeSwitch,
  device: Map<string, string>,
  onClosed: () => void,
): OpenedApp {
  const heard: HeardMessage[] = [];
  const stops: (() => void)[] = [];
  const send: OpenedApp['send'] = (event, payload) => frame.post(event, payload);
  const view = new HostWindow(launch.botName, {
    back: () => send('back_button_pressed'),
    settings: () => send('settings_button_pressed'),
    reload: () => reload(),
    switchTheme: () => theme.toggle(),
    pressed: (which) => send(which === 'main' ? 'main_button_pressed' : 'secondary_button_pressed'),
    closed() {
      frame.close();
      for (const stop of stops) stop();
      onClosed();
    },
  });
  const frame = new AppFrame(view.stage, launch.botName, launchAddress(launch, settings.profile, theme.params));
  const viewport = (): EventPayload<'viewport_changed'> => ({
    width: view.stage.clientWidth,
    height: view.stage.clientHeight,
    is_expanded: true,
    is_state_stable: true,
  });
  const protocol = new HostProtocol({
    settings,
    view,
    send,
    theme: () => theme.params,
    viewport,
    device,
    willReload: () => frame.cancelReopening(),
  });

  function reload(): void {
    if (settings.reload === 'ask') frame.reload(() => view.reset());
    else {
      view.reset();
      frame.open();
    }
  }

  function handleMessage(event: MessageEvent): void {
    if (!frame.isSource(event)) return;
    const message = parse(event.data);
    if (!message) return;
    heard.push(message);
    protocol.receive(...message);
  }

  const listen = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) => {
    window.addEventListener(type, listener);
    stops.push(() => window.removeEventListener(type, listener));
  };
  listen('message', handleMessage);
  if (settings.profile.answersViewport) listen('resize', () => send('viewport_changed', viewport()));
  listen('focus', () => send('visibility_changed', { is_visible: true }));
  stops.push(theme.subscribe(() => send('theme_changed', { theme_params: theme.params })));
  document.body.append(view.root);
  frame.open();
  return { heard, send, close: () => view.close() };
}

function parse(data: unknown): HeardMessage | null {
  try {
    const message: unknown = JSON.parse(String(data));
    if (
      typeof message !== 'object' ||
      message === null ||
      !('eventType' in message) ||
      typeof message.eventType !== 'string'
    )
      return null;
    return [message.eventType, 'eventData' in message ? message.eventData : undefined];
  } catch {
    // Not a protocol message: other scripts of the page post messages, too.
    return null;
  }
}

import type { EventPayload } from '@tma.js/bridge';
import type { HostLaunch } from '../launch/HostLaunch.ts';
import { AppFrame } from './AppFrame.ts';
import type { EventLog } from './EventLog.ts';
import { HostProtocol } from './HostProtocol.ts';
import { HostWindow } from './HostWindow.ts';
import { launchBot } from './launchBot.ts';
import { launchAddress } from './launchAddress.ts';
import type { SendEvent } from './protocol/ProtocolContext.ts';
import { readMessage } from './readMessage.ts';
import type { HeardMessage } from './readMessage.ts';
import { areasOf } from './safeAreas.ts';
import type { SettingsStore } from './SettingsStore.ts';
import { shareLaunchContact } from './shareLaunchContact.ts';
import type { ThemeSwitch } from './ThemeSwitch.ts';

/** What of the page outlives an app that is opened and closed. */
export interface HostPage {
  readonly settings: SettingsStore;
  readonly theme: ThemeSwitch;
  /** Device storage of all launches of this page. */
  readonly device: Map<string, string>;
  /** The bot's cloud storage for the user. */
  readonly cloud: Map<string, string>;
  readonly log: EventLog;
}

export interface OpenedApp {
  /** Messages of the app, oldest first. */
  readonly heard: readonly HeardMessage[];
  readonly send: SendEvent;
  close(): void;
  /** Removes the frame, as a client short of memory does; the window stays. */
  kill(): void;
  /** Inserts the frame again at its first address. */
  insert(): void;
  /** A pull down on the app, and a turn of the device; false if the app forbids it. */
  swipeDown(): boolean;
  rotate(): boolean;
}

/** Opens the mini app in its window and connects the two until the window closes. */
export function openApp(launch: HostLaunch, page: HostPage, onClosed: () => void): OpenedApp {
  const { settings, theme, log } = page;
  const heard: HeardMessage[] = [];
  const stops: (() => void)[] = [];
  const send: OpenedApp['send'] = (event, payload) => {
    log.add('host', event, payload);
    frame.post(event, payload);
  };
  const view = new HostWindow(launch.botName, () => theme.params, {
    back: () => send('back_button_pressed'),
    settings: () => send('settings_button_pressed'),
    reload: () => reload(),
    switchTheme: () => theme.toggle(),
    exitFullscreen: () => protocol.receive('web_app_exit_fullscreen', undefined),
    pressed: (which) => send(which === 'main' ? 'main_button_pressed' : 'secondary_button_pressed'),
    resized: () => tellShape(),
    closed() {
      frame.close();
      for (const stop of stops) stop();
      onClosed();
    },
  });
  const frame = new AppFrame(view.stage, launch.botName, launchAddress(launch, settings.current, theme.params));
  const viewport = (): EventPayload<'viewport_changed'> => ({
    width: view.stage.clientWidth,
    height: view.stage.clientHeight,
    is_expanded: true,
    is_state_stable: true,
  });
  const areas = () => areasOf(settings.current, view.shape);
  const protocol = new HostProtocol({
    settings: () => settings.current,
    view,
    send,
    theme: () => theme.params,
    viewport,
    areas,
    device: page.device,
    cloud: page.cloud,
    willReload: () => frame.cancelReopening(),
    shareContact: () => shareLaunchContact(launch),
    bot: launchBot(launch),
  });
  let told = JSON.stringify([viewport(), areas()]);

  /** Tells the app its size and its safe areas after they have changed; only the clients that do. */
  function tellShape(): void {
    const shape = JSON.stringify([viewport(), areas()]);
    if (shape === told || !settings.current.profile.answersViewport || !view.root.isConnected) return;
    told = shape;
    protocol.tell('viewport_changed', viewport());
    protocol.tell('safe_area_changed', areas().device);
    protocol.tell('content_safe_area_changed', areas().content);
  }

  function insert(): void {
    view.reset();
    frame.open();
  }

  function reload(): void {
    if (settings.current.reload === 'reopen' || !frame.isOpen) {
      insert();
      return;
    }
    send('reload_iframe');
    frame.awaitReload(() => view.reset());
  }

  function handleMessage(event: MessageEvent): void {
    const message = frame.isSource(event) ? readMessage(event.data) : null;
    if (!message) return;
    heard.push(message);
    log.add('app', ...message, protocol.remark(...message));
    protocol.receive(...message);
  }

  const listen = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) => {
    window.addEventListener(type, listener);
    stops.push(() => window.removeEventListener(type, listener));
  };
  listen('message', handleMessage);
  listen('resize', tellShape);
  listen('focus', () => protocol.tell('visibility_changed', { is_visible: !settings.current.isOffline }));
  const observer = new ResizeObserver(tellShape);
  observer.observe(view.stage);
  stops.push(
    () => observer.disconnect(),
    theme.subscribe(() => {
      view.redraw();
      send('theme_changed', { theme_params: theme.params });
    }),
    settings.subscribe((now, before) => {
      tellShape();
      if (now.isOffline !== before.isOffline) protocol.tell('visibility_changed', { is_visible: !now.isOffline });
    }),
  );
  document.body.append(view.root);
  frame.open();
  return {
    heard,
    send,
    close: () => view.close(),
    kill: () => frame.close(),
    insert,
    swipeDown: () => view.swipeDown(),
    rotate: () => view.rotate(),
  };
}

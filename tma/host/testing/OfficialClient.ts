import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import { vi } from 'vitest';
import { HostProtocol } from '../HostProtocol.ts';
import { readHostSettings } from '../HostSettings.ts';
import { launchAddress } from '../launchAddress.ts';
import { areasOf } from '../safeAreas.ts';
import { SettingsStore } from '../SettingsStore.ts';
import { themes } from '../themes.ts';
import type { ThemeName } from '../themes.ts';
import { signedContact, testBot, testView } from './testView.ts';

type Call = (...args: readonly unknown[]) => unknown;
export type OfficialPart = Readonly<Record<string, unknown>>;

const script = readFileSync(resolve('node_modules/@twa-dev/sdk/dist/telegram-web-apps.js'), 'utf8');
const launch = {
  siteUrl: 'http://localhost:3000',
  path: '/',
  botName: 'Croupier',
  userName: 'Mara',
  initData: `query_id=AA&user=${encodeURIComponent('{"id":5000000001,"first_name":"Mara"}')}&auth_date=1&hash=ab`,
  startParam: 'game_ember-dragon',
  contact: signedContact,
};

/**
 * Telegram's own script of the mini-app protocol in this test's page, framed by the host: a second client, written by
 * others than the host and the app. `query` is the host page's.
 */
export class OfficialClient {
  readonly view = testView();
  readonly sent: string[] = [];
  readonly settings: SettingsStore;
  readonly protocol: HostProtocol;
  readonly app: OfficialPart;
  theme: ThemeName = 'night';
  private readonly listeners: EventListener[] = [];
  private readonly parent = { postMessage: (text: string) => this.receive(text) };

  constructor(query: string) {
    this.settings = new SettingsStore(readHostSettings(query));
    this.protocol = new HostProtocol({
      settings: () => this.settings.current,
      view: this.view,
      send: (event, payload) => this.deliver(event, payload),
      theme: () => themes[this.theme],
      viewport: () => ({ width: 390, height: 724, is_expanded: true, is_state_stable: true }),
      areas: () => areasOf(this.settings.current, { isFullscreen: this.view.isFullscreen(), hasBottomBar: false }),
      device: new Map(),
      cloud: new Map(),
      willReload: () => {},
      shareContact: async () => signedContact,
      bot: testBot(),
    });
    const { hash } = new URL(launchAddress(launch, this.settings.current, themes.night));
    sessionStorage.clear();
    history.replaceState(null, '', `/${hash}`);
    vi.stubGlobal('parent', this.parent);
    // Listeners of an earlier test's script must not hear this one's host.
    const add = vi.spyOn(window, 'addEventListener');
    runInThisContext(script);
    for (const [type, listener] of add.mock.calls)
      if (type === 'message' && typeof listener === 'function') this.listeners.push(listener as EventListener);
    add.mockRestore();
    this.app = (window as unknown as { Telegram: { WebApp: OfficialPart } }).Telegram.WebApp;
  }

  /** Calls a method of the script by its name (`BackButton.show`). */
  call(name: string, ...args: readonly unknown[]): unknown {
    const [owner, method] = this.find(name);
    return (owner[method] as Call)(...args);
  }

  /** Calls a method whose last argument is a callback; resolves with what that was given. */
  ask(name: string, ...args: readonly unknown[]): Promise<readonly unknown[]> {
    return new Promise((settle) => {
      this.call(name, ...args, (...given: readonly unknown[]) => settle(given));
    });
  }

  /** Resolves with the next event of the script. */
  next(event: string): Promise<unknown> {
    return new Promise((settle) => {
      this.call('onEvent', event, (payload: unknown) => settle(payload));
    });
  }

  read(name: string): unknown {
    const [owner, property] = this.find(name);
    return owner[property];
  }

  send(event: string, payload?: unknown): void {
    this.deliver(event, payload);
  }

  stop(): void {
    for (const listener of this.listeners) window.removeEventListener('message', listener);
    vi.unstubAllGlobals();
    history.replaceState(null, '', '/');
  }

  private find(name: string): [Record<string, unknown>, string] {
    const [first = '', second] = name.split('.');
    return second === undefined ? [this.app, first] : [this.app[first] as Record<string, unknown>, second];
  }

  private receive(text: string): void {
    const { eventType, eventData } = JSON.parse(text) as { readonly eventType: string; readonly eventData: unknown };
    this.protocol.receive(eventType, eventData);
  }

  private deliver(eventType: string, eventData: unknown): void {
    this.sent.push(eventType);
    const message = new MessageEvent('message', {
      data: JSON.stringify({ eventType, eventData }),
      origin: 'http://127.0.0.1:3003',
    });
    Object.defineProperty(message, 'source', { value: this.parent });
    window.dispatchEvent(message);
  }
}

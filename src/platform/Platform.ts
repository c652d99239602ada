import type { KeyValueStore } from '../lib/keyValueStore.ts';
import type { PushSubscriptionData } from '../lib/pushSubscription.ts';

export type PlatformKind = 'web' | 'pwa' | 'telegram' | 'server';

/** The messenger's launch as auth.register takes it (7-28); `payload` is the raw init data. */
export interface LaunchRegistration {
  readonly is_tg: true;
  readonly id: string;
  readonly username: string;
  readonly hash: string;
  readonly language_code: string;
  readonly payload: string;
}

export interface LaunchData {
  readonly startParam: string | null;
  readonly registration: LaunchRegistration | null;
  /** The launching user's name in the messenger; empty without one. */
  readonly userName: string;
  /** The launching user's given name, for a greeting; empty without one. */
  readonly givenName: string;
  /** Address of the launching user's picture; null without one. */
  readonly picture: string | null;
  /** The launching user's language in the messenger (`ru`, `pt-br`); null without one. */
  readonly language: string | null;
  /** The request to join a chat that the messenger has opened the app for; null for every other launch. */
  readonly joinRequest: string | null;
}

/** One of the two buttons that a shell draws below the page, for the one action of a screen. */
export interface ShellButton {
  readonly text: string;
  readonly isActive: boolean;
  readonly isBusy: boolean;
  /** The messenger's custom emoji beside the text, by its id; none if empty. Shells without icons leave it out. */
  readonly emoji?: string | undefined;
  readonly onPress: () => void;
}

/** The shell's own buttons. The second is for the alternative of a screen ("Cancel", "Later"). */
export interface ShellButtons {
  /** Whether the shell has the second one. */
  readonly hasSecond: boolean;
  /** Hides the button if it is null. */
  set(which: 'main' | 'second', button: ShellButton | null): void;
}

export interface ShellQuestion {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  /** The yes cannot be taken back: shown in the colour of danger. */
  readonly isDangerous: boolean;
}

/** Colours that a shell takes for its own parts around the page, as `#rrggbb`. */
export interface ShellColours {
  readonly header: string;
  readonly background: string;
  readonly bottomBar: string;
}

/** The browser's push messages. */
export interface Push {
  /** `denied`: the browser does not ask again. */
  permission(): 'granted' | 'denied' | 'ask';
  /** The subscription of this browser; null without one. */
  current(): Promise<PushSubscriptionData | null>;
  /**
   * Asks for permission if needed, from within a press only. Null if it is refused; rejects if the browser's push service
   * does not answer. `key`: VAPID, base64url.
   */
  subscribe(key: string): Promise<PushSubscriptionData | null>;
  unsubscribe(): Promise<void>;
}

/** What the shell can do; components check this, never which shell it is. */
export interface Capabilities {
  /** The session can be in a cookie; otherwise a bearer token in memory is used. */
  readonly cookies: boolean;
  /** The shell renders its own back button. */
  readonly backButton: boolean;
  readonly haptics: boolean;
  readonly share: boolean;
  readonly serviceWorker: boolean;
  /** The shell has its own header with the app's name, so the page shows no logo bar. */
  readonly ownHeader: boolean;
  /** The shell sets the theme, not the player's switch. */
  readonly hostTheme: boolean;
  /** A page of this site can open beside the app, share its session and report back. */
  readonly windows: boolean;
  /** Passkeys can be made and used: the browser knows them and the page is not in a frame. */
  readonly passkeys: boolean;
  /** The player can install the app by hand, and the browser has no prompt for it: a guide to its own menu helps. */
  readonly installGuide: 'ios' | null;
}

export interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export type Haptic = 'tap' | 'success' | 'warning' | 'error' | 'select';
export type Unsubscribe = () => void;

/** `left`: the page is being unloaded. `opened`: the address opened elsewhere and this page stays. */
export type Departure = 'left' | 'opened';

/** A window that the app has opened beside itself. */
export interface OwnWindow {
  /** Also true once it shows a site that isolates itself: then only its message tells how it ended. */
  isClosed(): boolean;
  focus(): void;
  close(): void;
  /** Leads it to another site, which then has no hold on this page. */
  go(address: string): void;
}

/** Size of a window in CSS pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Shows an element of the page in full screen. */
export interface FullScreen {
  /** A hook: whether full screen is on now. */
  useIsOn(): boolean;
  enter(part: Element): void;
  exit(): void;
  /** Games open in it by themselves: on a phone whose messenger would leave them half the screen. */
  readonly isForGames: boolean;
}

/**
 * One interface, four adapters (web, pwa, telegram, server), chosen once at start; the same conformance suite tests
 * all.
 */
export interface Platform {
  readonly kind: PlatformKind;
  readonly can: Capabilities;
  readonly launch: LaunchData;
  readonly storage: KeyValueStore;
  /** Connects to the shell. Resolves also if the shell does not answer; never rejects. */
  start(): Promise<void>;
  /** Reports to the shell that the first meaningful paint has happened. */
  ready(): void;
  /** Shows the shell's back button while a handler is set. A no-op without one. */
  setBackHandler(handler: (() => void) | null): void;
  /** Whether the shell asks before it closes the app: on only while a payment or a round is open. */
  setCloseConfirmation(isOn: boolean): void;
  /** Current safe-area insets in CSS pixels, and a subscription to their changes. */
  insets(): Insets;
  onInsets(listener: (insets: Insets) => void): Unsubscribe;
  haptic(kind: Haptic): void;
  /** Hides the keyboard on the screen, if it is open. A no-op in shells that leave it to the browser. */
  hideKeyboard(): void;
  /** Null if the shell draws no buttons, or before it has said a word: the page draws its own. */
  readonly buttons: ShellButtons | null;
  /** Called when `buttons` has become available. */
  onButtons(listener: () => void): Unsubscribe;
  /** A handler of the shell's entry "Settings", shown while it is set. A no-op without one. */
  setSettingsHandler(handler: (() => void) | null): void;
  /**
   * The shell's own dialog for a question; null if it has none, or no room for this question. False also if it was
   * closed without an answer.
   */
  readonly ask: ((question: ShellQuestion) => Promise<boolean> | null) | null;
  /** Colours the shell's parts around the page. A no-op without them. */
  setColours(colours: ShellColours): void;
  /** Asks the player to share the phone number with the bot, which passes it on to the operator; null without a bot. */
  readonly requestContact: (() => Promise<boolean>) | null;
  /** Asks the player whether the bot may write to them; null without a bot. */
  readonly requestWriteAccess: (() => Promise<boolean>) | null;
  /** Opens the shell's scanner of QR codes and resolves with the text, null if closed; null if it has none. */
  readonly scanCode: ((hint: string) => Promise<string | null>) | null;
  /** Sends a message that the bot has prepared, to chats that the player chooses; null without a bot. */
  readonly sendPrepared: ((id: string) => Promise<boolean>) | null;
  /**
   * Lets the player choose a chat by a button that the bot has prepared, and tells the bot which; true once that has
   * happened. Null without a bot.
   */
  readonly requestChat: ((id: string) => Promise<boolean>) | null;
  /** Number on the app's icon, 0 for none; null if the shell has no badge. */
  readonly setBadge: ((count: number) => void) | null;
  /**
   * Fetches the code for push messages. Null if the browser has none (those of Apple's phones have them in installed apps
   * only), and in a messenger, whose bot writes instead.
   */
  readonly push: (() => Promise<Push>) | null;
  /**
   * Values that follow the player over devices (messenger) or stay in this browser. Never rejects. Keys: up to 128
   * letters, digits, `_` and `-`; values: up to 4,096 characters (Telegram's limits).
   */
  readonly preferences: {
    get(key: string): Promise<string | null>;
    set(key: string, value: string): Promise<void>;
  };
  /** Null if the shell has no full screen. */
  readonly fullScreen: FullScreen | null;
  /** Opens another site: in the same window on the web, in the system browser from a messenger. */
  openExternal(url: string): Departure;
  /**
   * Opens an address of this site, or about:blank, in a window beside the app, centred; on phones in a tab. Only from within a press,
   * else browsers block it. Null if it was blocked, or the shell has no such windows.
   */
  openWindow(address: string, size: WindowSize): OwnWindow | null;
  /** Messages from pages of this site, in windows opened here or elsewhere in this browser; `source` names their kind. */
  onWindowMessage(source: string, listener: (message: Readonly<Record<string, unknown>>) => void): Unsubscribe;
  /** Opens the system's share sheet with the address; false if it is unavailable or was dismissed. */
  share(content: { readonly title: string; readonly url: string }): Promise<boolean>;
  /** Null if installing is impossible now; otherwise asks the player and resolves with whether they accepted. */
  installPrompt(): (() => Promise<boolean>) | null;
  /** Called when the answer of `installPrompt` has changed. */
  onInstallable(listener: () => void): Unsubscribe;
  /** Stores the app's path, for a shell that may relaunch the app at its start page. A no-op elsewhere. */
  rememberRoute(path: string): void;
  /** The path stored before the shell relaunched the app; null elsewhere, or if nothing was stored. Never rejects. */
  lastRoute(): Promise<string | null>;
  /** Closes the app; null if the shell is not what has opened it. */
  readonly close: (() => void) | null;
  /**
   * Restarts the app at `address`, with nothing kept in memory. A shell's launch stays; `state` becomes that of the
   * history entry.
   */
  restart(address: string, state?: object): void;
}

export const noInsets: Insets = { top: 0, bottom: 0, left: 0, right: 0 };

/** Of a page that no messenger has opened. */
export const noLaunch: LaunchData = {
  startParam: null,
  registration: null,
  userName: '',
  givenName: '',
  picture: null,
  language: null,
  joinRequest: null,
};

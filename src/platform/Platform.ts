import type { KeyValueStore } from '../lib/keyValueStore.ts';

export type PlatformKind = 'web' | 'pwa' | 'telegram' | 'server';

/** The messaging platform's launch, as auth.register takes it (7-28); `payload` is the raw init data. */
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
  /** How the launching user is called in the messenger; empty without one. */
  readonly userName: string;
}

/** What the shell is able to do; components ask this, never which shell it is. */
export interface Capabilities {
  /** The session may live in a cookie; where not, a bearer token in memory carries it. */
  readonly cookies: boolean;
  /** The shell draws its own back button. */
  readonly backButton: boolean;
  readonly haptics: boolean;
  readonly share: boolean;
  readonly serviceWorker: boolean;
  /** The shell has its own header with the app's name, so no logo bar is drawn. */
  readonly ownHeader: boolean;
  /** Themes come from the shell rather than from the player's switch. */
  readonly hostTheme: boolean;
}

export interface Insets {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export type Haptic = 'tap' | 'success' | 'warning' | 'error' | 'select';
export type Unsubscribe = () => void;

/** `left`: the page is being replaced. `opened`: the address opened elsewhere and this page stays. */
export type Departure = 'left' | 'opened';

/** Filling the screen with the part of the page that is played in. */
export interface FullScreen {
  /** A hook: whether the screen is filled now. */
  useIsOn(): boolean;
  enter(part: Element): void;
  exit(): void;
}

/** One interface, four adapters (web, pwa, telegram, server), chosen once at start; one conformance suite runs over all. */
export interface Platform {
  readonly kind: PlatformKind;
  readonly can: Capabilities;
  readonly launch: LaunchData;
  readonly storage: KeyValueStore;
  /** Connects to the shell. Resolves also where the shell stays silent; never rejects. */
  start(): Promise<void>;
  /** The first meaningful paint has happened. */
  ready(): void;
  /** Shows the shell's back button while a handler is set. A no-op where there is none. */
  setBackHandler(handler: (() => void) | null): void;
  /** Asks before the shell closes the app: on only while a payment or a round is open. */
  setCloseConfirmation(isOn: boolean): void;
  /** Current safe-area insets in CSS pixels, and a subscription to their changes. */
  insets(): Insets;
  onInsets(listener: (insets: Insets) => void): Unsubscribe;
  haptic(kind: Haptic): void;
  /** Null where the shell has no full screen. */
  readonly fullScreen: FullScreen | null;
  /** Goes to another site: the same window on the web, the system browser from a messenger. */
  openExternal(url: string): Departure;
  /** Offers the address to the system's share sheet; false where it can't or was dismissed. */
  share(content: { readonly title: string; readonly url: string }): Promise<boolean>;
  /** Null where installing is impossible now; else asks the player and says whether it was accepted. */
  installPrompt(): (() => Promise<boolean>) | null;
  onInstallable(listener: () => void): Unsubscribe;
  /** Notes the app's place, for a shell that may reopen the app at its first address. A no-op elsewhere. */
  rememberRoute(path: string): void;
  /** The place noted before the shell reopened the app; null elsewhere, and where nothing was noted. Never rejects. */
  lastRoute(): Promise<string | null>;
  /** Starts the app afresh at `address`, with nothing kept in memory. */
  restart(address: string): void;
}

export const noInsets: Insets = { top: 0, bottom: 0, left: 0, right: 0 };

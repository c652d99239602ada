/** The parts of the core stores that domains and the kernel use. The stores implement them. Types only. */
import type { ComponentType } from 'react';
import type { Money } from '../shared/money/money.ts';
import type { SiteInfo } from '../shared/site/siteInfo.ts';
import type { SiteConfig } from './SiteConfig.ts';

/** `unknown` until the first answer: the server's HTML and the first paint belong to no player. */
export type SessionStatus = 'unknown' | 'guest' | 'player';

/** 3-3, 3-5, 3-6 with the client's own field names; the balances of 3-4 are separate, since they change. */
export interface Account {
  readonly uid: number;
  readonly login: string;
  readonly nickname: string;
  readonly registeredAt: string | null;
  readonly previousLoginAt: string | null;
  readonly locale: string;
  readonly countryCode: string;
  readonly isSubscribed: boolean;
  readonly isOnVerification: boolean;
  readonly isKycBlockEnabled: boolean;
  readonly isVerified: boolean;
  readonly isRegistrationCompleted: boolean;
  readonly hasTwoFactor: boolean;
  readonly hasDeposits: boolean;
  /** The number of the player's latest event when the account was loaded (7-119). */
  readonly eventSeq: number;
}

export interface Balances {
  readonly main: Money;
  readonly bonus: Money;
  readonly bettingBonus: Money;
  readonly fun: Money;
  /** Orders balances: a higher version is later (I6). */
  readonly version: number;
}

export interface BalanceView {
  readonly booked: Balances | null;
  /** The last answer was unusable: the figure shown is the last known one. */
  readonly isStale: boolean;
  /** The main balance without held wins; null before the first answer. */
  readonly main: Money | null;
  /** The bonus balance of the casino without held wins. */
  readonly bonus: Money | null;
  /** main + bonus + betting bonus (3-7). */
  readonly total: Money | null;
  /** The game has shown the round's result: its win is no longer held. */
  roundShown(roundId: string): void;
}

export interface SessionView {
  readonly status: SessionStatus;
  readonly isPlayer: boolean;
  /** 0 for a guest. */
  readonly uid: number;
  /** The player whose data the page holds: also while their expired session may still be renewed. 0 for nobody. */
  readonly holder: number;
  readonly account: Account | null;
  readonly balance: BalanceView;
  /** This session continues one of the same player that had expired on this page. */
  readonly isRenewed: boolean;
  /** The player is signing out. */
  readonly isLeaving: boolean;
  load(): Promise<void>;
  keepBearer(token: string): void;
  refreshBalance(): Promise<void>;
  beginSignOut(): Promise<void>;
  cancelSignOut(): void;
}

export type NoticeType = 'info' | 'success' | 'error';

/** Props of a component that renders the content of a toast. */
export interface NoticeBodyProps<D> {
  readonly text: string;
  readonly data: D;
  readonly close: () => void;
}

/** 3-65: options of a toast. */
export interface NoticeOptions<D> {
  /** Whether it has a close button; true by default. */
  readonly allowClose?: boolean;
  /** Duration in ms. */
  readonly time?: number;
  readonly body?: { readonly component: ComponentType<NoticeBodyProps<D>>; readonly data: D };
}

export interface NoticesView {
  show<D>(text: string, type?: NoticeType, options?: NoticeOptions<D>): void;
}

export interface ContentView {
  readonly config: SiteConfig;
  /** What the operator says of this address (3-10). */
  readonly site: SiteInfo;
  /** Origins of the studios whose frames may send messages to this page. */
  readonly gameOrigins: readonly string[];
  /** Origins of the parents that may frame this page and get its messages (2.9-8). */
  readonly embedParents: readonly string[];
  /** Address of the identity verification's web SDK, another site's script; empty without one. */
  readonly verificationSdk: string;
  /** The origin of the live chat's frame, another site's; empty without a chat. */
  readonly chatOrigin: string;
  /** Likewise of the analytics' frame. */
  readonly analyticsOrigin: string;
  /** 3-32: whether guests can sign in (or up) from here: in the popup, or at the address that replaces it. */
  canEnter(view: keyof SiteConfig['auth']['popupFallbacks']): boolean;
}

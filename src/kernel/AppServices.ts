/** The app as its domains see it, and what they put into its places. Types only. */
import type { ComponentType } from 'react';
import type { IconNode } from '../ui/basics/Icon.tsx';
import type { LeavingView } from './leaving.ts';
import type { StoreDeps, StoreFactory } from './stores.ts';

export interface AppServices extends StoreDeps {
  /** A domain's store. One of scope `player` is taken anew where `players.current` changes. */
  store<S>(factory: StoreFactory<S>): S;
  readonly players: PlayersView;
  /** Fetches message catalogues that are missing. */
  readonly loadMessages: (namespaces: readonly string[]) => Promise<void>;
  /** The steps that all domains add after a sign-in or a registration, ascending. */
  readonly afterAuthEntries: () => Promise<readonly AfterAuthEntry[]>;
  readonly cards: CardsView;
  /** What another domain offers, for this visit: `app.use(cashierFace).depositHere()`. */
  use<F extends object>(face: Face<F>): F;
  readonly leaving: LeavingView;
  /** The blocks that all domains add to a page, ascending. */
  readonly pageBlocks: (page: BlockPage) => Promise<readonly PageBlockEntry[]>;
  /** What players can do in a place, ascending. */
  readonly playerActions: (place: ActionPlace) => Promise<readonly PlayerAction[]>;
}

/** Whose data the stores of scope `player` hold. */
export interface PlayersView {
  /** Observable; another object whenever the stores of the player before have been dropped. */
  readonly current: object;
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * What other domains and the app may ask of a domain (`face.ts`). Its methods fetch the domain's code when they are
 * called, so that naming a face costs no page anything.
 */
export type Face<F extends object> = (app: AppServices) => F;

/** Cards over every page, added by flows: a hint, a running clock. A card decides itself when it is visible. */
export interface CardsView {
  /** Shows a component until the returned function is called. */
  add(Card: ComponentType): () => void;
}

/** 4-15: one step of the queue after the auth popup. It decides itself whether there is something to show. */
export interface AfterAuthEntry {
  /** Ascending; the next step begins when the one before has closed. */
  readonly order: number;
  /** `restored`: a sign-in just after the password was changed; the steps of `signedIn` follow it, too. */
  readonly after: readonly ('signedIn' | 'registered' | 'restored')[];
  readonly open: (app: AppServices) => Promise<unknown>;
}

/**
 * The places that are made of several domains' blocks: the account's security (2.4-1), above the deposit form, under the
 * offer chosen in it, under a deposit that has succeeded, before the balance in the header of wide screens, under the
 * parts of the balance, the wallet of the cashier, what a withdrawal costs besides its fee, under the facts of a game: what
 * it takes part in, and under the way of loyalty: what there is to do and to buy.
 */
export type BlockPage =
  | 'gamePage'
  | 'loyaltyPage'
  | 'security'
  | 'deposit'
  | 'depositOffer'
  | 'withdraw'
  | 'paySuccess'
  | 'header'
  | 'balance'
  | 'wallet';

/** One block of such a page. On the security page it is a card with a heading. */
export interface PageBlockEntry {
  /** Ascending. */
  readonly order: number;
  /** Message catalogues it needs beyond those that every page has. */
  readonly namespaces: readonly string[];
  /** Shown to everybody if left out. */
  readonly isShown?: (app: AppServices) => boolean;
  /** The block's code, and the data that decides whether it shows anything: what follows it is not moved later. */
  readonly load: (app: AppServices) => Promise<ComponentType>;
}

/**
 * Where buttons for players stand: below the links of the navigation, at the end of the phone's menu, at the end of the
 * header of wide screens, in the bar of an open game, and there while it is played for money.
 */
export type ActionPlace = 'navigation' | 'menuEnd' | 'header' | 'game' | 'moneyGame';

/** A button for players in each of its places. */
export interface PlayerAction {
  readonly id: string;
  readonly places: readonly ActionPlace[];
  /** Ascending. */
  readonly order: number;
  /** A key of the catalogues `core` or `menu`, which every page has. */
  readonly label: (app: Pick<AppServices, 'platform'>) => string;
  readonly icon: IconNode;
  /** Its icon alone does not say what it does: a wide header shows its words too. */
  readonly hasWords?: boolean;
  /** Whether its feature is on (3-30); yes without it. */
  readonly isShown?: (app: Pick<AppServices, 'content'>) => boolean;
  readonly run: (app: AppServices) => Promise<unknown>;
}

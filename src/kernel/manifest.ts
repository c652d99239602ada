import type { RealtimeEvent } from '../contract/index.ts';
import type { IconNode } from '../ui/basics/Icon.tsx';
import type { AfterAuthEntry, AppServices, BlockPage, PageBlockEntry, PlayerAction } from './AppServices.ts';
import type { DialogCode } from './dialogs.ts';

/**
 * What a domain adds to the app besides its pages (`routes.ts`), as data with lazy imports. It is loaded after the
 * first paint and is not in the entry. Every part is optional.
 */
export interface DomainManifest {
  readonly menu?: readonly DomainMenuEntry[];
  readonly homeBlocks?: readonly HomeBlockEntry[];
  /** Dialogs that any page may open: their code is fetched on the first touch, pointer or key event. */
  readonly dialogs?: readonly DialogCode[];
  /** Handlers of realtime events, which run on every page. Mounted stores subscribe to `news` themselves. */
  readonly events?: EventHandlers;
  readonly flows?: readonly DomainFlow[];
  /** Popups that follow a sign-in or a registration (4-4, 4-15). */
  readonly afterAuth?: readonly AfterAuthEntry[];
  readonly pageBlocks?: Partial<Readonly<Record<BlockPage, readonly PageBlockEntry[]>>>;
  readonly profileTabs?: readonly ProfileTabEntry[];
  readonly playerActions?: readonly PlayerAction[];
}

/** An entry of which only the browser learns whether it is shown: until then its room may be kept, so nothing moves. */
export interface LateEntry {
  readonly isKnown: (app: Pick<AppServices, 'store'>) => boolean;
  readonly keepsRoom: (app: Pick<AppServices, 'content'>) => boolean;
}

/** An entry of the site's navigation. Labels are keys of the catalogue `menu`, which every page has. */
export interface DomainMenuEntry {
  readonly id: string;
  readonly path: string;
  readonly label: string;
  readonly icon: IconNode;
  readonly group: MenuGroup;
  /** Ascending sort key inside its group. The groups are sorted by it too. */
  readonly order: number;
  /** Whether its feature is on (3-30); yes without it. */
  readonly isShown?: (app: Pick<AppServices, 'content' | 'store'>) => boolean;
  readonly late?: LateEntry;
  /** Also in the footer, although its group has no column there. */
  readonly isInFooter?: true;
  /** Also in the player's menu in the header, beside the pages of the profile. */
  readonly isInAccountMenu?: true;
  /** The path under which it is current; its own by default. */
  readonly area?: string;
  /** Its entry in the phone's bottom bar, if any: label, icon, the paths on which it is current, and order. */
  readonly bar?: { readonly label?: string; readonly icon?: IconNode; readonly area?: string; readonly order: number };
}

/** 2.4-1: a page of the profile, in the row of tabs above each of them. Its route has the layout `profile`. */
export interface ProfileTabEntry {
  readonly path: string;
  /** A key of the catalogue `menu`. */
  readonly label: string;
  readonly icon: IconNode;
  /** Ascending sort key. */
  readonly order: number;
  /** Whether its feature is on (3-30); yes without it. */
  readonly isShown?: (app: AppServices) => boolean;
  readonly late?: LateEntry;
}

export type MenuGroup = 'play' | 'cashier' | 'account';

/** A block of the home page. Its module is `ui/{name}.block.ts` of the domain, its words are the domain's. */
export interface HomeBlockEntry {
  readonly name: string;
  /** Sort key if the content system gives no order; ascending. */
  readonly order: number;
  /** Part of the first paint, which waits for it. Leading blocks come before all others. */
  readonly isLead?: boolean;
  /**
   * For a block below what leads: its height on phones and on wider screens, in px. Neither the document nor the
   * start has anything of it but this room; it comes when the player comes near it.
   */
  readonly room?: BlockRoom;
}

export interface BlockRoom {
  /** On a phone of 390 px. */
  readonly phone: number;
  /** By how much it is higher for each px of a wider phone, and lower for each of a narrower one; 0 by default. */
  readonly phoneGrowth?: number;
  readonly wide: number;
}

export type EventHandlers = {
  readonly [T in RealtimeEvent['type']]?: (
    app: AppServices,
    event: Extract<RealtimeEvent, { readonly type: T }>,
  ) => void;
};

export type Stop = () => void;

/** A process of the domain that runs in the browser. */
export interface DomainFlow {
  /**
   * `players`: from the first sign-in on. `eachPlayer`: for one player at a time, from their sign-in until their stores
   * are dropped, so that it may keep stores of scope `player`.
   */
  readonly audience: 'everybody' | 'players' | 'eachPlayer';
  /** Fetches the flow's code and starts it. */
  readonly start: (app: AppServices) => Promise<Stop>;
}

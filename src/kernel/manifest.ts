import type { RealtimeEvent } from '../contract/index.ts';
import type { IconNode } from '../ui/basics/Icon.tsx';
import type { AppServices } from './deps.ts';
import type { DialogCode } from './dialogs.ts';

/**
 * What a domain adds to the app besides its pages (`routes.ts`), as data with lazy loads. It arrives after the first
 * paint: nothing of it is in the entry. Every part is optional.
 */
export interface DomainManifest {
  readonly menu?: readonly DomainMenuEntry[];
  readonly homeBlocks?: readonly HomeBlockEntry[];
  /** Dialogs that any page may open at a touch: their code is fetched with the first touch, pointer or key. */
  readonly dialogs?: readonly DialogCode[];
  /** What the domain does about realtime events wherever the player is. Stores that are on screen subscribe to `news`. */
  readonly events?: EventHandlers;
  readonly flows?: readonly DomainFlow[];
}

/** A way in the site's navigation. Labels are keys of the catalogue `menu`, which every page has. */
export interface DomainMenuEntry {
  readonly id: string;
  readonly path: string;
  readonly label: string;
  readonly icon: IconNode;
  readonly group: MenuGroup;
  /** Place in its group, and the groups' order among all entries; ascending. */
  readonly order: number;
  /** It is in the phone's bottom bar, too: by this name, sign and place, current under these paths. */
  readonly bar?: { readonly label?: string; readonly icon?: IconNode; readonly area?: string; readonly order: number };
}

export type MenuGroup = 'play' | 'cashier' | 'account';

/** A block of the home page. Its module is `ui/{name}.block.ts` of the domain, its words are the domain's. */
export interface HomeBlockEntry {
  readonly name: string;
  /** Place on the page where the content system names no order; ascending. */
  readonly order: number;
  /** It leads the page: the first paint waits for it. Leading blocks come before all others. */
  readonly isLead?: boolean;
}

export type EventHandlers = {
  readonly [T in RealtimeEvent['type']]?: (
    app: AppServices,
    event: Extract<RealtimeEvent, { readonly type: T }>,
  ) => void;
};

export type Stop = () => void;

/** A process of the domain that runs in the browser, for everybody or only while a player is signed in. */
export interface DomainFlow {
  readonly audience: 'everybody' | 'players';
  /** Fetches the flow's code and starts it. */
  readonly start: (app: AppServices) => Promise<Stop>;
}

import type { GameMessage, SiteMessage } from './hostMessages.ts';
import type { LaunchParams } from './launchParams.ts';
import type { Translate } from './translate.ts';

/** What every kind of game is opened with. */
export interface PageContext {
  readonly params: LaunchParams;
  readonly t: Translate;
  /** Sends a message to the framing site. */
  readonly tell: (message: GameMessage) => void;
  /** Calls `obey` for every message of the framing site, and when the page becomes visible again. */
  readonly onSiteMessage: (obey: (message: SiteMessage) => void) => void;
}

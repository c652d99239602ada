import type { EntryResult } from '../SignInResult.ts';
import type { LinkRefusal } from '../telegram/linkProblem.ts';
import type { SocialKind } from './socialAddress.ts';
import type { SocialOutcome } from './socialMessage.ts';

/**
 * `closed`: the window is gone without a word. `noSession`: signed in, but the browser has not kept the session. `noNew`:
 * no new players are taken.
 */
export type SocialProblem =
  | Exclude<SocialOutcome, 'signedIn' | 'proved' | 'cancelled'>
  | Extract<LinkRefusal['code'], 'accountInUse' | 'otherTelegram' | 'unavailable'>
  | 'blocked'
  | 'closed'
  | 'noNew'
  | 'noSession'
  | 'noAnswer';

/** `outside`: the player is at the service in a browser that this app knows nothing of. */
export type SocialStatus = 'idle' | 'waiting' | 'outside' | 'entering' | 'cancelled' | SocialProblem;

/** What an attempt has come to. */
export type SocialResult =
  | EntryResult
  /** A code is needed first: see `askForCode`. */
  | { readonly kind: 'challenged'; readonly challenge: string }
  /** Only of a proof: the session is the same. */
  | { readonly kind: 'proved' };

/** 2.9-9: a sign-in at a service, or a proof by one, and how it stands. */
export interface SocialAttempt {
  readonly status: SocialStatus;
  /** Id of the service that was chosen last. */
  readonly service: string | null;
  /** For the way without a window, which a browser may block. */
  readonly address: string;
  readonly isBusy: boolean;
  /** Call it within the press. Resolves once the session is loaded, or this attempt has ended otherwise. */
  start(service: string, kind: SocialKind, redirectUrl: string): Promise<SocialResult>;
  show(): void;
  /** The step after the sign-in has failed. */
  fail(): void;
  /** The player gives up, or leaves the form. */
  cancel(): void;
}

import type { SiteConfig } from '../kernel/SiteConfig.ts';
import type { LocaleView } from '../kernel/stores.ts';
import type { SentWords } from './messages.ts';

/** Addresses of others that the site works with: settings of its server. */
export interface SiteOrigins {
  /** Origins of game studios whose frames may post messages to the page. */
  readonly gameOrigins: readonly string[];
  /** Origins of the messenger's web clients that may host the app (telegram.md); never taken from the address. */
  readonly telegramHosts: readonly string[];
  /** Address of the identity verification's web SDK; empty without one. */
  readonly verificationSdk: string;
  /** Origin of the live chat's frame; empty without a chat. */
  readonly chatOrigin: string;
  /** Origin of the frame of the analytics; empty without one. */
  readonly analyticsOrigin: string;
}

/**
 * What the app starts with and pages of a language share: words and settings. Not a part of the document, which shows
 * its words already: a file of its own at `/_start/`, whose name has a hash of its content.
 */
export interface StartData extends SentWords, SiteOrigins {
  readonly locale: LocaleView;
  readonly config: SiteConfig;
}

/** Fetches it from the address that the document names. Rejects without an answer, and with a fault of the server. */
export async function fetchStartData(address: string): Promise<StartData> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`start data: ${response.status}`);
  return (await response.json()) as StartData;
}

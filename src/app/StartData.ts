import type { SiteConfig } from '../kernel/SiteConfig.ts';
import type { SentWords } from './messages.ts';

/**
 * What the app starts with and pages of a language share: words and settings. Not a part of the document, which shows
 * its words already: a file of its own at `/_start/`, whose name has a hash of its content.
 */
export interface StartData extends SentWords {
  readonly config: SiteConfig;
}

/** Fetches it from the address that the document names. Rejects without an answer, and with a fault of the server. */
export async function fetchStartData(address: string): Promise<StartData> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`start data: ${response.status}`);
  return (await response.json()) as StartData;
}

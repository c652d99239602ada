import type { HostLaunch } from '../launch/HostLaunch.ts';
import { shareContact } from './shareContact.ts';
import type { SharedContact } from './shareContact.ts';

/** Hands the launching user's contact to the bot; the signed contact, or null if the bot did not take it. */
export async function shareLaunchContact({ contact }: HostLaunch): Promise<string | null> {
  const shared = JSON.parse(new URLSearchParams(contact).get('contact') ?? 'null') as SharedContact | null;
  return shared !== null && (await shareContact(shared)) ? contact : null;
}

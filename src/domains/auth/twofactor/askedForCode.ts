import type { CallOutput } from '../../../contract/index.ts';
import { resendTimeOf } from '../../contacts/face/codes/resendTimeOf.ts';
import { isApiError } from '../../../lib/errors.ts';

/** 3-26: the entry that awaits its code. It stays in memory, never in storage. */
export interface StoredEntry {
  readonly login: string;
  readonly password: string;
  /** Of a sign-in at a service, in place of login and password, which are empty. */
  readonly challenge?: string;
  /** With a challenge of a messenger's launch: its raw init data. */
  readonly payload?: string;
  /** Where the code comes from. */
  readonly kind: 'authenticator' | 'contact';
  /** Seconds until another code can be sent. */
  readonly resendTime: number;
  /** Where the code was sent, shortened; empty if the operator does not say. */
  readonly contact: string;
}

/** How the operator asks for the code of a contact. */
export type AskedForCode = Pick<StoredEntry, 'resendTime' | 'contact'> & {
  /** False: the code before is still awaited, and no other was sent. */
  readonly isSent: boolean;
};

const sent = 'two_factor_auth is enable';
const awaited = 'Resend time is';
const secondsAtEnd = /(\d+)\s+seconds$/;

/** 8-21: the resend time in an error's data, or in a message that ends in seconds; null without one. */
export function secondsToWait(error: unknown): number | null {
  const told = resendTimeOf(error);
  if (told !== null || !isApiError(error)) return told;
  const written = secondsAtEnd.exec(error.message)?.[1];
  return written === undefined ? null : Number(written);
}

/** What of an entry is known before its code is asked for. */
type Known = Omit<StoredEntry, 'kind' | 'resendTime' | 'contact'>;

/**
 * Sends the first step of a sign-in. 4-10, 4-12: where the operator asks for a code, the entry that awaits it; else what
 * the session is begun with. Rejects with every other refusal.
 */
export async function firstStep(
  known: Known,
  send: () => Promise<CallOutput<'POST auth.login'>>,
): Promise<{ readonly entry: StoredEntry } | Pick<CallOutput<'POST auth.login'>, 'payload'>> {
  try {
    const { status, payload } = await send();
    if (status !== 'ALREADY_ENABLED') return { payload };
    return { entry: { ...known, kind: 'authenticator', resendTime: 0, contact: '' } };
  } catch (error) {
    const asked = askedForCode(error);
    if (asked === null) throw error;
    return { entry: { ...known, kind: 'contact', resendTime: asked.resendTime, contact: asked.contact } };
  }
}

/** 4-12: the authorization error by which the operator says that a code was sent or is still awaited; else null. */
export function askedForCode(error: unknown): AskedForCode | null {
  if (!isApiError(error) || error.type !== 'AuthorizationException') return null;
  const isSent = error.message.includes(sent);
  if (!isSent && !error.message.includes(awaited)) return null;
  const { contact } = error.data;
  return { isSent, resendTime: secondsToWait(error) ?? 0, contact: typeof contact === 'string' ? contact : '' };
}

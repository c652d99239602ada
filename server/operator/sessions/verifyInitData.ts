import { parse, validate } from '@tma.js/init-data-node';
import type { InputOf } from '../../../src/contract/index.ts';
import type { auth } from '../../../src/contract/endpoints/auth.ts';
import { unauthorised } from '../edge/ApiError.ts';

type Registration = InputOf<typeof auth.register>;

/** Ahead by more than this is from the future: the library itself accepts any. */
const SKEW_MS = 60_000;

export interface TelegramUser {
  readonly id: bigint;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly languageCode: string;
  readonly signedAt: Date;
}

/**
 * Checks raw init data (HMAC with the bot token over every pair but `hash`), its time, and that the other fields of the
 * call agree with it. How old it may be depends on whether it was seen before and is the caller's to judge. Throws
 * AuthorizationException with one text for every reason.
 */
export function verifyInitData(input: Registration, botToken: string, now: Date): TelegramUser {
  const data = parsed(input.payload, botToken);
  const { user } = data;
  if (user === undefined || data.auth_date.getTime() > now.getTime() + SKEW_MS) throw refused();
  const agrees =
    isSame(input.id, String(user.id)) &&
    isSame(input.username, user.username ?? '') &&
    isSame(input.hash, data.hash) &&
    isSame(input.language_code, user.language_code ?? '');
  if (!agrees || user.is_bot === true || !Number.isSafeInteger(user.id) || user.id <= 0) throw refused();
  return {
    id: BigInt(user.id),
    username: user.username ?? '',
    firstName: user.first_name,
    lastName: user.last_name ?? '',
    languageCode: user.language_code ?? '',
    signedAt: data.auth_date,
  };
}

function parsed(payload: string, botToken: string): ReturnType<typeof parse> {
  try {
    // No age here: a string that is known to have opened a session is good for longer than a new one.
    validate(payload, botToken, { expiresIn: 0 });
    return parse(payload);
  } catch {
    throw refused();
  }
}

/** A field that the client left out claims nothing. */
function isSame(claimed: string, signed: string): boolean {
  return claimed === '' || claimed === signed;
}

export function refused(): Error {
  return unauthorised('The launch data is not valid or too old');
}

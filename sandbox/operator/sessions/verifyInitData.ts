import { createHash } from 'node:crypto';
import { parse, validate } from '@tma.js/init-data-node';
import type { InputOf } from '../../../src/contract/index.ts';
import type { auth } from '../../../src/contract/auth/auth.ts';
import { isStorableText } from '../../database/storableText.ts';
import { OperatorError } from '../OperatorError.ts';

type Registration = Pick<InputOf<typeof auth.register>, 'payload' | 'id' | 'username' | 'hash' | 'language_code'>;

/** Maximum clock skew into the future, in ms; the library itself does not check it. */
const SKEW_MS = 60_000;

export interface TelegramUser {
  readonly id: bigint;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly languageCode: string;
  readonly signedAt: Date;
}

export interface VerifiedLaunch {
  /** The same for every spelling of one launch: a hash of the decoded, signed pairs, not of the raw text. */
  readonly id: string;
  readonly user: TelegramUser;
  /** Of the link that the app was opened with; empty without one. */
  readonly startParam: string;
}

/**
 * Verifies raw init data (HMAC with the bot token over every pair but `hash`), its time, and that the other fields of
 * the call match it. The caller checks the age, since the limit depends on whether the data were presented before.
 * Throws AuthorizationException with the same message for every reason.
 */
export function verifyInitData(input: Registration, botToken: string, now: Date): VerifiedLaunch {
  const pairs = new URLSearchParams(input.payload);
  const data = parsed(pairs, botToken);
  const { user } = data;
  if (user === undefined || data.auth_date.getTime() > now.getTime() + SKEW_MS) throw refused();
  const agrees =
    isSame(input.id, String(user.id)) &&
    isSame(input.username, user.username ?? '') &&
    isSame(input.hash, data.hash) &&
    isSame(input.language_code, user.language_code ?? '');
  const names = [user.username ?? '', user.first_name, user.last_name ?? '', user.language_code ?? ''];
  if (!names.every(isStorableText)) throw refused();
  if (!agrees || user.is_bot === true || !Number.isSafeInteger(user.id) || user.id <= 0) throw refused();
  return {
    id: createHash('sha256').update(checkText(pairs)).digest('hex'),
    user: {
      id: BigInt(user.id),
      username: user.username ?? '',
      firstName: user.first_name,
      lastName: user.last_name ?? '',
      languageCode: user.language_code ?? '',
      signedAt: data.auth_date,
    },
    startParam: data.start_param ?? '',
  };
}

/** The text that Telegram signs: every pair but the hash, decoded and sorted. */
const checkText = (pairs: URLSearchParams): string =>
  [...pairs]
    .filter(([name]) => name !== 'hash')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');

function parsed(pairs: URLSearchParams, botToken: string): ReturnType<typeof parse> {
  demandPlainPairs(pairs);
  try {
    // No age check here: launch data that have opened a session are valid for longer than new ones.
    validate(pairs, botToken, { expiresIn: 0 });
    // Older clients do not send `signature` (for third parties); the library's parser requires it, but it is not used.
    const read = new URLSearchParams(pairs);
    if (!read.has('signature')) read.set('signature', '');
    return parse(read);
  } catch {
    throw refused();
  }
}

/** Refuses pairs whose signed text is ambiguous: repeated names, names with "=", line breaks. */
function demandPlainPairs(pairs: URLSearchParams): void {
  const names = [...pairs.keys()];
  const isTwice = new Set(names).size !== names.length;
  const isAmbiguous =
    isTwice || names.some((name) => name.includes('=')) || [...pairs].flat().some((text) => text.includes('\n'));
  if (isAmbiguous) throw refused();
}

/** A field that the client left out is not compared. */
function isSame(claimed: string, signed: string): boolean {
  return claimed === '' || claimed === signed;
}

export function refused(data: Readonly<Record<string, unknown>> = {}): Error {
  return new OperatorError('AuthorizationException', 'The launch data is not valid or too old', data);
}

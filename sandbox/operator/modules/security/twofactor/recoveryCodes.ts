import { createHmac, randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUP = 5;
const COUNT = 10;
const FORMAT = new RegExp(`^[${ALPHABET}]{${2 * GROUP}}$`);

/** Ten codes like "k7m2p-9xw4t", of 49 bits each. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: COUNT }, () => `${randomGroup()}-${randomGroup()}`);
}

const randomGroup = (): string =>
  Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');

/** The code as it is hashed, from what was typed: hyphen, spaces and capitals do not matter. Null if it is none. */
export function canonicalRecoveryCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toLowerCase();
  return FORMAT.test(code) ? code : null;
}

/** Keyed, so that the table alone tells nothing; bound to the player. */
export function hashRecoveryCode(secret: string, uid: bigint, canonical: string): string {
  return createHmac('sha256', secret).update(`recovery\n${uid}\n${canonical}`).digest('hex');
}

import { generateSecret, generateURI, verifySync } from 'otplib';
import { openText, sealText } from '../../../sealedText.ts';
import type { SealKey } from '../../../sealedText.ts';

const ISSUER = 'Croupier';
const STEP_SECONDS = 30;
/** One time step either way, for clocks that differ (RFC 6238, 5.2). */
const DRIFT_STEPS = 1;

export interface NewAuthenticator {
  /** Base32, to be typed in by hand. */
  readonly secret: string;
  /** The same as an otpauth address, for a QR code. */
  readonly uri: string;
}

export function newAuthenticator(login: string): NewAuthenticator {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: ISSUER, label: login, secret }) };
}

export interface TypedCode {
  readonly secret: string;
  readonly code: string;
  readonly now: Date;
  /** The last time step that was used up. */
  readonly lastStep: bigint;
}

/** The time step of a right code that is later than the last one used; null for any other code. */
export function stepOfCode({ secret, code, now, lastStep }: TypedCode): bigint | null {
  const epoch = Math.floor(now.getTime() / 1000);
  const latest = Math.floor(epoch / STEP_SECONDS) + DRIFT_STEPS;
  // All steps of the window are used up; the library throws on a step beyond it.
  if (lastStep >= BigInt(latest)) return null;
  const result = verifySync({
    secret,
    token: code,
    epoch,
    epochTolerance: DRIFT_STEPS * STEP_SECONDS,
    ...(lastStep > 0n ? { afterTimeStep: Number(lastStep) } : {}),
  });
  return result.valid && 'timeStep' in result ? BigInt(result.timeStep) : null;
}

const keyOf = (codesSecret: string, uid: bigint): SealKey => ({
  secret: codesSecret,
  purpose: 'croupier authenticator',
  record: String(uid),
});

export const sealSecret = (codesSecret: string, uid: bigint, secret: string): string =>
  sealText(keyOf(codesSecret, uid), secret);
export const openSecret = (codesSecret: string, uid: bigint, sealed: string): string =>
  openText(keyOf(codesSecret, uid), sealed);

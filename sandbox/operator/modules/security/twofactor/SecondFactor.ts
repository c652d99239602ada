import type { ContactType } from '../../../../../src/contract/base/contactTypes.ts';
import type { Sql } from '../../../../database/database.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import { DAY_MS } from '../../../sessions/Throttle.ts';
import type { Bucket, Throttle } from '../../../sessions/Throttle.ts';
import { throttleKey } from '../../../sessions/throttleKey.ts';
import type { ThrottleLimits } from '../../../sessions/throttleLimits.ts';
import { addressPlace } from '../../codes/module.ts';
import type { Challenge, CodeRequest, CodesFace } from '../../codes/module.ts';
import { recipientAt } from '../../outbox/module.ts';
import type { Recipient } from '../../outbox/module.ts';
import { openSecret, stepOfCode } from './authenticator.ts';
import { codeAwaited, signInRefused } from './factorErrors.ts';
import type { Refusal, SentCode } from './factorErrors.ts';
import { canonicalRecoveryCode, hashRecoveryCode } from './recoveryCodes.ts';
import { shortened } from './shortened.ts';
import { findFactor, useRecoveryCode, useStep } from './twoFactorRepository.ts';
import type { EnabledFactor, FactorKind } from './twoFactorRepository.ts';
import { factorContact } from '../../../players/contactAge.ts';
import { readPlayer } from '../../../players/findPlayer.ts';
import type { Player } from '../../../players/player.ts';

export type Verdict = 'right' | Refusal;

/** Where a sign-in comes from, and whether its player has signed in from there before. */
export interface SignInFrom {
  readonly addressHash: string;
  readonly isKnown: boolean;
}

/** Whose factor is tried, and for what. */
export interface Tried {
  readonly challenge: Challenge & { readonly uid: bigint };
  readonly factor: EnabledFactor;
}

/** trust.md: five tries a challenge. An authenticator has no challenges, so they count per quarter of an hour. */
const MOST_TRIES = { authenticator: 5, contact: 10 } as const;

const SIX_DIGITS = /^\d{6}$/;

const signInChallenge = (uid: bigint, { addressHash, isKnown }: SignInFrom) =>
  ({ purpose: 'sign_in', uid, about: '', place: addressPlace(addressHash, isKnown) }) as const;

/** A new contact gets no code while there is an older one. */
function signInRecipient(player: Player, channel: ContactType | null, now: Date): Recipient | null {
  const contact = factorContact(player, channel, now);
  return contact && recipientAt(contact);
}

/** The second step of a sign-in: a code of an authenticator or of a message, or a recovery code. */
export class SecondFactor {
  constructor(
    private readonly deps: OperatorDeps,
    private readonly throttle: Throttle,
    private readonly limits: Pick<ThrottleLimits, 'authenticatorGuessesADay'>,
    private readonly codes: CodesFace,
  ) {}

  /** The player's kind of second factor; null if it is off. */
  async kindOf(uid: bigint, sql: Sql = this.deps.database): Promise<FactorKind | null> {
    return (await findFactor(sql, uid))?.kind ?? null;
  }

  /**
   * Asks for the second factor once the first is right. `asked`: a code of the
   * authenticator is needed (4-10). `off`: there is none. Throws AuthorizationException where a code was sent (4-12) or refused (8-21).
   */
  async demand(uid: bigint, code: string, from: SignInFrom): Promise<'passed' | 'off' | 'asked'> {
    const factor = await findFactor(this.deps.database, uid);
    if (factor === null) return 'off';
    const challenge = signInChallenge(uid, from);
    if (code !== '') {
      const verdict = await this.verify({ challenge, factor }, code);
      if (verdict === 'right') return 'passed';
      throw signInRefused(verdict, factor.kind === 'contact' ? await this.resendSeconds(challenge) : null);
    }
    if (factor.kind === 'authenticator') return 'asked';
    throw codeAwaited(await this.sendForSignIn(challenge, factor, from.addressHash));
  }

  /**
   * Verifies what was typed and uses it up: a code of the authenticator, of the message that was sent for the challenge,
   * or a recovery code.
   */
  async verify({ challenge, factor }: Tried, typed: string): Promise<Verdict> {
    const code = typed.replaceAll(/\s/g, '');
    const recovery = canonicalRecoveryCode(code);
    if (SIX_DIGITS.test(code)) {
      const forgive = await this.countTry(challenge, factor.kind);
      const verdict = await this.checkCode(challenge, factor, code);
      if (verdict === 'right') await forgive();
      return verdict;
    }
    if (recovery === null) return 'malformed';
    // As rarely as other codes, though none of their 49 bits are guessed.
    const forgive = await this.countTry(challenge, 'contact');
    if (!(await this.useRecovery(challenge.uid, recovery))) return 'wrong';
    await forgive();
    return 'right';
  }

  /** Sends a code, unless the one before is younger than the resend time or the limits of a day are used up. */
  async send(request: CodeRequest): Promise<Omit<SentCode, 'contact'>> {
    const { status, seconds } = await this.codes.send(request);
    return { isSent: status === 'sent', resendSeconds: seconds };
  }

  /** Counts a guess; throws 429 after too many. Returns a function that forgives a right one. */
  async countTry(challenge: Tried['challenge'], kind: FactorKind): Promise<() => Promise<void>> {
    const hits = await this.throttle.hit(bucketsOf(challenge, kind, this.limits.authenticatorGuessesADay));
    return () => this.throttle.forgive(hits);
  }

  private async sendForSignIn(
    challenge: Tried['challenge'],
    { channel }: EnabledFactor,
    addressHash: string,
  ): Promise<SentCode> {
    const addressee = await readPlayer(this.deps.database, challenge.uid);
    const to = signInRecipient(addressee, channel, this.deps.clock.now());
    // Without any contact left a recovery code is the only way in.
    if (to === null) return { isSent: true, resendSeconds: 0, contact: '' };
    const sent = await this.send({ challenge, to, addressHash, locale: addressee.locale });
    return { ...sent, contact: shortened(to) };
  }

  private resendSeconds(challenge: Challenge): Promise<number> {
    return this.codes.resendSeconds(this.deps.database, challenge);
  }

  private async checkCode(challenge: Tried['challenge'], factor: EnabledFactor, code: string): Promise<Verdict> {
    const { database, clock, config } = this.deps;
    if (factor.kind === 'contact') return this.codes.verify(challenge, code);
    const { uid } = challenge;
    const secret = openSecret(config.codesSecret, uid, factor.secret ?? '');
    const step = stepOfCode({ secret, code, now: clock.now(), lastStep: factor.last_step });
    // Of two calls with the same right code one is first.
    return step !== null && (await useStep(database, uid, step)) ? 'right' : 'wrong';
  }

  private useRecovery(uid: bigint, code: string): Promise<boolean> {
    const { database, config } = this.deps;
    return useRecoveryCode(database, uid, hashRecoveryCode(config.codesSecret, uid, code));
  }
}

/**
 * Tries count at their place, so that a stranger with the password does not use up the owner's. A code that was sent
 * can only be guessed where it was asked for. An authenticator's can be guessed everywhere: all places that are not the
 * owner's count together, and in a day.
 */
function bucketsOf(
  { uid, place }: Tried['challenge'],
  kind: FactorKind,
  aDay: ThrottleLimits['authenticatorGuessesADay'],
): readonly Bucket[] {
  const own = `two_factor:${uid}:${kind}:${throttleKey(place.key)}`;
  if (kind === 'contact') return [{ key: own, most: MOST_TRIES.contact }];
  const key = place.isOwn ? own : `two_factor:${uid}:${kind}:elsewhere`;
  return [
    { key, most: MOST_TRIES.authenticator },
    { key: `${key}:day`, most: place.isOwn ? aDay.place : aDay.elsewhere, windowMs: DAY_MS },
  ];
}

import type { ContactType } from '../../../../../src/contract/base/contactTypes.ts';
import type { Sql } from '../../../../database/database.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import type { Throttle } from '../../../sessions/Throttle.ts';
import type { CodesFace } from '../../codes/module.ts';
import { recipientOf } from '../../outbox/module.ts';
import type { OutboxFace, Recipient } from '../../outbox/module.ts';
import { openSecret, stepOfCode } from './authenticator.ts';
import { codeAwaited, signInRefused } from './factorErrors.ts';
import type { Refusal, SentCode } from './factorErrors.ts';
import { canonicalRecoveryCode, hashRecoveryCode } from './recoveryCodes.ts';
import { shortened } from './shortened.ts';
import { findFactor, useRecoveryCode, useStep } from './twoFactorRepository.ts';
import type { EnabledFactor, FactorKind } from './twoFactorRepository.ts';
import { olderContact } from '../../../players/contactAge.ts';
import { readPlayer } from '../../../players/findPlayer.ts';
import type { Player } from '../../../players/player.ts';

export type Verdict = 'right' | Refusal;

/** What a code that is sent to a contact is for. */
export type Challenge = Parameters<CodesFace['issue']>[1];

/** A code to be sent to a contact. */
export interface Sending {
  readonly uid: bigint;
  readonly challenge: Challenge;
  readonly to: Recipient;
  readonly locale: string;
}

/** Whose factor is tried, and from where. */
export interface Tried {
  readonly uid: bigint;
  readonly factor: EnabledFactor;
  readonly from: TriedFrom;
}

export interface Sent {
  readonly isSent: boolean;
  readonly resendSeconds: number;
}

/** trust.md: five tries a challenge. An authenticator has no challenges, so they count per quarter of an hour. */
const MOST_TRIES = { authenticator: 5, contact: 10 } as const;
/**
 * Whose tries are counted together: those of one address that the player has signed in from, those of a player who is
 * signed in, or those from all other addresses. So a stranger with the password cannot use up the owner's tries.
 */
export type TriedFrom = { readonly knownAddress: string } | 'session' | 'elsewhere';

const SIX_DIGITS = /^\d{6}$/;

const signInChallenge = (uid: bigint): Challenge => ({ purpose: 'sign_in', subject: String(uid) });

/** A new contact gets no code while there is an older one. */
const signInRecipient = (player: Player, channel: ContactType | null, now: Date): Recipient | null =>
  recipientOf(player, channel === null ? null : olderContact(player, channel, now));

/** The second step of a sign-in: a code of an authenticator or of a message, or a recovery code. */
export class SecondFactor {
  constructor(
    private readonly deps: OperatorDeps,
    private readonly throttle: Throttle,
    private readonly codes: CodesFace,
    private readonly outbox: OutboxFace,
  ) {}

  /** The player's kind of second factor; null if it is off. */
  async kindOf(uid: bigint, sql: Sql = this.deps.database): Promise<FactorKind | null> {
    return (await findFactor(sql, uid))?.kind ?? null;
  }

  /**
   * Asks for the second factor once the first is right. `asked`: a code of the
   * authenticator is needed (4-10). `off`: there is none. Throws AuthorizationException where a code was sent (4-12) or refused (8-21).
   */
  async demand(uid: bigint, code: string, from: TriedFrom): Promise<'passed' | 'off' | 'asked'> {
    const factor = await findFactor(this.deps.database, uid);
    if (factor === null) return 'off';
    if (code !== '') {
      const verdict = await this.verify(signInChallenge(uid), { uid, factor, from }, code);
      if (verdict === 'right') return 'passed';
      throw signInRefused(verdict, factor.kind === 'contact' ? await this.resendSeconds(uid) : null);
    }
    if (factor.kind === 'authenticator') return 'asked';
    throw codeAwaited(await this.sendForSignIn(uid, factor));
  }

  /**
   * Verifies what was typed and uses it up: a code of the authenticator, of the message that was sent for `challenge`,
   * or a recovery code.
   */
  async verify(challenge: Challenge, { uid, factor, from }: Tried, typed: string): Promise<Verdict> {
    const code = typed.replaceAll(/\s/g, '');
    const recovery = canonicalRecoveryCode(code);
    const isCode = SIX_DIGITS.test(code);
    if (!isCode && recovery === null) return 'malformed';
    const forgive = await this.countTry(uid, factor.kind, from);
    const verdict = isCode
      ? await this.checkCode(challenge, uid, factor, code)
      : await this.checkRecovery(uid, recovery);
    if (verdict === 'right') await forgive();
    return verdict;
  }

  /** Sends a code unless the one before is younger than the resend time. */
  send({ uid, challenge, to, locale }: Sending): Promise<Sent> {
    return this.deps.database.transaction(async (tx) => {
      const issued = await this.codes.issue(tx, challenge);
      if (issued.status === 'tooEarly') return { isSent: false, resendSeconds: issued.resendSeconds };
      const { code, minutes, resendSeconds } = issued;
      await this.outbox.send(tx, { uid, ...to, locale, kind: 'two_factor', params: { code, minutes } });
      return { isSent: true, resendSeconds };
    });
  }

  /** Counts a guess; throws 429 after too many. Returns a function that forgives a right one. */
  async countTry(uid: bigint, kind: FactorKind, from: TriedFrom): Promise<() => Promise<void>> {
    const scope = typeof from === 'string' ? from : from.knownAddress;
    const hits = await this.throttle.hit([{ key: `two_factor:${uid}:${scope}`, most: MOST_TRIES[kind] }]);
    return () => this.throttle.forgive(hits);
  }

  private async sendForSignIn(uid: bigint, { channel }: EnabledFactor): Promise<SentCode> {
    const addressee = await readPlayer(this.deps.database, uid);
    const to = signInRecipient(addressee, channel, this.deps.clock.now());
    // Without any contact left a recovery code is the only way in.
    if (to === null) return { isSent: true, resendSeconds: 0, contact: '' };
    const sent = await this.send({ uid, challenge: signInChallenge(uid), to, locale: addressee.locale });
    return { ...sent, contact: shortened(to) };
  }

  private resendSeconds(uid: bigint): Promise<number> {
    return this.codes.resendSeconds(this.deps.database, signInChallenge(uid));
  }

  private async checkCode(challenge: Challenge, uid: bigint, factor: EnabledFactor, code: string): Promise<Verdict> {
    const { database, clock, config } = this.deps;
    if (factor.kind === 'contact') return this.codes.verify(database, challenge, code);
    const secret = openSecret(config.codesSecret, uid, factor.secret ?? '');
    const step = stepOfCode({ secret, code, now: clock.now(), lastStep: factor.last_step });
    // Of two calls with the same right code one is first.
    return step !== null && (await useStep(database, uid, step)) ? 'right' : 'wrong';
  }

  private async checkRecovery(uid: bigint, code: string | null): Promise<Verdict> {
    const { database, config } = this.deps;
    if (code === null) return 'wrong';
    return (await useRecoveryCode(database, uid, hashRecoveryCode(config.codesSecret, uid, code))) ? 'right' : 'wrong';
  }
}

import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { cashier } from '../../../../../src/contract/cashier/cashier.ts';
import type { withdrawals } from '../../../../../src/contract/cashier/withdrawals.ts';
import type { Sql } from '../../../../database/database.ts';
import { OperatorError, codeTooEarly, invalidField } from '../../../OperatorError.ts';
import type { PlayerCall } from '../../../edge/handlers.ts';
import type { OperatorCore } from '../../../module.ts';
import { withdrawalPolicy } from '../../../market/withdrawalPolicy.ts';
import type { Player } from '../../../players/player.ts';
import { openedAt } from '../../../sessions/session.ts';
import type { Session } from '../../../sessions/session.ts';
import type { CodesFace } from '../../codes/module.ts';
import type { OutboxFace, Recipient } from '../../outbox/module.ts';
import type { PasskeyProof } from '../../security/passkeys/module.ts';
import type { PasswordsFace } from '../../auth/passwords/module.ts';
import type { TwoFactorFace } from '../../security/twofactor/module.ts';

type Proof = OutputOf<typeof cashier.getwithdrawsettings>['proof'];
type Way = Proof['ways'][number];

export interface ProofFaces {
  readonly passkeys: PasskeyProof;
  readonly passwords: PasswordsFace['proof'];
  readonly twoFactor: TwoFactorFace;
  readonly codes: CodesFace;
  readonly outbox: Pick<OutboxFace, 'send'>;
}

const challengeOf = (uid: bigint) => ({ purpose: 'withdraw', subject: String(uid) }) as const;

/**
 * Before money leaves, the player has proved who they are a short time ago: by the sign-in itself, or again. In the
 * messenger the launch proves it, which only the messenger can repeat.
 */
export class WithdrawalProofs {
  constructor(
    private readonly core: OperatorCore,
    private readonly faces: ProofFaces,
  ) {}

  /** Throws WithdrawalDeclinedException while a proof is needed. */
  async demand(sql: Sql, player: Player, session: Session): Promise<void> {
    if (await this.isProved(sql, session)) return;
    if (session.kind === 'telegram')
      throw new OperatorError('WithdrawalDeclinedException', 'Open the app again from Telegram to withdraw', {
        reason: 'fresh_launch_required',
      });
    const { ways, contact } = await this.waysOf(sql, player, session);
    throw new OperatorError('WithdrawalDeclinedException', 'Prove that it is you', {
      reason: 'proof_required',
      ways,
      contact,
    });
  }

  async state(sql: Sql, player: Player, session: Session): Promise<Proof> {
    const isNeeded = !(await this.isProved(sql, session));
    return { is_needed: isNeeded, ...(isNeeded ? await this.waysOf(sql, player, session) : { ways: [], contact: '' }) };
  }

  async prove({ input, player, session, addressHash }: PlayerCall<InputOf<typeof withdrawals.provewithdrawal>>) {
    const { database, clock } = this.core;
    const { ways } = await this.waysOf(database, player, session);
    if (!ways.includes(input.way)) throw invalidField('way', 'wrongField');
    if (input.way === 'passkey') await this.faces.passkeys.demand(player.uid, input.credential);
    else if (input.way === 'password')
      await this.faces.passwords.demand(player.uid, { field: 'password', typed: input.password, addressHash });
    else await this.demandCode(player.uid, input.way, input.code.trim());
    const now = clock.now();
    await database.query(
      `insert into operator.withdrawal_proofs (session_id, uid, proved_at) values ($1, $2, $3)
       on conflict (session_id) do update set proved_at = excluded.proved_at`,
      [session.id, player.uid, now],
    );
    return { until: new Date(now.getTime() + this.lastsMs(session)).toISOString() };
  }

  passkeyOptions({ uid }: Player): Promise<{ options: string }> {
    return this.faces.passkeys.proofOptions(uid);
  }

  async sendCode({ player, session, locale }: PlayerCall<object>): Promise<{ resend_time: number }> {
    const { database, throttle, limits } = this.core;
    const target = codeTarget(player);
    if (target === null || !(await this.waysOf(database, player, session)).ways.includes('code'))
      throw new OperatorError('UserNeedConfirmContactException', 'There is no confirmed contact for a code');
    const wait = await this.faces.codes.resendSeconds(database, challengeOf(player.uid));
    if (wait > 0) throw codeTooEarly(wait);
    await throttle.hit([{ key: `withdraw:send:${player.uid}`, most: limits.codesPerAccount }]);
    return database.transaction(async (tx) => {
      const issued = await this.faces.codes.issue(tx, challengeOf(player.uid));
      if (issued.status === 'tooEarly') throw codeTooEarly(issued.resendSeconds);
      const { code, minutes, resendSeconds } = issued;
      const message = { uid: player.uid, ...target, locale, kind: 'withdraw', params: { code, minutes } } as const;
      await this.faces.outbox.send(tx, message);
      return { resend_time: resendSeconds };
    });
  }

  private async isProved(sql: Sql, session: Session): Promise<boolean> {
    const lasts = this.lastsMs(session);
    if (lasts === Infinity) return true;
    const since = this.core.clock.now().getTime() - lasts;
    if (openedAt(session).getTime() >= since) return true;
    if (session.kind === 'telegram') return false;
    const rows = await sql.query('select 1 from operator.withdrawal_proofs where session_id = $1 and proved_at >= $2', [
      session.id,
      new Date(since),
    ]);
    return rows.length > 0;
  }

  private lastsMs({ kind }: Session): number {
    const { proof_ms: lasts } = withdrawalPolicy(this.core.config.market);
    if (lasts !== null) return lasts;
    return kind === 'telegram' ? FRESH_LAUNCH_MS : Infinity;
  }

  private async waysOf(sql: Sql, player: Player, { kind }: Session): Promise<{ ways: Way[]; contact: string }> {
    if (kind === 'telegram') return { ways: ['launch'], contact: '' };
    const hasPassword = await this.faces.passwords.isPossible(player.uid, sql);
    const hasAuthenticator = (await this.faces.twoFactor.kindOf(player.uid, sql)) === 'authenticator';
    const target = codeTarget(player);
    const ways: Way[] = [
      ...((await this.faces.passkeys.isKnownOf(player.uid, sql)) ? (['passkey'] as const) : []),
      ...(hasPassword ? (['password'] as const) : []),
      ...(hasAuthenticator ? (['authenticator'] as const) : []),
      ...(target === null ? [] : (['code'] as const)),
    ];
    return { ways, contact: target === null ? '' : shortened(target) };
  }

  private async demandCode(uid: bigint, way: 'authenticator' | 'code', code: string): Promise<void> {
    if (code === '') throw invalidField('code', 'requiredField');
    if (way === 'authenticator') {
      try {
        await this.faces.twoFactor.demand(uid, code, 'session');
      } catch (error) {
        // For a sign-in a wrong code is an AuthorizationException; here the player stays signed in.
        if (error instanceof OperatorError && error.type === 'AuthorizationException')
          throw invalidField('code', 'wrongCode');
        throw error;
      }
      return;
    }
    const { throttle, limits, database } = this.core;
    const hits = await throttle.hit([{ key: `withdraw:prove:${uid}`, most: limits.signInsPerAccount }]);
    const verdict = await this.faces.codes.verify(database, challengeOf(uid), code);
    if (verdict !== 'right') throw invalidField('code', verdict === 'wrong' ? 'wrongCode' : 'expiredCode');
    await throttle.forgive(hits);
  }
}

/** How long a messenger's launch proves who the player is where the market asks for no proof, in ms. */
const FRESH_LAUNCH_MS = 15 * 60_000;

function codeTarget({ email, email_confirmed_at, phone, phone_confirmed_at }: Player): Recipient | null {
  if (email !== null && email_confirmed_at !== null) return { channel: 'email', recipient: email };
  if (phone !== null && phone_confirmed_at !== null) return { channel: 'text', recipient: phone };
  return null;
}

/** Enough for its owner to know it. */
const shortened = ({ channel, recipient }: Recipient): string =>
  channel === 'text'
    ? `…${recipient.slice(-4)}`
    : `${recipient.slice(0, 1)}…${recipient.slice(recipient.lastIndexOf('@'))}`;

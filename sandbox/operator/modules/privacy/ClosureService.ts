import { contactTypes } from '../../../../src/contract/base/contactTypes.ts';
import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import type { privacy } from '../../../../src/contract/privacy.ts';
import { OperatorError, codeTooEarly, invalidField } from '../../OperatorError.ts';
import type { PlayerCall } from '../../edge/handlers.ts';
import type { OperatorCore } from '../../module.ts';
import type { Player } from '../../players/player.ts';
import type { BonusesFace } from '../bonuses/bonuses/module.ts';
import type { CodesFace } from '../codes/module.ts';
import { writtenTime } from '../outbox/module.ts';
import type { OutboxFace } from '../outbox/module.ts';
import type { SubscriptionsFace } from '../notifications/subscriptions/module.ts';
import { findPasswordHash } from '../../players/credentials.ts';
import { lockPlayer } from '../../players/findPlayer.ts';
import { insertClosed, releaseDue, reopen } from './closedAccounts.ts';
import { obstaclesOf } from './obstacles.ts';
import type { Obstacle } from './obstacles.ts';

const BATCH = 50;

export interface ClosureFaces {
  readonly codes: CodesFace;
  readonly outbox: OutboxFace;
  readonly subscriptions: SubscriptionsFace;
  readonly bonuses: Pick<BonusesFace, 'burn'>;
}

interface Target {
  readonly channel: 'email' | 'text';
  readonly recipient: string;
}

const challengeOf = (uid: bigint) => ({ purpose: 'close_account', subject: String(uid) }) as const;

/** Closing an account by its player: after a proof, and only when nothing is open and no money is left. */
export class ClosureService {
  constructor(
    private readonly core: OperatorCore,
    private readonly faces: ClosureFaces,
  ) {}

  async state({ player }: PlayerCall<object>): Promise<OutputOf<typeof privacy.getClosure>> {
    const { database, policy } = this.core;
    const proof = await this.proofOf(player);
    return {
      proof,
      contact: proof === 'code' ? (confirmedContact(player)?.recipient ?? '') : '',
      retention_years: policy.closed_account_retention_years,
      obstacles: await obstaclesOf(database, player.uid),
    };
  }

  async sendCode({ player, locale }: PlayerCall<object>): Promise<OutputOf<typeof privacy.sendClosureCode>> {
    const { database, throttle, limits } = this.core;
    const target = confirmedContact(player);
    if (target === null || (await this.proofOf(player)) !== 'code')
      throw new OperatorError('UserNeedConfirmContactException', 'There is no confirmed contact for a code');
    const challenge = challengeOf(player.uid);
    const wait = await this.faces.codes.resendSeconds(database, challenge);
    if (wait > 0) throw codeTooEarly(wait);
    await throttle.hit([{ key: `close:send:${player.uid}`, most: limits.codesPerAccount }]);
    return database.transaction(async (tx) => {
      const issued = await this.faces.codes.issue(tx, challenge);
      if (issued.status === 'tooEarly') throw codeTooEarly(issued.resendSeconds);
      const { code, minutes, resendSeconds } = issued;
      const params = { code, minutes };
      await this.faces.outbox.send(tx, { uid: player.uid, ...target, locale, kind: 'close_account', params });
      return { resend_time: resendSeconds };
    });
  }

  async close(call: PlayerCall<InputOf<typeof privacy.closeAccount>>): Promise<1> {
    const { player, setSessionCookie } = call;
    const { database, clock, config, policy, sessions, personal } = this.core;
    // Before the proof, which may use up a code.
    demandNothingOpen(await obstaclesOf(database, player.uid));
    await this.demandProof(call);
    const now = clock.now();
    const retainedUntil = new Date(now);
    retainedUntil.setUTCFullYear(retainedUntil.getUTCFullYear() + policy.closed_account_retention_years);
    await database.transaction(async (tx) => {
      await this.faces.bonuses.burn(tx, player.uid);
      // Keeps new payments and rounds out. The second of two requests finds the account closed, as it has asked for.
      if ((await lockPlayer(tx, player.uid))?.status !== 'active') return;
      demandNothingOpen(await obstaclesOf(tx, player.uid));
      for (const type of contactTypes) {
        const value = player[type];
        if (value !== null) await this.faces.subscriptions.forget(tx, player.uid, { type, value }, 'account_closed');
      }
      const closing = { uid: player.uid, secret: config.requisitesSecret, now, retainedUntil };
      await insertClosed(tx, closing, personal);
      await this.report(tx, player, now);
      await sessions.endAll(tx, player.uid, 'closed');
    });
    setSessionCookie(null);
    return 1;
  }

  /** What support does on request. */
  reopen(uid: bigint): Promise<boolean> {
    return this.core.database.transaction((tx) => reopen(tx, uid, this.core.config.requisitesSecret));
  }

  releaseDue(): Promise<number> {
    const { database, clock, personal } = this.core;
    return database.transaction((tx) => releaseDue(tx, { now: clock.now(), most: BATCH }, personal));
  }

  private async proofOf(player: Player): Promise<'password' | 'code' | 'none'> {
    if ((await findPasswordHash(this.core.database, player.uid)) !== null) return 'password';
    return confirmedContact(player) === null ? 'none' : 'code';
  }

  private async demandProof({ input, player, addressHash }: PlayerCall<InputOf<typeof privacy.closeAccount>>) {
    const { database, passwords, throttle, limits } = this.core;
    const hash = await findPasswordHash(this.core.database, player.uid);
    if (hash === null && confirmedContact(player) === null)
      throw new OperatorError('UserNeedConfirmContactException', 'There is no confirmed contact for a code');
    if (hash !== null && input.password === '') throw invalidField('password', 'insertPassword');
    if (hash === null && input.code.trim() === '') throw invalidField('code', 'requiredField');
    // Whoever has only stolen the session must not guess.
    const hits = await throttle.hit([{ key: `close:${player.uid}`, most: limits.signInsPerAccount }]);
    if (hash === null) {
      const verdict = await this.faces.codes.verify(database, challengeOf(player.uid), input.code.trim());
      if (verdict !== 'right') throw invalidField('code', verdict === 'wrong' ? 'wrongCode' : 'expiredCode');
    } else if (!(await passwords.verify(hash, input.password, addressHash)))
      throw invalidField('password', 'wrongPassword');
    await throttle.forgive(hits);
  }

  private async report(tx: Parameters<OutboxFace['send']>[0], player: Player, now: Date): Promise<void> {
    const target = confirmedContact(player) ?? presentContact(player);
    if (target === null) return;
    await this.faces.outbox.send(tx, {
      uid: player.uid,
      ...target,
      locale: player.locale,
      kind: 'account_closed',
      params: { at: writtenTime(now, player.locale), years: this.core.policy.closed_account_retention_years },
    });
  }
}

function demandNothingOpen(obstacles: readonly Obstacle[]): void {
  if (obstacles.length > 0)
    throw new OperatorError('InvalidRequestException', 'Something is still open in this account', { obstacles });
}

function confirmedContact(player: Player): Target | null {
  if (player.email !== null && player.email_confirmed_at !== null) return { channel: 'email', recipient: player.email };
  if (player.phone !== null && player.phone_confirmed_at !== null) return { channel: 'text', recipient: player.phone };
  return null;
}

function presentContact({ email, phone }: Player): Target | null {
  if (email !== null) return { channel: 'email', recipient: email };
  return phone === null ? null : { channel: 'text', recipient: phone };
}

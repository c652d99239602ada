import { contactTypes } from '../../../../../src/contract/base/contactTypes.ts';
import type { ContactType } from '../../../../../src/contract/base/contactTypes.ts';
import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { twofactor } from '../../../../../src/contract/security/twofactor.ts';
import type { Sql } from '../../../../database/database.ts';
import { invalidField } from '../../../OperatorError.ts';
import type { PlayerCall } from '../../../edge/handlers.ts';
import type { OperatorCore } from '../../../module.ts';
import { factorContact } from '../../../players/contactAge.ts';
import type { Player } from '../../../players/player.ts';
import { sessionPlace } from '../../codes/module.ts';
import type { CodesFace } from '../../codes/module.ts';
import { recipientAt, recipientOf, writtenTime } from '../../outbox/module.ts';
import type { OutboxFace, Recipient } from '../../outbox/module.ts';
import { newAuthenticator, openSecret, sealSecret, stepOfCode } from './authenticator.ts';
import { changeRefused } from './factorErrors.ts';
import type { Refusal } from './factorErrors.ts';
import { hashRecoveryCode, canonicalRecoveryCode, newRecoveryCodes } from './recoveryCodes.ts';
import type { SecondFactor, Tried } from './SecondFactor.ts';
import { shortened } from './shortened.ts';
import {
  countRecoveryCodes,
  deleteFactor,
  findChange,
  findFactor,
  insertFactor,
  insertRecoveryCodes,
  putChange,
  takeChange,
} from './twoFactorRepository.ts';
import type { FactorChange } from './twoFactorRepository.ts';

type Started = OutputOf<typeof twofactor.changeTwoFactorAuth>;
type Confirmed = OutputOf<typeof twofactor.confirmTwoFactorAuth>;
type Asked = InputOf<typeof twofactor.changeTwoFactorAuth>;
type Confirming = PlayerCall<InputOf<typeof twofactor.confirmTwoFactorAuth>>;

/** As long as a code that was sent for it (codes module). */
const CHANGE_MS = 10 * 60_000;

const nothingSent = { uri: null, secret: null, contact: '', is_sent: false, resend_time: 0 } as const;

/** Switching the second factor on and off. Sessions of other devices stay. */
export class TwoFactorService {
  constructor(
    private readonly deps: Pick<OperatorCore, 'config' | 'database' | 'clock' | 'proofs'>,
    private readonly secondFactor: SecondFactor,
    private readonly codes: CodesFace,
    private readonly outbox: OutboxFace,
  ) {}

  async status(player: Player): Promise<OutputOf<typeof twofactor.getTwoFactorAuth>> {
    const { database } = this.deps;
    const factor = await findFactor(database, player.uid);
    const used = factor?.kind === 'contact' ? recipientOf(player, factor.channel) : null;
    return {
      type: factor?.kind ?? null,
      contact: used === null ? '' : shortened(used),
      recovery_codes_left: await countRecoveryCodes(database, player.uid),
      contacts: contactTypes.flatMap((channel) => {
        const to = isUsable(player, channel) ? recipientOf(player, channel) : null;
        return to === null ? [] : [{ channel, contact: shortened(to) }];
      }),
    };
  }

  /** 7-8 */
  async change(call: PlayerCall<Asked>): Promise<Started> {
    const { player, input: asked } = call;
    await this.deps.proofs.demand(call);
    const factor = await findFactor(this.deps.database, player.uid);
    if ((factor !== null) === asked.enable) throw invalidField('enable', 'wrongField');
    if (factor !== null) {
      const { kind, channel, secret } = factor;
      return this.start(call, { is_enabling: false, kind, channel, secret });
    }
    if (asked.type === 'authenticator') return this.startAuthenticator(call);
    if (asked.type !== 'contact') throw invalidField('type', 'requiredField');
    const channel: ContactType = asked.channel === '' ? defaultChannel(player) : asked.channel;
    if (!isUsable(player, channel)) throw invalidField('channel', 'wrongField');
    return this.start(call, { is_enabling: true, kind: 'contact', channel, secret: null });
  }

  /** 7-10 */
  async confirm(call: Confirming): Promise<Confirmed> {
    const { database, clock, proofs } = this.deps;
    const { player } = call;
    // Before the code is used up.
    await proofs.demand(call);
    const change = await findChange(database, player.uid, clock.now());
    if (change === null) throw changeRefused('expired');
    return change.is_enabling ? this.enable(call, change) : this.disable(call, change);
  }

  private async startAuthenticator(call: PlayerCall<Asked>): Promise<Started> {
    const { player } = call;
    const { secret, uri } = newAuthenticator(player.login);
    const sealed = sealSecret(this.deps.config.codesSecret, player.uid, secret);
    const started = await this.start(call, {
      is_enabling: true,
      kind: 'authenticator',
      channel: null,
      secret: sealed,
    });
    return { ...started, secret, uri };
  }

  private async start(call: PlayerCall<Asked>, change: FactorChange): Promise<Started> {
    const { database, clock } = this.deps;
    const { player, addressHash } = call;
    await putChange(database, player.uid, change, clock.in(CHANGE_MS));
    const to = this.recipientOf(player, change);
    if (to === null) return { ...nothingSent, type: change.kind };
    const challenge = this.challengeOf(call, change);
    const sent = await this.secondFactor.send({ challenge, to, addressHash, locale: player.locale });
    return {
      ...nothingSent,
      type: change.kind,
      contact: shortened(to),
      is_sent: sent.isSent,
      resend_time: sent.resendSeconds,
    };
  }

  private async enable(call: Confirming, change: FactorChange): Promise<Confirmed> {
    const { config, clock } = this.deps;
    const { player } = call;
    const step = await this.verifyNew(call, change);
    const codes = newRecoveryCodes();
    const hashes = codes.map((one) =>
      hashRecoveryCode(config.codesSecret, player.uid, canonicalRecoveryCode(one) ?? ''),
    );
    await this.finish(call, true, async (tx) => {
      const isNew = await insertFactor(tx, player.uid, { ...change, last_step: step }, clock.now());
      if (!isNew) throw changeRefused('expired');
      await insertRecoveryCodes(tx, player.uid, hashes);
    });
    return { is_enabled: true, recovery_codes: [...codes] };
  }

  private async disable(call: Confirming, change: FactorChange): Promise<Confirmed> {
    const { player } = call;
    const factor = await findFactor(this.deps.database, player.uid);
    if (factor === null) throw changeRefused('expired');
    const verdict = await this.secondFactor.verify(
      { challenge: this.challengeOf(call, change), factor },
      call.input.code,
    );
    if (verdict !== 'right') throw changeRefused(verdict);
    await this.finish(call, false, (tx) => deleteFactor(tx, player.uid));
    return { is_enabled: false, recovery_codes: [] };
  }

  /** The time step of an authenticator's code, 0 for a contact's. Throws unless the code is right. */
  private async verifyNew(call: Confirming, change: FactorChange): Promise<bigint> {
    const code = call.input.code.replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(code)) throw changeRefused('malformed');
    const challenge = this.challengeOf(call, change);
    const forgive = await this.secondFactor.countTry(challenge, change.kind);
    const { step, refusal } = await this.checkNew(challenge, change, code);
    if (refusal !== null) throw changeRefused(refusal);
    await forgive();
    return step;
  }

  private async checkNew(
    challenge: Tried['challenge'],
    change: FactorChange,
    code: string,
  ): Promise<{ readonly step: bigint; readonly refusal: Refusal | null }> {
    const { config, clock } = this.deps;
    if (change.kind === 'contact') {
      const verdict = await this.codes.verify(challenge, code);
      return { step: 0n, refusal: verdict === 'right' ? null : verdict };
    }
    const secret = openSecret(config.codesSecret, challenge.uid, change.secret ?? '');
    const step = stepOfCode({ secret, code, now: clock.now(), lastStep: 0n });
    return { step: step ?? 0n, refusal: step === null ? 'wrong' : null };
  }

  /** Switching on proves the contact itself; switching off needs what a sign-in needs, and not a new contact. */
  private recipientOf(player: Player, { is_enabling, kind, channel }: FactorChange): Recipient | null {
    if (kind !== 'contact') return null;
    if (is_enabling) return recipientOf(player, channel);
    const contact = factorContact(player, channel, this.deps.clock.now());
    return contact && recipientAt(contact);
  }

  /** A code of one change is useless for another, and one sent to one contact proves no other. */
  private challengeOf({ player, session }: Pick<PlayerCall<object>, 'player' | 'session'>, change: FactorChange) {
    const to = this.recipientOf(player, change)?.recipient ?? '';
    const about = `${change.is_enabling ? 'on' : 'off'} ${to}`;
    return { purpose: 'two_factor', uid: player.uid, about, place: sessionPlace(session) } as const;
  }

  /** Applies a change once, and tells the player. */
  private async finish(call: Confirming, isOn: boolean, apply: (tx: Sql) => Promise<void>): Promise<void> {
    const { database, clock, proofs } = this.deps;
    const { player } = call;
    const { uid, locale } = player;
    await database.transaction(async (tx) => {
      await proofs.demandIn(tx, call);
      // Another call with the same right code was first.
      if (!(await takeChange(tx, uid))) throw changeRefused('expired');
      await apply(tx);
      const params = { at: writtenTime(clock.now(), locale), isOn };
      await this.outbox.tell(tx, player, { kind: 'two_factor_changed', params, path: '/profile/security' });
    });
  }
}

/** A contact that is held switches nothing on. */
const isUsable = (player: Player, channel: ContactType): boolean =>
  player[channel] !== null && !player[`is_${channel}_held`];

const defaultChannel = ({ email }: Player): ContactType => (email === null ? 'phone' : 'email');

import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { proofs as area } from '../../../../../src/contract/security/proofs.ts';
import type { PlayerCall } from '../../../edge/handlers.ts';
import type { OperatorCore } from '../../../module.ts';
import { codeTooEarly, invalidField, OperatorError } from '../../../OperatorError.ts';
import { settledContact } from '../../../players/contactAge.ts';
import type { Player } from '../../../players/player.ts';
import type { PasswordsFace } from '../../auth/passwords/module.ts';
import type { SocialFace } from '../../auth/social/module.ts';
import type { CodesFace } from '../../codes/module.ts';
import { recipientOf } from '../../outbox/module.ts';
import type { OutboxFace, Recipient } from '../../outbox/module.ts';
import type { PasskeyProof } from '../passkeys/module.ts';
import { shortened } from '../twofactor/module.ts';

type Output<K extends keyof typeof area> = OutputOf<(typeof area)[K]>;

export interface ProofFaces {
  readonly passkeys: PasskeyProof;
  readonly passwords: PasswordsFace['proof'];
  readonly social: SocialFace;
  readonly codes: CodesFace;
  readonly outbox: Pick<OutboxFace, 'send'>;
}

const challengeOf = (uid: bigint) => ({ purpose: 'prove', subject: String(uid) }) as const;

/** A signed-in player proves again who they are, for calls that ask for it (sessions/FreshProofs.ts). */
export class ProofService {
  constructor(
    private readonly core: OperatorCore,
    private readonly faces: ProofFaces,
  ) {}

  async state({ player, session }: PlayerCall<object>): Promise<Output<'getProof'>> {
    const { database, proofs } = this.core;
    const target = this.codeTarget(player);
    return {
      until: proofs.until(session)?.toISOString() ?? null,
      kinds: await proofs.kindsOf(database, player),
      contact: target === null ? '' : shortened(target),
      services: [...(await this.faces.social.servicesOf(player.uid))],
    };
  }

  async prove(call: PlayerCall<InputOf<typeof area.prove>>): Promise<Output<'prove'>> {
    const { input, player, session, addressHash } = call;
    const { database, clock, proofs, sessions } = this.core;
    const kinds = await proofs.kindsOf(database, player);
    if (!kinds.includes(input.kind)) throw invalidField('kind', 'wrongField');
    if (input.kind === 'passkey') await this.faces.passkeys.demand(player.uid, input.credential);
    else if (input.kind === 'password')
      await this.faces.passwords.demand(player.uid, { field: 'password', typed: input.password, addressHash });
    else await this.demandCode(player.uid, input.code.trim());
    const now = clock.now();
    await sessions.noteProof(database, session.id, now);
    return { until: (proofs.until({ proved_at: now }) ?? now).toISOString() };
  }

  passkeyOptions({ player }: PlayerCall<object>): Promise<Output<'proofPasskey'>> {
    return this.faces.passkeys.proofOptions(player.uid);
  }

  async sendCode({ player, locale }: PlayerCall<object>): Promise<Output<'sendProofCode'>> {
    const { database, throttle, limits } = this.core;
    const target = this.codeTarget(player);
    if (target === null)
      throw new OperatorError('UserNeedConfirmContactException', 'There is no confirmed contact for a code');
    const challenge = challengeOf(player.uid);
    const wait = await this.faces.codes.resendSeconds(database, challenge);
    if (wait > 0) throw codeTooEarly(wait);
    await throttle.hit([{ key: `prove:send:${player.uid}`, most: limits.codesPerAccount }]);
    return database.transaction(async (tx) => {
      const issued = await this.faces.codes.issue(tx, challenge);
      if (issued.status === 'tooEarly') throw codeTooEarly(issued.resendSeconds);
      const { code, minutes, resendSeconds } = issued;
      const message = { uid: player.uid, ...target, locale, kind: 'prove', params: { code, minutes } } as const;
      await this.faces.outbox.send(tx, message);
      return { resend_time: resendSeconds };
    });
  }

  private codeTarget(player: Player): Recipient | null {
    const type = settledContact(player, this.core.clock.now());
    return type === null ? null : recipientOf(player, type);
  }

  private async demandCode(uid: bigint, code: string): Promise<void> {
    if (code === '') throw invalidField('code', 'requiredField');
    const { throttle, limits, database } = this.core;
    // Whoever has only stolen the session must not guess.
    const hits = await throttle.hit([{ key: `prove:${uid}`, most: limits.signInsPerAccount }]);
    const verdict = await this.faces.codes.verify(database, challengeOf(uid), code);
    if (verdict !== 'right') throw invalidField('code', verdict === 'wrong' ? 'wrongCode' : 'expiredCode');
    await throttle.forgive(hits);
  }
}

import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { proofs as area } from '../../../../../src/contract/security/proofs.ts';
import type { PlayerCall } from '../../../edge/handlers.ts';
import type { OperatorCore } from '../../../module.ts';
import { invalidField, OperatorError } from '../../../OperatorError.ts';
import { settledContact } from '../../../players/contactAge.ts';
import type { Player } from '../../../players/player.ts';
import type { PasswordsFace } from '../../auth/passwords/module.ts';
import type { SocialFace } from '../../auth/social/module.ts';
import { demandSent, sessionPlace } from '../../codes/module.ts';
import type { CodesFace } from '../../codes/module.ts';
import { recipientAt } from '../../outbox/module.ts';
import type { Recipient } from '../../outbox/module.ts';
import type { PasskeyProof } from '../passkeys/module.ts';
import { shortened } from '../twofactor/module.ts';

type Output<K extends keyof typeof area> = OutputOf<(typeof area)[K]>;

export interface ProofFaces {
  readonly passkeys: PasskeyProof;
  readonly passwords: PasswordsFace['proof'];
  readonly social: SocialFace;
  readonly codes: CodesFace;
}

const challengeOf = ({ player, session }: Pick<PlayerCall<object>, 'player' | 'session'>) =>
  ({ purpose: 'prove', uid: player.uid, about: '', place: sessionPlace(session) }) as const;

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
      await this.faces.passwords.demand(session, { field: 'password', typed: input.password, addressHash });
    else await this.demandCode(call, input.code.trim());
    const now = clock.now();
    await sessions.noteProof(database, session.id, now);
    return { until: (proofs.until({ proved_at: now }) ?? now).toISOString() };
  }

  passkeyOptions({ player }: PlayerCall<object>): Promise<Output<'proofPasskey'>> {
    return this.faces.passkeys.proofOptions(player.uid);
  }

  async sendCode(call: PlayerCall<object>): Promise<Output<'sendProofCode'>> {
    const { player, addressHash, locale } = call;
    const to = this.codeTarget(player);
    if (to === null)
      throw new OperatorError('UserNeedConfirmContactException', 'There is no confirmed contact for a code');
    const sent = await this.faces.codes.send({ challenge: challengeOf(call), to, addressHash, locale });
    return { resend_time: demandSent(sent) };
  }

  private codeTarget(player: Player): Recipient | null {
    const contact = settledContact(player, this.core.clock.now());
    return contact && recipientAt(contact);
  }

  private async demandCode(call: PlayerCall<object>, code: string): Promise<void> {
    if (code === '') throw invalidField('code', 'requiredField');
    const { throttle, limits } = this.core;
    // Whoever has only stolen a session must not guess, nor use up the tries of the others.
    const hits = await throttle.hit([{ key: `prove:${call.session.id}`, most: limits.signInsPerAccount }]);
    const verdict = await this.faces.codes.verify(challengeOf(call), code);
    if (verdict !== 'right') throw invalidField('code', verdict === 'wrong' ? 'wrongCode' : 'expiredCode');
    await throttle.forgive(hits);
  }
}

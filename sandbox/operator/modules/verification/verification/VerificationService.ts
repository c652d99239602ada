import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { verification } from '../../../../../src/contract/verification.ts';
import type { PlayerCall } from '../../../edge/handlers.ts';
import { OperatorError } from '../../../OperatorError.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import type { Player } from '../../../players/player.ts';
import type { Throttle } from '../../../sessions/Throttle.ts';
import { VendorError } from '../../../vendors/VendorError.ts';
import type { Reconciler } from './Reconciler.ts';
import { FIRST_POLL_MS } from './Reviews.ts';
import { findVerification, insertVerification, planPoll } from './verificationRepository.ts';
import type { Verification } from './verificationRepository.ts';
import type { VerificationVendor } from './VerificationVendor.ts';

/** Calls of one player to the provider in 15 minutes: a token lives for ten. */
const MOST_CALLS = 60;

/** The player's side of the verification (7-21, 7-92, 7-93). */
export class VerificationService {
  constructor(
    private readonly deps: OperatorDeps,
    private readonly throttle: Throttle,
    private readonly vendor: VerificationVendor,
    private readonly reconciler: Reconciler,
  ) {}

  async get({ uid }: Player): Promise<OutputOf<typeof verification.get>> {
    const known = await findVerification(this.deps.database, uid);
    return { status: known?.status ?? 'none', reject_labels: [...(known?.reject_labels ?? [])] };
  }

  async createApplicant({ uid }: Player): Promise<OutputOf<typeof verification.createApplicant>> {
    const { applicant_id } = await this.applicantOf(uid);
    return { applicant_id };
  }

  async accessToken({
    player: { uid },
    input,
  }: PlayerCall<InputOf<typeof verification.getAccessToken>>): Promise<OutputOf<typeof verification.getAccessToken>> {
    const { status } = await this.applicantOf(uid);
    if (status === 'approved' || status === 'rejected_final')
      throw new OperatorError('InvalidRequestException', 'The verification is decided', { status });
    const { database, clock } = this.deps;
    const token = await this.asked(uid, () => this.vendor.accessToken(uid, input.externalActionId));
    await planPoll(database, uid, clock.in(FIRST_POLL_MS));
    return { token };
  }

  /** A browser can only say that something has happened; what it was, the provider is asked. */
  async handedIn({ uid }: Player): Promise<1> {
    const { database, clock } = this.deps;
    const known = await findVerification(database, uid);
    if (known === null) throw new OperatorError('InvalidRequestException', 'No verification was started');
    await this.throttle.hit([{ key: `verification:${uid}`, most: MOST_CALLS }]);
    if (!(await this.reconciler.ask(known))) await planPoll(database, uid, clock.now());
    return 1;
  }

  private async applicantOf(uid: bigint): Promise<Verification> {
    const { database, clock } = this.deps;
    const known = await findVerification(database, uid);
    if (known !== null) return known;
    const applicantId = await this.asked(uid, () => this.vendor.createApplicant(uid));
    await insertVerification(database, uid, applicantId, clock.now());
    const made = await findVerification(database, uid);
    if (made === null) throw new Error('The verification that was stored is gone');
    return made;
  }

  /** A provider that does not answer is an error of this call only: 502, so that the page offers a retry. */
  private async asked<T>(uid: bigint, ask: () => Promise<T>): Promise<T> {
    await this.throttle.hit([{ key: `verification:${uid}`, most: MOST_CALLS }]);
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      this.deps.logger.warn({ err: error }, 'the verification vendor did not answer');
      const message = 'The verification provider does not answer just now';
      throw new OperatorError('InternalServerErrorException', message, {}, null, 502);
    }
  }
}

import type { Job } from '../../../jobs/Jobs.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import { VendorError } from '../../../vendors/VendorError.ts';
import { FIRST_POLL_MS } from './Reviews.ts';
import type { Reviews } from './Reviews.ts';
import type { VerificationVendor } from './VerificationVendor.ts';
import { claimPolls, findOpen, setNextPoll } from './verificationRepository.ts';
import type { Verification } from './verificationRepository.ts';

const BATCH = 20;
const LEASE_MS = 60_000;
const LONGEST_POLL_MS = 10 * 60_000;
/** Polls after which a verification that was only started is left alone until its player comes back. */
const MOST_POLLS_STARTED = 12;

/** Asks the provider about open verifications, so that a lost webhook only delays a decision. */
export class Reconciler implements Job {
  readonly name = 'reconcile-verifications';
  readonly everyMs = 5000;

  constructor(
    private readonly deps: OperatorDeps,
    private readonly vendor: VerificationVendor,
    private readonly reviews: Reviews,
  ) {}

  async run(): Promise<void> {
    const { database, clock } = this.deps;
    const due = await claimPolls(database, clock.now(), clock.in(LEASE_MS), BATCH);
    for (const verification of due) await this.poll(verification);
  }

  /** Asks about all open verifications now, and returns their number. */
  async runAll(): Promise<number> {
    const open = await findOpen(this.deps.database);
    for (const verification of open) await this.poll(verification);
    return open.length;
  }

  /** Asks the provider about one applicant and applies the answer. False if there is no answer. */
  async ask({ uid, applicant_id: known }: Pick<Verification, 'uid' | 'applicant_id'>): Promise<boolean> {
    const { database, logger } = this.deps;
    try {
      const { id, review } = await this.vendor.applicant(uid);
      if (id !== known) {
        logger.error({ uid: String(uid) }, 'the verification vendor tells another applicant');
        return false;
      }
      await database.transaction((tx) => this.reviews.apply(tx, id, String(uid), review));
      return true;
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      logger.warn({ err: error }, 'the verification vendor did not answer');
      return false;
    }
  }

  private async poll(verification: Verification): Promise<void> {
    const { database, clock } = this.deps;
    const { uid, status, poll_count: count } = verification;
    const wait = Math.min(LONGEST_POLL_MS, FIRST_POLL_MS * 2 ** Math.min(count, 10));
    const isLast = status === 'started' && count >= MOST_POLLS_STARTED;
    await this.ask(verification);
    await setNextPoll(database, uid, isLast ? null : clock.in(wait));
  }
}

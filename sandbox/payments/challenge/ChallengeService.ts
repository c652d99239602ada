import { randomInt } from 'node:crypto';
import { asciiDigits } from '../../../src/shared/text/asciiDigits.ts';
import { changeForOutcome } from '../changeForOutcome.ts';
import { changeStatus } from '../changeStatus.ts';
import type { Database } from '../../database/database.ts';
import { moveToStep } from '../intentRepository.ts';
import { onLockedIntent } from '../onLockedIntent.ts';
import type { Intent, Outcome } from '../payments.ts';
import type { VendorClock } from '../VendorClock.ts';
import { findChallenge, putChallenge } from './challengeRepository.ts';
import type { Challenge } from './challengeRepository.ts';

const TRIES = 3;
/** The first code and two more. */
const SENDS = 3;

const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Whether the bank asks its holder before it pays: for the first system's cards and for every saved card. */
export const needsChallenge = ({ cardMask, savedCard }: Intent): boolean =>
  savedCard !== '' || cardMask.startsWith('4');

/** What a typed code led to. */
export interface Answer {
  readonly intent: Intent;
  /** Tries that are left after a wrong code; null unless it was one. */
  readonly triesLeft: number | null;
}

/** The 3-D Secure step: the holder's bank asks for the code that it sent, three times at most. */
export class ChallengeService {
  constructor(
    private readonly database: Database,
    private readonly clock: VendorClock,
  ) {}

  find(intentId: string): Promise<Challenge | undefined> {
    return findChallenge(this.database, intentId);
  }

  /** Asks for a code; `outcome` is what the bank decides once it was right. A decided intent is not changed. */
  begin(intentId: string, outcome: Outcome): Promise<Intent> {
    return onLockedIntent(this.database, intentId, async (tx, intent) => {
      if (intent.status !== 'created') return intent;
      await putChallenge(tx, intentId, { code: newCode(), triesLeft: TRIES, sendsLeft: SENDS - 1, outcome });
      await moveToStep(tx, intentId, 'challenge');
      return { ...intent, step: 'challenge' };
    });
  }

  /** Sends another code, as long as the bank does; the tries go on counting. */
  resend(intentId: string): Promise<Intent> {
    return onLockedIntent(this.database, intentId, async (tx, intent) => {
      const challenge = await findChallenge(tx, intentId);
      if (intent.status !== 'created' || challenge === undefined || challenge.sendsLeft === 0) return intent;
      await putChallenge(tx, intentId, { ...challenge, code: newCode(), sendsLeft: challenge.sendsLeft - 1 });
      return intent;
    });
  }

  answer(intentId: string, typed: string): Promise<Answer> {
    return onLockedIntent(this.database, intentId, async (tx, intent) => {
      const challenge = await findChallenge(tx, intentId);
      if (intent.status !== 'created' || challenge === undefined) return { intent, triesLeft: null };
      if (asciiDigits(typed).replaceAll(/[\s-]/g, '') === challenge.code) {
        const change = changeForOutcome(challenge.outcome, this.clock);
        return { intent: await changeStatus(tx, intent, change, this.clock.now()), triesLeft: null };
      }
      const triesLeft = challenge.triesLeft - 1;
      await putChallenge(tx, intentId, { ...challenge, triesLeft });
      if (triesLeft > 0) return { intent, triesLeft };
      const refused = { status: 'failed', reason: 'authentication_failed' } as const;
      return { intent: await changeStatus(tx, intent, refused, this.clock.now()), triesLeft };
    });
  }
}

import type { Database } from '../../../../database/database.ts';
import type { Job } from '../../../jobs/Jobs.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import type { BonusLifecycle } from './BonusLifecycle.ts';
import { findBonus, findOverdue, lockBonuses } from './bonusRepository.ts';

const BATCH = 100;

/** Ends bonuses whose time is over. One with an open round ends with the round. */
export class ExpireBonuses implements Job {
  readonly name = 'expire-bonuses';
  readonly everyMs = 5000;

  constructor(
    private readonly database: Database,
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly lifecycle: Pick<BonusLifecycle, 'end'>,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    for (const { id, uid } of await findOverdue(this.database, now, BATCH)) {
      await this.database.transaction(async (tx) => {
        await lockBonuses(tx, uid);
        const bonus = await findBonus(tx, uid, id);
        if (bonus === null || bonus.ending !== null) return;
        const until = bonus.expires_at ?? bonus.activate_before;
        if ((bonus.status === 'active' || bonus.status === 'available') && until <= now)
          await this.lifecycle.end(tx, bonus, 'expired', now);
      });
    }
  }
}

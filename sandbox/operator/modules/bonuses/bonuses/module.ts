import type { Sql } from '../../../../database/database.ts';
import type { BonusType } from '../../../../../src/shared/bonus/terms.ts';
import type { OperatorModule } from '../../../module.ts';
import type { Bonus, Grant } from './bonus.ts';
import { BonusCorrection } from './BonusCorrection.ts';
import { BonusEvents } from './BonusEvents.ts';
import { BonusFunding } from './BonusFunding.ts';
import { BonusLifecycle } from './BonusLifecycle.ts';
import { hasBurnable, lockBonuses } from './bonusRepository.ts';
import { BonusService } from './BonusService.ts';
import { grantByControl } from './grantByControl.ts';
import { ExpireBonuses } from './ExpireBonuses.ts';
import { bonusesMigrations } from './migrations.ts';
import { bonusesPersonal } from './personal.ts';
import { bonusesRoutes } from './routes.ts';
import { seedBonuses } from './seedBonuses.ts';

export { FundingRefusedError } from './BonusFunding.ts';
export type { Split } from './BonusFunding.ts';
export type { Bonus, BonusTexts, Grant } from './bonus.ts';
export { termsHash } from './BonusLifecycle.ts';
export { presentTerms } from './presentBonus.ts';

export interface BonusesFace {
  readonly funding: Pick<BonusFunding, 'stake' | 'win' | 'rollback' | 'roundEnded' | 'playable'>;
  /** The same for stakes at the sportsbook, which only betting bonuses pay. */
  readonly betting: Pick<BonusFunding, 'stake' | 'win' | 'rollback' | 'uncount' | 'roundEnded' | 'open'>;
  readonly correction: Pick<BonusCorrection, 'credit' | 'debit'>;
  /** Serialises changes of a player's bonuses; whoever also moves their money takes this lock first. */
  lock(tx: Sql, uid: bigint): Promise<void>;
  /** Gives a bonus, once for each source and id; null if it was given before. */
  grant(tx: Sql, grant: Grant): Promise<Bonus | null>;
  /** Burns what is active, of one type only where it is given: for a withdrawal, a closed account or an exclusion. */
  burn(tx: Sql, uid: bigint, type?: BonusType): Promise<void>;
  /** Whether a withdrawal would burn a casino bonus: one is active, and not yet on its way to its end or conversion. */
  wouldBurn(sql: Sql, uid: bigint): Promise<boolean>;
}

/** 1-11: bonus money, its requirement, and which money pays a stake. */
export const bonusesModule: OperatorModule<BonusesFace> = {
  name: 'bonuses',
  personal: bonusesPersonal,
  migrations: bonusesMigrations,
  create({ database, clock, policy }) {
    const events = new BonusEvents();
    const lifecycle = new BonusLifecycle(events);
    const expiry = new ExpireBonuses(database, clock, lifecycle);
    return {
      face: {
        funding: new BonusFunding(policy, lifecycle, events, clock),
        betting: new BonusFunding(policy, lifecycle, events, clock, 'betting'),
        correction: new BonusCorrection(events),
        lock: lockBonuses,
        grant: (tx, grant) => lifecycle.grant(tx, grant, clock.now()),
        burn: (tx, uid, type) => lifecycle.burnAll(tx, uid, clock.now(), type),
        wouldBurn: (sql, uid) => hasBurnable(sql, uid, 'casino'),
      },
      endpoints: bonusesRoutes(new BonusService(database, clock, lifecycle), policy),
      seed: (now) => seedBonuses(database, { lifecycle, events, clock }, now),
      jobs: [expiry],
      controls: {
        expireBonuses: () => expiry.run(),
        grantBonus: (fields) =>
          grantByControl(database, fields, (tx, grant) => lifecycle.grant(tx, grant, clock.now())),
      },
    };
  },
};

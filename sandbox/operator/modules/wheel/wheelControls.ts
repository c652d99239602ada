import type { Database } from '../../../database/database.ts';
import { integerOf, textOf } from '../../controls/controlFields.ts';
import type { ControlFields } from '../../controls/controlFields.ts';
import { invalidField } from '../../OperatorError.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import type { SpinShop } from './SpinShop.ts';

interface Deps {
  readonly database: Database;
  readonly clock: Pick<SandboxClock, 'now'>;
  readonly shop: SpinShop;
  readonly give: (uid: bigint, campaign: string, count: number, id: string) => Promise<void>;
}

/** Test-only: spins from the house, a new price, an empty stock, the end of a wheel. */
export function wheelControls({ database, clock, shop, give }: Deps) {
  return {
    /** uid, campaign, count, id: the same id gives once. */
    async giveSpins(fields: ControlFields) {
      const uid = BigInt(integerOf(fields, 'uid', Number.MAX_SAFE_INTEGER));
      await give(uid, textOf(fields, 'campaign'), integerOf(fields, 'count', 10_000), textOf(fields, 'id'));
      return {};
    },
    /** campaign, currency, amount: of one spin. */
    async priceWheel(fields: ControlFields) {
      const price = JSON.stringify({ [textOf(fields, 'currency')]: textOf(fields, 'amount') });
      await database.query('update operator.wheel_campaigns set price = price || $2::jsonb where id = $1', [
        textOf(fields, 'campaign'),
        price,
      ]);
      return {};
    },
    /** campaign, segment, count. */
    async stockWheel(fields: ControlFields) {
      await database.query('update operator.wheel_stocks set left_count = $3 where campaign = $1 and segment = $2', [
        textOf(fields, 'campaign'),
        textOf(fields, 'segment'),
        integerOf(fields, 'count', 1_000_000),
      ]);
      return {};
    },
    /** campaign, running: true opens it again. */
    async endWheel(fields: ControlFields) {
      const { running } = fields;
      if (typeof running !== 'boolean') throw invalidField('running', 'wrongField');
      await database.query('update operator.wheel_campaigns set ends_at = $2 where id = $1', [
        textOf(fields, 'campaign'),
        running ? null : clock.now(),
      ]);
      return {};
    },
    /** Ends gifts whose time is over, and pays back spins of wheels that have ended. */
    async runWheels() {
      await shop.run();
      return {};
    },
  };
}

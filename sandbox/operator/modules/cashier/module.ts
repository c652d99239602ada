import type { OperatorModule } from '../../module.ts';
import { DepositService } from './DepositService.ts';
import { cashierMigrations } from './migrations.ts';
import { PaymentsVendor } from './PaymentsVendor.ts';
import { PayoutSender } from './PayoutSender.ts';
import { Reconciler } from './Reconciler.ts';
import { cashierRoutes } from './routes.ts';
import { sealOldRequisites } from './sealOldRequisites.ts';
import { Settlement } from './Settlement.ts';
import { webhookRoutes } from './webhookRoutes.ts';
import { WebhookService } from './WebhookService.ts';
import { WithdrawalService } from './WithdrawalService.ts';

/** Deposits and withdrawals through the payment vendor. */
export const cashierModule: OperatorModule<null> = {
  name: 'cashier',
  migrations: cashierMigrations,
  create(core) {
    const { config, database, clock, policy } = core;
    const settlement = new Settlement(clock);
    const vendor = new PaymentsVendor(core);
    const payouts = new PayoutSender(core, vendor, settlement);
    const reconciler = new Reconciler(core, vendor, payouts, settlement);
    const deposits = new DepositService(core, vendor, settlement);
    const withdrawals = new WithdrawalService(core, payouts, settlement);
    const webhooks = new WebhookService(core, settlement);
    return {
      face: null,
      endpoints: cashierRoutes({ policy, database, deposits, withdrawals }),
      routes: (app) => webhookRoutes(app, { deps: core, webhooks }),
      prepare: () => sealOldRequisites(database, config.requisitesSecret),
      jobs: [reconciler],
      controls: { reconcile: async () => ({ reconciled: await reconciler.runAll() }) },
    };
  },
};

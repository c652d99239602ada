import type { Sql } from '../../../database/database.ts';
import type { OperatorModule } from '../../module.ts';
import type { Player } from '../../players/player.ts';
import type { CurrencySum } from '../../market/roomLeft.ts';
import { messageWebhook } from '../../webhooks/messageWebhook.ts';
import { DepositService } from './DepositService.ts';
import { cashierPersonal } from './personal.ts';
import { presentLimit } from './presenters.ts';
import type { WireDepositLimit } from './presenters.ts';
import { notificationsModule } from '../notifications/notifications/module.ts';
import { outboxModule } from '../outbox/module.ts';
import { bonusesModule } from '../bonuses/bonuses/module.ts';
import { campaignsModule } from '../offers/campaigns/module.ts';
import { requirementsModule } from '../verification/requirements/module.ts';
import { tournamentsModule } from '../tournaments/module.ts';
import { verificationModule } from '../verification/verification/module.ts';
import { limitsModule } from '../responsible/limits/module.ts';
import { DepositDesk } from './deposits/DepositDesk.ts';
import { depositRoutes } from './deposits/depositRoutes.ts';
import { depositedSince, tightestLimit } from './depositLimit.ts';
import { cashierMigrations } from './migrations.ts';
import { addPaymentNotices } from './paymentNotices.ts';
import { PaymentMails } from './PaymentMails.ts';
import { PaymentMessages } from './PaymentMessages.ts';
import { PaymentsVendor } from './PaymentsVendor.ts';
import { PayoutSender } from './PayoutSender.ts';
import { Reconciler } from './Reconciler.ts';
import { cashierRoutes } from './routes.ts';
import { seedPayments } from './seedPayments.ts';
import { Settlement } from './Settlement.ts';
import { openPayments } from './stillOpen.ts';
import { holdPlayer } from '../../players/findPlayer.ts';
import { DepositStops } from './stops/DepositStops.ts';
import { StopJob } from './stops/StopJob.ts';
import { withdrawnBefore } from './withdrawnBefore.ts';
import { createWithdrawals } from './withdrawals/createWithdrawals.ts';

export { findMethod } from './methods.ts';

export interface CashierFace {
  /** Succeeded and unfinished deposits after `since`, in minor units. */
  depositedSince(sql: Sql, uid: bigint, currency: string, since: Date): Promise<bigint | null>;
  /**
   * Stops every open deposit of a player who excludes themselves: what is paid all the same goes back. In the exclusion's
   * transaction, which holds the player.
   */
  stopDeposits(tx: Sql, uid: bigint): Promise<void>;
  /** The same for the open deposits that the player's limits leave no room for, in the transaction that has changed them. */
  stopUnfitDeposits(tx: Sql, uid: bigint): Promise<void>;
  /** What counts together with a withdrawal now, in all currencies of the account (market/requirements.ts). */
  withdrawnBefore(sql: Sql, uid: bigint): Promise<readonly CurrencySum[]>;
  /** The player's tightest deposit limit and what is left of it, as sent to them; null if there is none (3-55). */
  depositLimit(sql: Sql, player: Pick<Player, 'uid' | 'currency'>): Promise<WireDepositLimit | null>;
}

/** Deposits and withdrawals through the payment vendor. */
export const cashierModule: OperatorModule<CashierFace> = {
  name: 'cashier',
  personal: cashierPersonal,
  stillOpen: openPayments,
  migrations: cashierMigrations,
  create(core, use) {
    const { database, clock, policy } = core;
    const limits = use(limitsModule);
    const notifications = use(notificationsModule);
    addPaymentNotices(notifications);
    const offers = use(campaignsModule).deposits;
    const stops = new DepositStops(clock, limits);
    const mails = new PaymentMails(use(outboxModule));
    core.happenings.on(async (tx, { kind, uid }) => {
      if (kind !== 'playHeld') return;
      await holdPlayer(tx, uid);
      await stops.stopAll(tx, uid, 'held');
    });
    const settlement = new Settlement(clock, notifications, offers, stops, mails);
    const vendor = new PaymentsVendor(core);
    const payouts = new PayoutSender(core, vendor, settlement);
    const reconciler = new Reconciler(core, vendor, payouts, settlement);
    const stopJob = new StopJob(core, vendor, settlement);
    const requirements = use(requirementsModule);
    const desk = new DepositDesk(core, vendor, settlement);
    const deposits = new DepositService(core, vendor, settlement, desk, { limits, requirements, offers });
    const withdrawals = createWithdrawals(core, {
      payouts,
      settlement,
      mails,
      desk,
      requirements,
      bonuses: use(bonusesModule),
      tournaments: use(tournamentsModule),
      verification: use(verificationModule),
    });
    return {
      face: {
        depositedSince,
        stopDeposits: (tx, uid) => stops.stopAll(tx, uid, 'excluded'),
        stopUnfitDeposits: (tx, uid) => stops.stopUnfit(tx, uid),
        withdrawnBefore: (sql, uid) => withdrawnBefore(sql, uid, clock.now()),
        async depositLimit(sql, player) {
          const limit = await tightestLimit(sql, limits, player, clock.now());
          return limit === null ? null : presentLimit(limit);
        },
      },
      endpoints: [
        ...cashierRoutes({ policy, database, deposits, withdrawals }),
        ...depositRoutes(desk),
        ...withdrawals.endpoints,
      ],
      routes: (app) =>
        messageWebhook(app, core, {
          path: '/webhooks/payments',
          secret: core.config.paymentsSecret,
          kind: new PaymentMessages(core, settlement),
          unknownReason: 'unknown payment',
        }),
      seed: (now) => seedPayments(database, now),
      jobs: [reconciler, stopJob, withdrawals.reviews],
      controls: {
        reconcile: async () => ({ reconciled: await reconciler.runAll() }),
        /** Asks the vendor at once about all deposits that are stopped. */
        'deposits/stop': async () => ({ asked: await stopJob.runAll() }),
        'withdrawals/review': withdrawals.review,
      },
    };
  },
};

import type { Sql } from '../../../../database/database.ts';
import type { OperatorModule } from '../../../module.ts';
import { messageWebhook } from '../../../webhooks/messageWebhook.ts';
import { outboxModule } from '../../outbox/module.ts';
import { verificationMigrations } from './migrations.ts';
import { verificationPersonal } from './personal.ts';
import { Reconciler } from './Reconciler.ts';
import { ReviewMessages } from './ReviewMessages.ts';
import { Reviews } from './Reviews.ts';
import type { DecisionListener } from './Reviews.ts';
import { verificationRoutes } from './routes.ts';
import { statusOf } from './verificationRepository.ts';
import type { VerificationStatus } from './verificationRepository.ts';
import { VerificationService } from './VerificationService.ts';
import { VerificationVendor } from './VerificationVendor.ts';

export type { VerificationStatus } from './verificationRepository.ts';

export interface VerificationFace {
  /** The status of the player's identity verification; `none` for a player who has not started. */
  statusOf(sql: Sql, uid: bigint): Promise<VerificationStatus>;
  /** Calls the listener with each decision of the provider, in the transaction that stores it. */
  onDecided(listener: DecisionListener): void;
}

/** Identity verification by the third-party provider (1-18). */
export const verificationModule: OperatorModule<VerificationFace> = {
  name: 'verification',
  personal: verificationPersonal,
  migrations: verificationMigrations,
  create(core, use) {
    const { throttle } = core;
    const vendor = new VerificationVendor(core);
    const reviews = new Reviews(core, use(outboxModule));
    const reconciler = new Reconciler(core, vendor, reviews);
    const service = new VerificationService(core, throttle, vendor, reconciler);
    return {
      face: { statusOf, onDecided: (listener) => reviews.onDecided(listener) },
      endpoints: verificationRoutes(service),
      routes: (app) =>
        messageWebhook(app, core, {
          path: '/webhooks/verification',
          secret: core.config.verificationSecret,
          kind: new ReviewMessages(core, reviews),
          unknownReason: 'unknown applicant',
        }),
      jobs: [reconciler],
      controls: {
        'verification/reconcile': async () => ({ reconciled: await reconciler.runAll() }),
      },
    };
  },
};

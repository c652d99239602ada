import type { OperatorModule } from '../../module.ts';
import { outboxMigrations } from './migrations.ts';
import { OutboxService } from './OutboxService.ts';
import { outboxPersonal } from './personal.ts';

export { recipientAt, recipientOf } from './recipientOf.ts';
export type { Recipient } from './recipientOf.ts';
export type { PaymentChange } from './words/MessageWords.ts';
export { writtenTime } from './writtenTime.ts';

export type OutboxFace = Pick<OutboxService, 'send' | 'tell' | 'address'>;

const EVERY_MS = 500;

/** E-mails and text messages to players. */
export const outboxModule: OperatorModule<OutboxFace> = {
  name: 'outbox',
  personal: outboxPersonal,
  migrations: outboxMigrations,
  create(core) {
    const outbox = new OutboxService(core);
    const job = { name: 'deliver-outbox', everyMs: EVERY_MS, run: async () => void (await outbox.deliverDue()) };
    return {
      face: outbox,
      jobs: [job],
      controls: { 'outbox/deliver': async () => ({ sent: await outbox.deliverDue() }) },
    };
  },
};

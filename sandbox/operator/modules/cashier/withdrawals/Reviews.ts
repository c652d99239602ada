import type { Database } from '../../../../database/database.ts';
import { invalidField } from '../../../OperatorError.ts';
import type { Job } from '../../../jobs/Jobs.ts';
import { wireMoney } from '../../../ledger/amounts.ts';
import { appendEvent } from '../../../realtime/appendEvent.ts';
import type { PayoutSender } from '../PayoutSender.ts';
import { lockPayment } from '../paymentsRepository.ts';
import type { Settlement } from '../Settlement.ts';

const EVERY_MS = 1000;
const BATCH = 20;

export type Decision = 'approved' | 'declined';

/** The casino's desk in the sandbox: it approves when its time is over, and at once or never by a control. */
export class Reviews implements Job {
  readonly name = 'review-withdrawals';
  readonly everyMs = EVERY_MS;

  constructor(
    private readonly database: Database,
    private readonly clock: { now(): Date },
    private readonly payouts: Pick<PayoutSender, 'send'>,
    private readonly settlement: Pick<Settlement, 'settle'>,
  ) {}

  async run(): Promise<void> {
    const due = await this.database.query<{ id: string }>(
      `select id from operator.payments where review = 'waiting' and status = 'pending' and review_due_at <= $1
       order by review_due_at limit $2`,
      [this.clock.now(), BATCH],
    );
    for (const { id } of due) await this.decide(id, 'approved');
  }

  /** Decides a review that waits; a decided one stays as it is. Throws for an unknown withdrawal. */
  async decide(id: string, decision: Decision): Promise<void> {
    const isDecided = await this.database.transaction(async (tx) => {
      const payment = await lockPayment(tx, id);
      if (payment?.type !== 'withdrawal') throw invalidField('transaction', 'wrongField');
      if (payment.review !== 'waiting' || payment.status !== 'pending') return false;
      const at = this.clock.now();
      await tx.query('update operator.payments set review = $2, reviewed_at = $3 where id = $1', [id, decision, at]);
      if (decision === 'declined') {
        const told = {
          ...wireMoney(payment.amount, payment.currency),
          ending: 'failed',
          reason: 'desk_declined',
        } as const;
        await this.settlement.settle(tx, id, 'withdrawal', told);
      } else {
        const event = { type: 'cashier.transaction_updated', data: { id, status: payment.status } } as const;
        await appendEvent(tx, payment.uid, event, at);
      }
      return true;
    });
    if (isDecided && decision === 'approved') await this.payouts.send(id);
  }
}

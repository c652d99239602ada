import type { Sql } from '../../../database/database.ts';
import { onlyRow } from '../../../database/database.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import { isFieldText, messageFields } from '../../webhooks/messageFields.ts';
import type { MessageKind, Verdict } from '../../webhooks/WebhookInbox.ts';
import { lockPayment } from './paymentsRepository.ts';
import type { Payment } from './paymentsRepository.ts';
import type { Ending, Settlement } from './Settlement.ts';

/** The body of a payment vendor's webhook. */
export interface Message {
  readonly event_id: string;
  readonly type: string;
  readonly merchant_ref: string;
  readonly amount: string;
  readonly currency: string;
  readonly reason: string;
}

interface Meaning {
  readonly type: Payment['type'];
  /** `reversed`: its money moves back after the end · `begun`: the vendor has it in hand. */
  readonly ending: Ending | 'reversed' | 'begun';
}

const meanings: Readonly<Record<string, Meaning>> = {
  'deposit.succeeded': { type: 'deposit', ending: 'succeeded' },
  'deposit.failed': { type: 'deposit', ending: 'failed' },
  'deposit.cancelled': { type: 'deposit', ending: 'cancelled' },
  'deposit.pending': { type: 'deposit', ending: 'begun' },
  'deposit.reversed': { type: 'deposit', ending: 'reversed' },
  'payout.returned': { type: 'withdrawal', ending: 'reversed' },
  'payout.paid': { type: 'withdrawal', ending: 'succeeded' },
  'payout.declined': { type: 'withdrawal', ending: 'failed' },
};

/** The payment vendor's webhooks. */
export class PaymentMessages implements MessageKind<Message> {
  readonly name = 'payment';

  constructor(
    private readonly deps: Pick<OperatorDeps, 'clock'>,
    private readonly settlement: Settlement,
  ) {}

  read(body: string): Message | null {
    const { event_id, type, merchant_ref, amount, currency, reason } = messageFields(body) ?? {};
    if (!isFieldText(event_id) || !isFieldText(type) || !isFieldText(merchant_ref)) return null;
    if (!isFieldText(amount) || !isFieldText(currency)) return null;
    return { event_id, type, merchant_ref, amount, currency, reason: isFieldText(reason) ? reason : '' };
  }

  logged({ event_id: event, merchant_ref: payment }: Message): Readonly<Record<string, string>> {
    return { event, payment };
  }

  async known(tx: Sql, { event_id, merchant_ref }: Message): Promise<Verdict | null> {
    // The payment's lock serialises the messages about it, duplicates included.
    await lockPayment(tx, merchant_ref);
    const [known] = await tx.query<Verdict>(
      `update operator.payment_webhooks set times = times + 1 where event_id = $1 and outcome <> 'refused' returning outcome, reason`,
      [event_id],
    );
    return known ?? null;
  }

  async apply(tx: Sql, message: Message): Promise<Verdict> {
    const meaning = Object.hasOwn(meanings, message.type) ? meanings[message.type] : undefined;
    if (meaning === undefined) return { outcome: 'refused', reason: 'unknown type' };
    const { merchant_ref: id } = message;
    const { type, ending } = meaning;
    if (ending === 'reversed') return this.settlement.reverse(tx, id, type, message);
    if (ending === 'begun') return this.settlement.begin(tx, id, type, message);
    return this.settlement.settle(tx, id, type, { ...message, ending });
  }

  async record(tx: Sql, message: Message, body: string, { outcome, reason }: Verdict): Promise<void> {
    const { event_id, type, merchant_ref } = message;
    onlyRow(
      await tx.query(
        `insert into operator.payment_webhooks (event_id, type, merchant_ref, body, outcome, reason, received_at)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (event_id) do update set times = payment_webhooks.times + 1, outcome = excluded.outcome, reason = excluded.reason returning id`,
        [event_id, type, merchant_ref, body, outcome, reason, this.deps.clock.now()],
      ),
    );
  }
}

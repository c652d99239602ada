import type { Sql } from '../../../database/database.ts';
import { onlyRow } from '../../../database/database.ts';
import { isStorableText } from '../../../database/storableText.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import { lockPayment } from './paymentsRepository.ts';
import type { Payment } from './paymentsRepository.ts';
import type { Ending, Settlement, Verdict } from './Settlement.ts';

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

/** Processes the payment vendor's webhooks. Every message is stored with its verdict, in the same transaction. */
export class WebhookService {
  constructor(
    private readonly deps: OperatorDeps,
    private readonly settlement: Settlement,
  ) {}

  /** Null when the body is not a valid message. The caller has verified the signature. */
  async receive(body: string): Promise<Verdict | null> {
    const message = readMessage(body);
    if (message === null) return null;
    const verdict = await this.deps.database.transaction(async (tx) => {
      // The payment's lock serialises the messages about it, duplicates included.
      await lockPayment(tx, message.merchant_ref);
      const known = await this.knownVerdict(tx, message.event_id);
      if (known !== null) return known;
      const meaning = Object.hasOwn(meanings, message.type) ? meanings[message.type] : undefined;
      const found: Verdict =
        meaning === undefined ? { outcome: 'refused', reason: 'unknown type' } : await this.apply(tx, message, meaning);
      await this.record(tx, message, body, found);
      return found;
    });
    if (verdict.outcome === 'refused' || verdict.outcome === 'conflict') {
      this.deps.logger.error(
        { event: message.event_id, payment: message.merchant_ref, reason: verdict.reason },
        'a payment message was not believed',
      );
    }
    return verdict;
  }

  private async apply(tx: Sql, message: Message, { type, ending }: Meaning): Promise<Verdict> {
    const { merchant_ref: id } = message;
    if (ending === 'reversed') return this.settlement.reverse(tx, id, type, message);
    if (ending === 'begun') return this.settlement.begin(tx, id, type, message);
    return this.settlement.settle(tx, id, type, { ...message, ending });
  }

  /** The stored verdict of a processed message, so that it has one effect; a refused message is processed again. */
  private async knownVerdict(tx: Sql, eventId: string): Promise<Verdict | null> {
    const [known] = await tx.query<Verdict>(
      `update operator.payment_webhooks set times = times + 1 where event_id = $1 and outcome <> 'refused' returning outcome, reason`,
      [eventId],
    );
    return known ?? null;
  }

  private async record(tx: Sql, message: Message, body: string, verdict: Verdict): Promise<void> {
    onlyRow(
      await tx.query(
        `insert into operator.payment_webhooks (event_id, type, merchant_ref, body, outcome, reason, received_at)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (event_id) do update set times = payment_webhooks.times + 1, outcome = excluded.outcome, reason = excluded.reason returning id`,
        [
          message.event_id,
          message.type,
          message.merchant_ref,
          body,
          verdict.outcome,
          verdict.reason,
          this.deps.clock.now(),
        ],
      ),
    );
  }
}

function readMessage(body: string): Message | null {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return null;
  }
  const { event_id, type, merchant_ref, amount, currency, reason } = Object(value) as Record<string, unknown>;
  const isText = (text: unknown): text is string =>
    typeof text === 'string' && text !== '' && text.length <= 200 && isStorableText(text);
  if (!isText(event_id) || !isText(type) || !isText(merchant_ref) || !isText(amount) || !isText(currency)) return null;
  return { event_id, type, merchant_ref, amount, currency, reason: isText(reason) ? reason : '' };
}

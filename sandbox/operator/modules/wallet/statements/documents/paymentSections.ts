import type { Sql } from '../../../../../database/database.ts';
import { html } from '../../../../../html.ts';
import type { Html } from '../../../../../html.ts';
import { findMethod } from '../../../cashier/module.ts';
import { code, facts, sum, table } from './layout.ts';
import type { PackFacts, Writing } from './packFacts.ts';

interface StoredPayment {
  readonly type: string;
  readonly status: string;
  readonly method: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly requisites: string;
  readonly reason: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly sent_at: Date | null;
  readonly campaign_promise: unknown;
}

interface StoredMessage {
  readonly event_id: string;
  readonly type: string;
  readonly outcome: string;
  readonly reason: string;
  readonly times: number;
  readonly received_at: Date;
}

/** A payment: its facts, the payment service's messages with the verdict on each, the rules in force. */
export async function* paymentSections(sql: Sql, pack: PackFacts, writing: Writing): AsyncGenerator<string> {
  // Masked requisites only: the full ones are sealed, and are deleted once the payment has been sent.
  const [payment] = await sql.query<StoredPayment>(
    `select type, status, method, currency, amount, fee, requisites, reason, created_at, updated_at, sent_at, campaign_promise
     from operator.payment_facts where id = $1 and uid = $2`,
    [pack.id, pack.uid],
  );
  if (payment === undefined) return;
  yield paymentSection(payment, writing).text;
  // Signatures are not stored; of the body only what the verdict was about.
  const messages = await sql.query<StoredMessage>(
    `select event_id, type, outcome, reason, times, received_at from operator.payment_message_facts
     where merchant_ref = $1 order by received_at, id`,
    [pack.id],
  );
  yield messageSection(messages, writing).text;
  yield ruleSection(payment, pack, writing).text;
}

function paymentSection(payment: StoredPayment, { words, time }: Writing): Html {
  const { currency } = payment;
  return html`<h2>${words.payment}</h2>${facts([
    [words.type, payment.type],
    [words.status, payment.status],
    ...(payment.reason === '' ? [] : [[words.statusReason, code(payment.reason)] as const]),
    [words.method, findMethod(payment.method)?.name ?? payment.method],
    ...(payment.requisites === '' ? [] : [[words.destination, code(payment.requisites)] as const]),
    [words.amount, sum(payment.amount, currency)],
    [words.fee, sum(payment.fee, currency)],
    [words.created, time(payment.created_at)],
    ...(payment.sent_at === null ? [] : [[words.sent, time(payment.sent_at)] as const]),
    [words.changed, time(payment.updated_at)],
  ])}`;
}

function messageSection(messages: readonly StoredMessage[], { words, time }: Writing): Html {
  const rows = messages.map((message) => [
    time(message.received_at),
    code(message.event_id),
    code(message.type),
    code(message.reason === '' ? message.outcome : `${message.outcome}: ${message.reason}`),
    code(message.times.toString()),
  ]);
  return html`<h2>${words.messages}</h2>${
    rows.length === 0
      ? html`<p>${words.noMessages}</p>`
      : table(
          [
            { label: words.time },
            { label: words.reference },
            { label: words.event },
            { label: words.verdict },
            { label: words.times, isSum: true },
          ],
          rows,
        )
  }`;
}

function ruleSection({ campaign_promise: promise }: StoredPayment, { policy }: PackFacts, { words }: Writing): Html {
  return html`<h2>${words.rules}</h2>${facts([
    [words.market, policy.market],
    [words.canCancel, policy.can_cancel_withdrawal ? words.yes : words.no],
    [words.promise, promise === null ? words.none : code(JSON.stringify(promise))],
  ])}`;
}

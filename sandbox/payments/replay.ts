import type { WebhookEvent } from '../webhooks/WebhookEvents.ts';
import { newId } from './newId.ts';
import { PaymentError } from './PaymentError.ts';
import type { WebhookCourier } from '../webhooks/WebhookCourier.ts';

/** Faults that a replayed message can have; the merchant has to refuse each of them. */
export const faults = ['signature', 'amount', 'currency'] as const;
export type Fault = (typeof faults)[number];

const WRONG_SECRET = 'not-the-secret-of-this-merchant';

export interface Replay {
  readonly events: readonly WebhookEvent[];
  readonly times: number;
  /** Send concurrently and in random order, instead of one after another. */
  readonly isShuffled: boolean;
  readonly fault: Fault | null;
}

/** Sends the events again. Returns HTTP statuses, 0 without a reply. */
export async function replay(
  courier: WebhookCourier,
  { events, times, isShuffled, fault }: Replay,
): Promise<{ sent: number; answers: number[] }> {
  if (events.length === 0) throw new PaymentError('NotFound', 'Nothing is to be told about this payment yet');
  const queue = Array.from({ length: times }, () => events).flat();
  if (isShuffled) {
    const shuffled = queue.map((event) => ({ event, place: Math.random() })).sort((a, b) => a.place - b.place);
    const answers = await Promise.all(shuffled.map(({ event }) => sendOnce(courier, event, fault)));
    return { sent: answers.length, answers };
  }
  const answers: number[] = [];
  for (const event of queue) answers.push(await sendOnce(courier, event, fault));
  return { sent: answers.length, answers };
}

function sendOnce(courier: WebhookCourier, event: WebhookEvent, fault: Fault | null): Promise<number> {
  if (fault === null) return courier.send(event);
  if (fault === 'signature') return courier.send(event, WRONG_SECRET);
  // With a new id, since the merchant would treat a known id as a repeated message.
  const told: object = Object(JSON.parse(event.body));
  const lie = fault === 'amount' ? { amount: '999999.99' } : { currency: 'XTS' };
  return courier.send({ ...event, body: JSON.stringify({ ...told, event_id: newId('evt'), ...lie }) });
}

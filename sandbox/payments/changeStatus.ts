import type { Sql } from '../database/database.ts';
import { saveCard } from './cards/cardRepository.ts';
import { returnTransfers } from './coins/coinRepository.ts';
import { appendWebhookEvent } from './eventRepository.ts';
import { changeIntent, takeCardToSave } from './intentRepository.ts';
import type { IntentChange } from './intentRepository.ts';
import { eventOfIntent } from './payments.ts';
import type { Intent } from './payments.ts';

/**
 * Gives a locked intent another status, with all that follows in the same transaction: the message to the merchant, the
 * card that is kept after a success, the coins that go back after anything else.
 */
export async function changeStatus(tx: Sql, intent: Intent, change: IntentChange, now: Date): Promise<Intent> {
  const { status, reason = '' } = change;
  await changeIntent(tx, intent.id, change, now);
  const type = eventOfIntent[status];
  if (type !== undefined) await appendWebhookEvent(tx, type, intent, reason, now);
  if (status === 'succeeded') await keepCard(tx, intent, now);
  if (status === 'failed' || status === 'cancelled') await returnTransfers(tx, intent.id);
  return { ...intent, status, reason };
}

async function keepCard(tx: Sql, { id, customer, cardMask: mask }: Intent, now: Date): Promise<void> {
  const expiry = await takeCardToSave(tx, id);
  if (expiry !== '' && customer !== '' && mask !== '') await saveCard(tx, { customer, mask, expiry }, now);
}

import type { Sql } from '../../database/database.ts';
import { PaymentError } from '../PaymentError.ts';
import { cardEnds } from './cardEnds.ts';
import { findCard } from './cardRepository.ts';
import type { SavedCard } from './cardRepository.ts';

/** A kept card of a customer. WrongRequisites if it is not theirs, was forgotten or has expired. */
export async function usableCard(sql: Sql, customer: string, id: string, now: Date): Promise<SavedCard> {
  const card = await findCard(sql, customer, id);
  const [month, year] = (card?.expiry ?? '').split('/').map(Number);
  if (card === undefined || cardEnds(month ?? 0, year ?? 0) <= now.getTime())
    throw new PaymentError('WrongRequisites', 'No such saved card, or it has expired', 'saved_card');
  return card;
}

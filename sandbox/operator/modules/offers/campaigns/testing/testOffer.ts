import type { OfferData } from '../offer.ts';
import { publicOffers } from '../seed/publicOffers.ts';

/** An offer to take of the tests: 10 dollars for everybody. */
export function testOffer(changes: Partial<OfferData> = {}): OfferData {
  const seeded = publicOffers.find(({ id }) => id === 'try-out');
  if (seeded === undefined) throw new Error('The seed has no offer to take');
  const amount = { USD: '10.00', JPY: '1500' };
  const gifts = seeded.data.gifts.map((gift) => (gift.kind === 'bonus' ? { ...gift, amount } : gift));
  return { ...seeded.data, gifts, ...changes };
}

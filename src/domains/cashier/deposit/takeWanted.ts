import type { StoreDeps } from '../../../kernel/stores.ts';
import { amountText } from '../../../shared/money/amountText.ts';
import { amountAgain } from '../depositAgain.ts';
import type { OfferingSettings } from './depositApi.ts';

interface Form {
  readonly settings: Pick<OfferingSettings, 'currency' | 'offers'> | null;
  type(text: string): void;
  chooseOffer(id: string): void;
}

/**
 * Fills in what the address asks for: an offer (`?offer=`) that is still there, and the amount of an earlier deposit.
 * The amount is taken out of the address, so that a reload keeps what the player types instead.
 */
export function takeWanted(form: Form, { place, navigate }: Pick<StoreDeps, 'place' | 'navigate'>): void {
  const { settings } = form;
  if (settings === null) return;
  const { path, search, hash } = place;
  const query = new URLSearchParams(search);
  const offer = settings.offers.find(({ id }) => id === query.get('offer'));
  if (offer) form.chooseOffer(offer.id);
  const amount = amountAgain(search, settings.currency);
  if (amount === null) return;
  form.type(amountText(amount));
  query.delete('amount');
  query.delete('currency');
  const rest = query.toString();
  navigate(`${path}${rest === '' ? '' : `?${rest}`}${hash}`, { replace: true });
}

import type { StoreDeps } from '../../../kernel/stores.ts';
import { amountText } from '../../../shared/money/amountText.ts';
import { amountAgain, isSuggestedAgain } from '../depositAgain.ts';
import type { Transaction } from '../parseCashier.ts';
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
export function takeWanted(
  form: Form,
  { place, navigate, locale }: Pick<StoreDeps, 'place' | 'navigate' | 'locale'>,
): void {
  const { settings } = form;
  if (settings === null) return;
  const { path, search, hash } = place;
  const query = new URLSearchParams(search);
  chooseOffer(form, query.get('offer'));
  const amount = amountAgain(search, settings.currency);
  if (amount === null) return;
  form.type(amountText(amount, locale.code));
  query.delete('amount');
  query.delete('currency');
  const rest = query.toString();
  navigate(`${path}${rest === '' ? '' : `?${rest}`}${hash}`, { replace: true });
}

/** Fills in what of an earlier deposit is tried again, as its address would. */
export function takeAgain(form: Form, deposit: Pick<Transaction, 'amount' | 'offer' | 'status'>, locale: string): void {
  if (!isSuggestedAgain(deposit) || deposit.amount.currency !== form.settings?.currency) return;
  chooseOffer(form, deposit.offer);
  form.type(amountText(deposit.amount, locale));
}

/** Chooses an offer that is still there. */
function chooseOffer(form: Form, wanted: string | null): void {
  const offer = form.settings?.offers.find(({ id }) => id === wanted);
  if (offer) form.chooseOffer(offer.id);
}

import type { WireOffer } from '../../../../../src/contract/offers/campaigns.ts';
import type { LocaleCode } from '../../../market/facts.ts';
import { methodName } from '../../../market/methodNames.ts';
import { presentTerms } from '../../bonuses/bonuses/module.ts';
import type { Offer, Promised, Viewer } from './offer.ts';
import { isSatisfied } from './offerRules.ts';
import type { Turn } from './offerRules.ts';
import { allPromised, moneyIn, offerTermsHash, textsOf } from './promised.ts';

/** 3-57: an offer as its viewer gets it; `misfitOf` has said before that it is for them. */
export function presentOffer(
  { id, data, ends_at: endsAt }: Offer,
  viewer: Viewer,
  turn: Turn,
  { locale, vendorsUrl }: { readonly locale: LocaleCode; readonly vendorsUrl: string },
): WireOffer {
  const gifts = allPromised(data.gifts, viewer.currency) ?? [];
  const texts = textsOf(data, viewer.currency, locale);
  return {
    id,
    trigger: {
      action: data.action,
      params: {
        min_deposit: data.min_deposit === null ? null : moneyIn(data.min_deposit, viewer.currency),
        is_first_deposit: data.is_first_deposit,
      },
      is_satisfied: isSatisfied(data, viewer),
    },
    description: { ...texts, image: `${vendorsUrl}${data.image}`, colour: data.colour },
    promotions: gifts.map(presentPromised),
    exclude_methods: [...data.exclude_methods],
    exclude_method_names: data.exclude_methods.map(methodName),
    ends_at: endsAt?.toISOString() ?? null,
    status: turn.isTaken ? 'taken' : 'available',
    terms_hash: offerTermsHash(gifts),
  };
}

export function presentPromised(gift: Promised): WireOffer['promotions'][number] {
  if (gift.kind === 'bonus') {
    const { kind, percent, amount, terms } = gift;
    return { kind, percent, amount, terms: presentTerms(terms), freespins: null };
  }
  const { kind, game, title, count, stake } = gift;
  return { kind, percent: 0, amount: null, terms: null, freespins: { game, title, count, stake } };
}

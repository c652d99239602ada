import type { LocaleView } from '../../kernel/stores.ts';
import type { Call } from '../../lib/call.ts';
import { gameTitles, namedGames } from './face/terms/gameTitles.ts';
import { writeTerms } from './face/terms/writeTerms.ts';
import type { CallOutput } from '../../contract/index.ts';
import { gamesOf, writeOffer } from './offerView.ts';
import type { OfferView } from './offerView.ts';
import type { TermFact } from './face/terms/termFacts.ts';

/** The terms of a bonus that an offer has given, as they were then. */
export interface TakenTerms {
  readonly hash: string;
  readonly facts: readonly TermFact[];
}

type Locale = Pick<LocaleView, 'code' | 'dir' | 'percent'>;

type WireOffer = CallOutput<'GET campaigns.getoffers'>['items'][number];

export function createOffersApi(call: Call, locale: Locale) {
  /** Offers whose terms name games name them by title. */
  const written = async (wires: readonly WireOffer[]): Promise<readonly OfferView[]> => {
    const titles = await gameTitles(call, wires.flatMap(gamesOf));
    return wires.map((wire) => writeOffer(wire, locale, titles));
  };
  const writtenOne = async (wire: WireOffer): Promise<OfferView> =>
    writeOffer(wire, locale, await gameTitles(call, gamesOf(wire)));
  return {
    async offers(): Promise<readonly OfferView[]> {
      const offers: WireOffer[] = [];
      for (;;) {
        const { items, count } = await call('GET campaigns.getoffers', { offset: offers.length });
        offers.push(...items);
        if (items.length === 0 || offers.length >= count) return written(offers);
      }
    },
    /** Null for an offer that does not exist, is over, or is not for this player. */
    async offer(id: string): Promise<OfferView | null> {
      const wire = await call('GET campaigns.getOffer', { offer_id: id });
      return wire && writtenOne(wire);
    },
    /** Gives what the offer gives, once. */
    async take(id: string): Promise<OfferView> {
      return writtenOne(await call('POST campaigns.takepromotions', { offer_id: id }));
    },
    /** Of the latest bonus that the offer has given; null if it has given none. */
    async takenTerms(id: string): Promise<TakenTerms | null> {
      const { items } = await call('GET bonuses.get', {});
      const bonus = items.find(({ offer_id: offerId }) => offerId === id);
      if (bonus === undefined) return null;
      const titles = await gameTitles(call, namedGames(bonus.terms.counts));
      return { hash: bonus.terms_hash, facts: writeTerms(bonus.terms, locale, titles) };
    },
    async activate(code: string): Promise<{ readonly offer: OfferView; readonly isGiven: boolean }> {
      const { offer, is_given: isGiven } = await call('POST campaigns.activateOffer', { promo_code: code });
      return { offer: await writtenOne(offer), isGiven };
    },
  };
}

export type OffersApi = ReturnType<typeof createOffersApi>;

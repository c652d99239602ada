import { array, mixed, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { bonusTerms } from '../bonuses/bonuses.ts';
import { endpoint } from '../base/endpoint.ts';
import { flag, instant, integer, list, money, nothing, text } from '../base/schemas.ts';

/** How a player comes by an offer: with a deposit, by taking it, or by a promo code, which makes it one of the others. */
export const offerActions = ['deposit', 'take'] as const;

/** What an offer gives, with the terms that are kept as they are when it is taken. */
export const promotion = object({
  kind: string().oneOf(['bonus', 'freespins', 'cashback']).defined(),
  /** Of the deposit, for a bonus; of the losses, for a cashback; 0 for a fixed amount. */
  percent: integer(),
  /** The most that is given, or the fixed amount; null for free spins. */
  amount: money().nullable().defined(),
  /** Of a bonus; null for gifts without a requirement. */
  terms: bonusTerms.nullable().defined(),
  /** Of free spins: the game, how many, and the stake of each. */
  freespins: object({ game: text(), title: text(), count: integer(), stake: money() }).nullable().defined(),
}).defined();

/** 3-57. Offers differ by player; a guest gets those that a new player would. */
export const offer = object({
  id: text(),
  trigger: object({
    action: string().oneOf(offerActions).defined(),
    params: object({
      /** The least deposit; null for none, and for offers that are taken. */
      min_deposit: money().nullable().defined(),
      /** Only a player who has never deposited. */
      is_first_deposit: flag(),
    }).defined(),
    /** 4-36: whether the player satisfies the params; true for a guest. */
    is_satisfied: flag(),
  }).defined(),
  description: object({
    title: text(),
    /** One line: the number that matters. */
    lead: text(),
    /** Markdown-free text with the markers of 9-17. */
    text: text(),
    image: text(),
    colour: text(),
  }).defined(),
  promotions: array(promotion).defined(),
  /** Sysnames of methods with which a deposit does not earn it; empty for offers that are taken. */
  exclude_methods: array(text()).defined(),
  /** Their names as they are shown, in the same order. */
  exclude_method_names: array(text()).defined(),
  /** By the operator's clock; null without an end. */
  ends_at: string().nullable().defined(),
  /** `taken`: the player has it already; its bonus has the terms of then. */
  status: string().oneOf(['available', 'taken']).defined(),
  /** SHA-256 of the terms of all promotions, as `bonus.terms_hash` of one. */
  terms_hash: text(),
}).defined();
export type WireOffer = InferType<typeof offer>;

/** Why a code is refused (8-17): `error_data.promo_code`, the first code counts. */
export const promoCodeFaults = [
  'UNKNOWN',
  'NOT_STARTED',
  'EXPIRED',
  'USED',
  'USED_UP',
  'WRONG_COUNTRY',
  'WRONG_CURRENCY',
  'NOT_FOR_YOU',
] as const;

/** 7-34 */
export const campaigns = {
  /**
   * 7-35: activates a code for the player. An offer that is taken is given at once, one with a deposit becomes available.
   * Wrong field `promo_code` with one of `promoCodeFaults`. Wrong codes are throttled per address and per player.
   */
  activateOffer: endpoint(
    'POST',
    'campaigns.activateOffer',
    object({ promo_code: text().max(64), fields: list() }),
    object({ offer, is_given: flag() }).defined(),
    { access: 'player' },
  ),
  /**
   * 7-36: whether a registration can use the promo code now. The client takes any truthy value for yes. Wrong codes are
   * throttled per address.
   */
  checkPromocode: endpoint('POST', 'campaigns.checkPromocode', object({ promo_code: text().max(64) }), flag(), {
    access: 'any',
  }),
  /** 7-37 */
  getoffers: endpoint(
    'GET',
    'campaigns.getoffers',
    object({ offset: number().integer().min(0).default(0).defined(), fields: list() }),
    object({ count: integer(), items: array(offer).defined() }).defined(),
    { access: 'any' },
  ),
  /** 7-38: null for an offer that does not exist, is over, or is not for this player. */
  getOffer: endpoint(
    'GET',
    'campaigns.getOffer',
    object({ offer_id: text().max(64), fields: list() }),
    offer.nullable().defined(),
    { access: 'any' },
  ),
  /** 7-39: gives what an offer that is taken gives, once. Wrong field `offer_id`: unknownOffer, offerOver, offerTaken. */
  takepromotions: endpoint('POST', 'campaigns.takepromotions', object({ offer_id: text().max(64) }), offer, {
    access: 'player',
  }),
  /**
   * Small bonuses on following days: each day is claimed on its day, the market's clock decides which it is. Null if
   * there are none for this player.
   */
  getCalendar: endpoint(
    'GET',
    'campaigns.getCalendar',
    nothing(),
    object({
      title: text(),
      days: array(
        object({
          day: integer(),
          status: string().oneOf(['claimed', 'missed', 'open', 'coming']).defined(),
          promotion,
          opens_at: instant(),
          closes_at: instant(),
        }).defined(),
      ).defined(),
    })
      .nullable()
      .defined(),
    { access: 'player' },
  ),
  /** Wrong field `day`: unknownDay, dayComing, dayMissed, dayClaimed. */
  claimDay: endpoint('POST', 'campaigns.claimDay', object({ day: integer() }), mixed<1>().oneOf([1]).defined(), {
    access: 'player',
  }),
};

/** 4-65: an offer has become available to the player. */
export interface OfferAvailable {
  readonly type: 'campaign.offer.available';
  readonly data: { readonly offer_id: string };
}

/** 4-66 */
export interface OfferDeactivated {
  readonly type: 'campaign.offer.deactivated';
  readonly data: { readonly offer_id: string };
}

declare module '../base/realtime.ts' {
  interface RealtimeEvents {
    'campaign.offer.available': OfferAvailable;
    'campaign.offer.deactivated': OfferDeactivated;
  }
}

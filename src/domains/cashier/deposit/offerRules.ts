import type { CallOutput } from '../../../contract/index.ts';
import type { FormError } from '../../../kernel/forms/FormStore.ts';
import { givenBonus, requiredWager } from '../../../shared/bonus/givenBonus.ts';
import type { BonusTerms } from '../../../shared/bonus/terms.ts';
import { formatMoney } from '../../../shared/money/formatMoney.ts';
import { compareMoney, money } from '../../../shared/money/money.ts';
import type { Money } from '../../../shared/money/money.ts';
import { parseMoney } from '../../../shared/money/moneyWire.ts';

type WireOffer = CallOutput<'GET campaigns.getoffers'>['items'][number];

/** An offer that a deposit can earn. */
export interface DepositOffer {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly minDeposit: Money | null;
  readonly excludedMethods: readonly string[];
  /** The bonus that it gives; null if it gives something else. */
  readonly bonus: OfferedBonus | null;
}

export interface OfferedBonus {
  readonly type: BonusTerms['type'];
  /** Of the deposit; 0 for a fixed amount. */
  readonly percent: number;
  /** The most that is given, or the fixed amount. */
  readonly amount: Money;
  readonly wager: Pick<BonusTerms, 'wager_times' | 'wager_base'>;
  readonly days: number;
  readonly maxStake: Money | null;
}

/** 4-36: null for an offer that is not earned by a deposit, or whose conditions the player does not satisfy. */
export function parseDepositOffer(wire: WireOffer): DepositOffer | null {
  const { trigger, description, promotions } = wire;
  if (trigger.action !== 'deposit' || !trigger.is_satisfied || wire.status !== 'available') return null;
  const least = trigger.params.min_deposit;
  return {
    id: wire.id,
    title: description.title,
    lead: description.lead,
    minDeposit: least && parseMoney(least),
    excludedMethods: wire.exclude_methods,
    bonus: parseBonus(promotions),
  };
}

function parseBonus(promotions: WireOffer['promotions']): OfferedBonus | null {
  const found = promotions.find(({ kind, terms }) => kind === 'bonus' && terms !== null);
  if (!found?.terms || found.amount === null) return null;
  const { terms } = found;
  return {
    percent: found.percent,
    amount: parseMoney(found.amount),
    type: terms.type,
    wager: terms,
    days: terms.days,
    maxStake: terms.max_stake && parseMoney(terms.max_stake),
  };
}

/** 4-36: the offers that a deposit by this method can earn. */
export const offersFor = (offers: readonly DepositOffer[], method: string): readonly DepositOffer[] =>
  offers.filter(({ excludedMethods }) => !excludedMethods.includes(method));

/** Why a deposit of this amount does not earn the offer; null if it does. */
export function offerError({ minDeposit }: DepositOffer, deposit: Money, locale: string): FormError | null {
  if (minDeposit === null || compareMoney(deposit, minDeposit) >= 0) return null;
  return { code: 'belowMinDeposit', params: { min: formatMoney(minDeposit, locale, 'precise') } };
}

export interface OfferPrice {
  readonly adds: Money;
  /** What has to be staked before the bonus is paid out. */
  readonly wager: Money;
}

/** What the offer adds to a deposit, rounded down, and what that costs. */
export function priceOf({ percent, amount, wager }: OfferedBonus, deposit: Money): OfferPrice {
  const adds = givenBonus({ percent, most: amount.minor }, deposit.minor);
  const required = requiredWager(wager, { amount: adds, deposit: deposit.minor });
  return { adds: money(adds, amount.currency), wager: money(required, amount.currency) };
}

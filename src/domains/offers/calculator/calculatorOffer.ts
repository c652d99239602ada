import type { CallOutput } from '../../../contract/index.ts';
import type { BonusRate } from '../../../shared/bonus/givenBonus.ts';
import type { BonusTerms } from '../../../shared/bonus/terms.ts';
import { parseMoney } from '../../../shared/money/moneyWire.ts';

type WireOffer = CallOutput<'GET campaigns.getoffers'>['items'][number];

/** What of an offer the calculator needs; amounts in minor units of its currency. */
export interface CalculatorOffer {
  readonly currency: string;
  readonly terms: BonusTerms;
  readonly rate: BonusRate;
  /** Null where nothing is deposited. */
  readonly deposit: { readonly least: bigint } | null;
}

/** Null for an offer without a bonus: nothing has to be wagered. */
export function parseCalculatorOffer({ trigger, promotions }: WireOffer): CalculatorOffer | null {
  const found = promotions.find(({ kind, terms }) => kind === 'bonus' && terms !== null);
  if (!found?.terms || found.amount === null) return null;
  const { minor: most, currency } = parseMoney(found.amount);
  const least = trigger.params.min_deposit;
  return {
    currency,
    terms: found.terms,
    rate: { percent: found.percent, most },
    deposit: trigger.action === 'deposit' ? { least: least === null ? 0n : parseMoney(least).minor } : null,
  };
}

/** The deposit that earns the whole bonus, in minor units; at least the least one. */
export function fullDeposit({ rate, deposit }: CalculatorOffer): bigint {
  if (deposit === null) return 0n;
  const percent = BigInt(rate.percent);
  const full = percent === 0n ? 0n : (rate.most * 100n + percent - 1n) / percent;
  return full > deposit.least ? full : deposit.least;
}

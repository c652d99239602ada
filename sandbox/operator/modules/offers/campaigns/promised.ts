import { createHash } from 'node:crypto';
import { formatMoney } from '../../../../../src/shared/money/formatMoney.ts';
import { money } from '../../../../../src/shared/money/money.ts';
import type { Money } from '../../../../../src/shared/money/money.ts';
import { parseMoney } from '../../../../../src/shared/money/moneyWire.ts';
import { availableLocales } from '../../../market/facts.ts';
import type { LocaleCode } from '../../../market/facts.ts';
import { termsHash } from '../../bonuses/bonuses/module.ts';
import type { ByCurrency, Gift, OfferData, OfferPromise, OfferTexts, Promised } from './offer.ts';

/** A gift in a currency; null if it is not for that currency. */
export function promised(gift: Gift, currency: string): Promised | null {
  if (gift.kind === 'freespins') {
    const stake = moneyIn(gift.stake, currency);
    const { kind, game, title, count, days } = gift;
    return stake === null ? null : { kind, game, title, count, stake, days };
  }
  const amount = moneyIn(gift.amount, currency);
  const { terms } = gift;
  const maxStake = terms.max_stake === null ? null : moneyIn(terms.max_stake, currency);
  if (amount === null || (terms.max_stake !== null && maxStake === null)) return null;
  return {
    kind: 'bonus',
    percent: gift.percent,
    amount,
    // In one order, by which the same terms always have the same hash.
    terms: {
      type: terms.type,
      wager_times: terms.wager_times,
      wager_base: terms.wager_base,
      is_sticky: terms.is_sticky,
      max_stake: maxStake,
      max_conversion_times: terms.max_conversion_times,
      days: terms.days,
      counts: { types: terms.counts.types, games: terms.counts.games, excluded: terms.counts.excluded },
    },
  };
}

/** All gifts in a currency; null if one of them is not for it. */
export function allPromised(gifts: readonly Gift[], currency: string): readonly Promised[] | null {
  const all = gifts.map((gift) => promised(gift, currency)).filter((one) => one !== null);
  return all.length === gifts.length ? all : null;
}

/** An offer's promise to a player with this currency; null if it is not for that currency. */
export function promiseOf(offerId: string, data: OfferData, currency: string, turn: string): OfferPromise | null {
  const gifts = allPromised(data.gifts, currency);
  if (gifts === null) return null;
  const texts = Object.fromEntries(
    availableLocales.map((locale) => {
      const { title, text } = textsOf(data, currency, locale);
      return [locale, { title, text }];
    }),
  );
  return { offer_id: offerId, turn, gifts, texts };
}

export function moneyIn(amounts: ByCurrency, currency: string) {
  const amount = amounts[currency];
  return amount === undefined ? null : { amount, currency };
}

/** The hash by which a page sees that terms have changed: of a single bonus the same as the bonus has itself. */
export function offerTermsHash(gifts: readonly Promised[]): string {
  const terms = gifts.map((gift) => (gift.kind === 'bonus' ? gift.terms : gift));
  const [first] = gifts;
  if (gifts.length === 1 && first?.kind === 'bonus') return termsHash(first.terms);
  return createHash('sha256').update(JSON.stringify(terms)).digest('hex');
}

/** The offer's texts in a language, with its own figures in a currency. */
export function textsOf(data: OfferData, currency: string, locale: LocaleCode): OfferTexts {
  const texts = data.texts[locale];
  const params = {
    ...giftParams(data.gifts[0], currency, locale),
    deposit: data.min_deposit === null ? '' : amountText(data.min_deposit, currency, locale),
  };
  return {
    title: fillText(texts.title, params),
    lead: fillText(texts.lead, params),
    text: fillText(texts.text, params),
  };
}

export function giftParams(
  gift: Gift | undefined,
  currency: string,
  locale: LocaleCode,
): Readonly<Record<string, string>> {
  if (gift === undefined) return {};
  if (gift.kind === 'freespins')
    return {
      stake: amountText(gift.stake, currency, locale),
      count: String(gift.count),
      days: String(gift.days),
      game: gift.title,
    };
  const { percent, amount, terms } = gift;
  return {
    percent: String(percent),
    amount: amountText(amount, currency, locale),
    stake: terms.max_stake === null ? '' : amountText(terms.max_stake, currency, locale),
    most: terms.max_conversion_times === null ? '' : timesText(amount, terms.max_conversion_times, currency, locale),
    times: String(terms.wager_times),
    days: String(terms.days),
  };
}

function timesText(amounts: ByCurrency, times: number, currency: string, locale: LocaleCode): string {
  const amount = moneyIn(amounts, currency);
  if (amount === null) return '';
  const { minor } = parseMoney(amount);
  return written(money(minor * BigInt(times), currency), locale);
}

function amountText(amounts: ByCurrency, currency: string, locale: LocaleCode): string {
  const amount = moneyIn(amounts, currency);
  return amount === null ? '' : written(parseMoney(amount), locale);
}

/** Replaces {name} by its value; an unknown name stays. */
export function fillText(text: string, params: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);
}

/** An amount inside a sentence: isolated left to right in Arabic, where its currency would jump to the other side. */
function written(amount: Money, locale: LocaleCode): string {
  const text = formatMoney(amount, locale, 'player');
  return locale === 'ar' ? `\u2066${text}\u2069` : text;
}

import { wireMoney } from '../../../ledger/amounts.ts';
import type { BonusTerms } from '../../../../../src/shared/bonus/terms.ts';
import type { Bonus } from './bonus.ts';
import type { ListedStake } from './stakesRepository.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The figures of a bonus that change while it is played; `BonusProgress` of the contract. */
export function presentProgress(bonus: Bonus) {
  const { currency, required, wagered } = bonus;
  const money = (minor: bigint) => wireMoney(minor, currency);
  return {
    id: Number(bonus.id),
    type: bonus.type,
    status: bonus.status,
    ending: bonus.ending,
    amount: money(bonus.amount),
    balance: money(bonus.balance),
    wager_required: money(required),
    wagered: money(wagered),
    wager_left: money(wagered < required ? required - wagered : 0n),
    converted: bonus.converted === null ? null : money(bonus.converted),
    expires_at: iso(bonus.expires_at ?? (bonus.status === 'available' ? bonus.activate_before : null)),
    ended_at: iso(bonus.ended_at),
  };
}

/** 3-58, with everything that a player should know of it; texts in their language. */
export function presentBonus(bonus: Bonus, locale: string) {
  const texts = bonus.texts[locale] ?? bonus.texts['en'] ?? { title: '', text: '' };
  return {
    ...presentProgress(bonus),
    title: texts.title,
    text: texts.text,
    terms: presentTerms(bonus.terms),
    terms_hash: bonus.terms_hash,
    offer_id: bonus.offer_id,
    created_at: bonus.created_at.toISOString(),
  };
}

/** The terms with lists that the contract's types may change. */
export const presentTerms = (terms: BonusTerms) => ({
  ...terms,
  counts: { types: { ...terms.counts.types }, games: { ...terms.counts.games }, excluded: [...terms.counts.excluded] },
});

/** A stake of a bonus: what of it counted, and why. */
export function presentStake(stake: ListedStake, currency: string) {
  const money = (minor: bigint) => wireMoney(minor, currency);
  return {
    id: stake.call_id,
    game: { sysname: stake.game, title: stake.title ?? stake.game },
    at: stake.at.toISOString(),
    from_main: money(stake.from_main),
    from_bonus: money(stake.from_bonus),
    percent: stake.percent,
    reason: stake.reason,
    counted: money(stake.counted),
    is_returned: stake.is_returned,
  };
}

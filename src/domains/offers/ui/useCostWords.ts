import { useApp } from '../../../kernel/AppContext.tsx';
import type { OfferView } from '../offerView.ts';

/** What an offer costs, in a few words each: the deposit, the requirement, the days. */
export function useCostWords({
  action,
  minDeposit,
  gifts,
}: Pick<OfferView, 'action' | 'minDeposit' | 'gifts'>): readonly string[] {
  const { t } = useApp();
  const facts = gifts.flatMap((gift) => gift.facts);
  const wager = facts.find(({ name }) => name === 'wager');
  const days = facts.find(({ name }) => name === 'days')?.params['count'];
  return [
    costOfDeposit(),
    costOfWager(),
    ...(days === undefined ? [] : [t('offers:cost.days', { count: Number(days) })]),
  ];

  function costOfWager(): string {
    if (wager === undefined || wager.variant === 'none') return t('offers:cost.noWager');
    return t(`offers:cost.wager.${wager.variant}`, { times: wager.params['count'] ?? 0 });
  }

  function costOfDeposit(): string {
    if (action === 'take') return t('offers:cost.noDeposit');
    return minDeposit === null ? t('offers:cost.anyDeposit') : t('offers:cost.deposit', { amount: minDeposit });
  }
}

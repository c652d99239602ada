import { useApp } from '../../../../kernel/AppContext.tsx';
import type { OfferView } from '../../offers/offerView.ts';

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
  const times = Number(wager?.params['count'] ?? 0);
  return [
    costOfDeposit(),
    times === 0 ? t('campaigns:cost.noWager') : t('campaigns:cost.wager', { times }),
    ...(days === undefined ? [] : [t('campaigns:cost.days', { count: Number(days) })]),
  ];

  function costOfDeposit(): string {
    if (action === 'take') return t('campaigns:cost.noDeposit');
    return minDeposit === null ? t('campaigns:cost.anyDeposit') : t('campaigns:cost.deposit', { amount: minDeposit });
  }
}

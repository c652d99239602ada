import { useApp } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { parseMoney } from '../../../shared/money/moneyWire.ts';
import styles from './InviteBlock.module.css';
import type { Referral } from './InviteStore.ts';

/** What a friend is worth to the player, for which deposit, and what the bonus asks for. Nothing without a reward. */
export function InviteReward({ reward }: Pick<Referral, 'reward'>) {
  const { t } = useApp();
  const figures = useFigures();
  const { amount = null, terms = null } = reward?.promotion ?? {};
  if (reward === null || amount === null || terms === null) return null;
  const { wager_times: times, days: count, max_stake: highest } = terms;
  const asked = [
    times === 0 ? t('profile:invite.noWager') : t('profile:invite.wager', { times, count }),
    ...(highest === null ? [] : [t('profile:invite.maxStake', { amount: figures.inText(parseMoney(highest)) })]),
  ];
  return (
    <div className={styles['reward']}>
      <p>
        {t('profile:invite.reward', {
          amount: figures.inText(parseMoney(amount)),
          deposit: figures.inText(parseMoney(reward.min_deposit)),
        })}
      </p>
      <p className={styles['terms']}>{asked.join(' ')}</p>
    </div>
  );
}

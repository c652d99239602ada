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
  return (
    <div className={styles['reward']}>
      <p>
        {t('profile:invite.reward', {
          amount: figures.inText(parseMoney(amount)),
          deposit: figures.inText(parseMoney(reward.min_deposit)),
        })}
      </p>
      <p className={styles['terms']}>
        {terms.wager_times === 0
          ? t('profile:invite.noWager')
          : t('profile:invite.wager', { times: terms.wager_times, count: terms.days })}{' '}
        {terms.max_stake !== null &&
          t('profile:invite.maxStake', { amount: figures.inText(parseMoney(terms.max_stake)) })}
      </p>
    </div>
  );
}

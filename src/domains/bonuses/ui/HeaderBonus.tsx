import { observer } from 'mobx-react-lite';
import { ProgressRing } from '../../../ui/blocks/ProgressRing.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { fundingState } from '../face/FundingState.ts';
import { hiddenBalances } from '../../wallet/face/HiddenBalances.ts';
import { PrivateAmount } from '../../wallet/face/PrivateAmount.tsx';
import { progressOf, writtenProgress } from '../progressOf.ts';
import { bonusesPath } from '../paths.ts';
import styles from './BonusLink.module.css';
import { useFigures } from '../../../kernel/figures/useFigures.ts';

/** The active bonus in the header of wide screens: it takes free space before the balance, which stays in its place. */
export const HeaderBonus = observer(function HeaderBonus() {
  const { t, href } = useApp();
  const state = useStore(fundingState);
  const { isHidden } = useStore(hiddenBalances);
  const format = useFigures();
  const bonus = state.casino ?? state.betting;
  if (bonus === null) return null;
  const amount = format.money(bonus.balance);
  return (
    <a
      className={styles['pill']}
      href={href(bonusesPath)}
      aria-label={t('bonuses:pill', {
        amount: isHidden ? t('core:hiddenFigure') : amount,
        percent: format.percent(writtenProgress(bonus)),
      })}
    >
      <ProgressRing percent={progressOf(bonus)} size={22} />
      <PrivateAmount text={amount} />
    </a>
  );
});

import { observer } from 'mobx-react-lite';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { chevronRightIcon } from '../../../ui/basics/icons.ts';
import { ProgressRing } from '../../../ui/blocks/ProgressRing.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { Bonus } from '../face/bonus.ts';
import { fundingState } from '../face/FundingState.ts';
import { progressOf } from '../progressOf.ts';
import { bonusesPath } from '../paths.ts';
import styles from './BonusLink.module.css';
import { useFigures } from '../../../kernel/figures/useFigures.ts';

/** The active bonuses under the parts of the balance: progress, and the way to the page about them. */
export const BalanceBonus = observer(function BalanceBonus() {
  const { casino, betting } = useStore(fundingState);
  return (
    <>
      {casino && <BonusLine bonus={casino} />}
      {betting && <BonusLine bonus={betting} />}
    </>
  );
});

function BonusLine({ bonus }: { readonly bonus: Bonus }) {
  const { t, href } = useApp();
  const format = useFigures();
  const percent = progressOf(bonus);
  return (
    <a className={styles['line']} href={href(bonusesPath)}>
      <ProgressRing percent={percent} size={36} />
      <span className={styles['words']}>
        <span className={styles['name']}>{bonus.title}</span>
        <span className={styles['note']}>
          {t('bonuses:wageredOf', { wagered: format.inText(bonus.wagered), required: format.inText(bonus.required) })}
        </span>
      </span>
      <Icon className={styles['chevron']} of={chevronRightIcon} />
    </a>
  );
}

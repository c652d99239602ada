import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../../kernel/dialogs.ts';
import { useFigures } from '../../../../kernel/figures/useFigures.ts';
import { RewardLine } from '../../../loyalty/face/rewards/RewardLine.tsx';
import { rewardText } from '../../../loyalty/face/rewards/rewardText.ts';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { wheelsStore } from '../../WheelsStore.ts';
import styles from './Lists.module.css';

type Props = DialogProps<{ readonly campaign: string }, undefined>;

/** 2.10-25: everything that can be won, with its chance as a percentage and as an exact fraction. */
export const ChancesDialog = observer(function ChancesDialog({ frame }: Props) {
  const app = useApp();
  const { t } = app;
  const figures = useFigures();
  const { wheel } = useStore(wheelsStore);
  return (
    <Dialog {...frame} title={t('wheel:chances.title')} labelClose={t('core:close')}>
      <p className={styles['lead']}>{t('wheel:chances.text')}</p>
      <ul className={styles['list']}>
        {wheel?.chances.map(({ reward, chance, percent, stock }) => (
          <li key={`${rewardText(app, reward)} ${percent}`} className={styles['row']}>
            <RewardLine reward={reward} size={32} />
            <span className={styles['end']}>
              <bdi>{figures.percent(percent)}</bdi>
              <br />
              <span className={styles['small']}>
                {t('wheel:chances.exact', { numerator: chance.numerator, denominator: chance.denominator })}
              </span>
            </span>
            {stock !== null && (
              <span className={`${styles['small']} ${styles['wide']}`}>
                {t('wheel:chances.stock', { count: stock.left, reward: rewardText(app, stock.after) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
});

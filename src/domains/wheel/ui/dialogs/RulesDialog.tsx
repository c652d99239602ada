import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../../kernel/dialogs.ts';
import { useFigures } from '../../../../kernel/figures/useFigures.ts';
import { isoToMs } from '../../../../shared/dates/isoTime.ts';
import { parseMoney } from '../../../../shared/money/moneyWire.ts';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { wheelsStore } from '../../WheelsStore.ts';
import styles from './Lists.module.css';

type Props = DialogProps<{ readonly campaign: string }, undefined>;

/** 2.10-24 */
export const RulesDialog = observer(function RulesDialog({ frame }: Props) {
  const { t } = useApp();
  const figures = useFigures();
  const { campaign, next } = useStore(wheelsStore);
  if (campaign === null) return null;
  const { price, daily, gift_days: days, ends_at: endsAt } = campaign;
  return (
    <Dialog {...frame} title={t('wheel:rules.title')} labelClose={t('core:close')}>
      <ul className={styles['rules']}>
        {daily !== null && <li>{t('wheel:rules.daily')}</li>}
        {price !== null && <li>{t('wheel:rules.price', { amount: figures.inText(parseMoney(price)) })}</li>}
        {price !== null && <li>{t('wheel:rules.limits')}</li>}
        <li>{t('wheel:rules.width')}</li>
        <li>{t('wheel:rules.booked')}</li>
        <li>{t('wheel:rules.gifts', { count: days })}</li>
        <li>{t(price === null ? 'wheel:rules.end' : 'wheel:rules.endPaid')}</li>
        {endsAt !== null && <li>{t('wheel:rules.until', { time: figures.time(isoToMs(endsAt) ?? 0) })}</li>}
        <li>{t('wheel:rules.fair')}</li>
      </ul>
      {next !== null && (
        <p className={styles['small']}>
          {t('wheel:rules.commitment', { number: next.nonce + 1 })}
          <br />
          <bdi dir="ltr" className={styles['code']}>
            {next.commitment}
          </bdi>
        </p>
      )}
    </Dialog>
  );
});

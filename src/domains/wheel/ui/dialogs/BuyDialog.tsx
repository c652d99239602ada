import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../../kernel/dialogs.ts';
import { useFigures } from '../../../../kernel/figures/useFigures.ts';
import { money } from '../../../../shared/money/money.ts';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { RadioTabs } from '../../../../ui/form/RadioTabs.tsx';
import { minorOf } from '../../minorOf.ts';
import { wheelsStore } from '../../WheelsStore.ts';
import styles from './Lists.module.css';

type Props = DialogProps<{ readonly campaign: string }, number>;

/** 2.10-28: how many spins, and what they cost; each costs the same. */
export const BuyDialog = observer(function BuyDialog({ frame, close }: Props) {
  const { t, session } = useApp();
  const figures = useFigures();
  const { campaign, wheel } = useStore(wheelsStore);
  const [count, setCount] = useState(campaign?.bundles[0] ?? 0);
  if (campaign === null || campaign.price === null) return null;
  const { price } = campaign;
  const total = money(minorOf(price) * BigInt(count), price.currency);
  const { main } = session.balance;
  return (
    <Dialog
      {...frame}
      title={t('wheel:buy.title')}
      labelClose={t('core:close')}
      foot={
        <Button isBlock variant="primary" onClick={() => close(count)}>
          {t('wheel:buy.next', { amount: figures.inText(total) })}
        </Button>
      }
    >
      <div className={styles['stack']}>
        <RadioTabs
          label={t('wheel:buy.count')}
          tabs={campaign.bundles.map((bundle) => ({
            value: String(bundle),
            label: t('wheel:spins', { count: bundle }),
          }))}
          value={String(count)}
          onChange={(value) => setCount(Number(value))}
        />
        <p>{t('wheel:price', { amount: figures.inText(money(minorOf(price), price.currency)) })}</p>
        {main !== null && <p className={styles['small']}>{t('wheel:buy.balance', { amount: figures.inText(main) })}</p>}
        {wheel !== null && wheel.info.return_percent !== '' && (
          <p className={styles['small']}>
            {t('wheel:buy.return', { percent: figures.percent(wheel.info.return_percent.replace(/\.?0+$/, '')) })}
          </p>
        )}
      </div>
    </Dialog>
  );
});

import { useApp } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import type { Campaign, WheelInfo } from '../api.ts';
import styles from './ExpectedValue.module.css';

/** Decimal text without needless zeros, at least two digits after the point. */
const short = (amount: string): string => amount.replace(/(\.\d{2}\d*?)0+$/, '$1').replace(/\.00$/, '');

/** What one spin gives on average, exactly; of a bought one, how much of its price comes back as money. */
export function ExpectedValue({ campaign, info }: { readonly campaign: Campaign; readonly info: WheelInfo }) {
  const { t, locale } = useApp();
  const figures = useFigures();
  return (
    <section className={styles['expected']} aria-label={t('wheel:expected.title')}>
      <h2 className={styles['title']}>{t('wheel:expected.title')}</h2>
      <dl className={styles['list']}>
        {info.expected.map(({ kind, amount, currency }) => (
          <div key={kind} className={styles['figure']}>
            <dt>{t(`wheel:expected.${kind}`)}</dt>
            <dd>
              <bdi>{`${short(amount)} ${currency}`.trim()}</bdi>
            </dd>
          </div>
        ))}
        {campaign.is_spin_cost && info.return_percent !== '' && (
          <div className={styles['figure']}>
            <dt>{t('wheel:expected.return')}</dt>
            <dd>
              <bdi dir={locale.dir}>{figures.percent(short(info.return_percent))}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {campaign.is_spin_cost && <p className={styles['note']}>{t('wheel:expected.note')}</p>}
    </section>
  );
}

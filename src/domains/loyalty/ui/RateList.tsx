import { observer } from 'mobx-react-lite';
import { useApp } from '../../../kernel/AppContext.tsx';
import { moneyInText } from '../../../shared/money/moneyInText.ts';
import { stakeOf } from '../parseLoyalty.ts';
import type { WholeProgram } from '../parseLoyalty.ts';
import styles from './RateList.module.css';

/** How points are earned: what a point costs in stakes, by type of game. */
export const RateList = observer(function RateList({ program }: { readonly program: WholeProgram }) {
  const { t, locale } = useApp();
  return (
    <section className={styles['section']} aria-labelledby={`rates-${program.sysname}`}>
      <h2 id={`rates-${program.sysname}`}>{t('loyalty:rates.heading')}</h2>
      <p className={styles['lead']}>{t('loyalty:rates.lead')}</p>
      <ul className={styles['list']}>
        {program.rates.map((rate) => (
          <li key={rate.type} className={styles['rate']}>
            <span className={styles['type']}>{t(`loyalty:types.${rate.type}`)}</span>
            <span className={styles['stake']}>
              {t('loyalty:rates.point', { stake: moneyInText(stakeOf(rate), locale, 'player') })}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles['note']}>{t('loyalty:rates.note')}</p>
    </section>
  );
});

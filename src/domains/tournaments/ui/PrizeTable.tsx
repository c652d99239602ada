import { useApp } from '../../../kernel/AppContext.tsx';
import type { OwnPart, Prize } from '../tournamentView.ts';
import styles from './PrizeTable.module.css';

/** What each place wins. */
export function PrizeTable({ prizes, own }: { readonly prizes: readonly Prize[]; readonly own: OwnPart | null }) {
  const { t } = useApp();
  const place = own?.place ?? 0;
  return (
    <section className={styles['section']} aria-labelledby="prizes">
      <h2 id="prizes">{t('tournaments:prizes.heading')}</h2>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('tournaments:prizes.place')}</th>
            <th scope="col">{t('tournaments:prizes.prize')}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ from, to, amount }) => (
            <tr key={from} data-own={place >= from && place <= to ? '' : undefined}>
              <th scope="row">{from === to ? from : t('tournaments:prizes.range', { from, to })}</th>
              <td>{from === to ? amount : t('tournaments:prizes.each', { amount })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['note']}>{t('tournaments:prizes.paid')}</p>
    </section>
  );
}

import { useApp } from '../../../../kernel/AppContext.tsx';
import { formatMoney } from '../../../../shared/money/formatMoney.ts';
import type { PlayedRound } from '../../parseGames.ts';
import styles from './GameHost.module.css';

/** The last 6 characters of a round's id, enough to tell a few rounds apart; the whole id is in the title. */
const shownId = (id: string): string => id.slice(-6);

/** Rounds by their ids, with what became of each. */
export function RoundMarks({ rounds }: { readonly rounds: readonly PlayedRound[] }) {
  const { t, locale } = useApp();
  return (
    <ul className={styles['marks']}>
      {rounds.map(({ id, status, payout }) => (
        <li key={id} title={id}>
          <bdi dir="ltr" className="num">
            …{shownId(id)}
          </bdi>{' '}
          <span>{t(`games:rounds.status.${status}`)}</span>
          {status === 'settled' && (
            <span>
              {' '}
              <bdi className="num">{formatMoney(payout, locale.code, 'player')}</bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

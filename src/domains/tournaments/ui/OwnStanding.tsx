import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { Stat } from '../../../ui/blocks/Stat.tsx';
import { boardStore } from '../BoardStore.ts';
import { pointsInText, pointsText, toNext } from '../pointsText.ts';
import { prizeAt } from '../tournamentView.ts';
import type { OwnPart, TournamentView } from '../tournamentView.ts';
import styles from './OwnStanding.module.css';

interface Props {
  readonly tournament: TournamentView;
  readonly own: OwnPart;
}

/** The player's points and place, and 3-64: the way to the next better prize. */
export const OwnStanding = observer(function OwnStanding({ tournament, own }: Props) {
  const { t, locale } = useApp();
  const board = useStore(boardStore);
  const { id, rule, prizes, status, isFinal } = tournament;
  // The board's answer is newer than the page's, until the end.
  const line = board.id === id && board.own !== null && !isFinal ? board.own : own;
  const aim = status === 'active' ? toNext(line.points, line.next) : null;
  const prize = aim === null ? null : prizeAt(prizes, aim.place);
  const held = status === 'active' && line.place !== null ? prizeAt(prizes, line.place) : null;
  return (
    <div className={styles['standing']}>
      <div className={styles['figures']}>
        <Stat label={t('tournaments:own.place')} value={line.place ?? '–'} />
        <Stat label={t(`tournaments:own.${rule}`)} value={<bdi dir="ltr">{pointsText(rule, line.points)}</bdi>} />
      </div>
      {isFinal && (
        <p className={styles['text']}>
          {own.prize === null ? t('tournaments:own.noPrize') : t('tournaments:own.prize', { prize: own.prize })}
        </p>
      )}
      {status === 'past' && !isFinal && <p className={styles['text']}>{t('tournaments:time.counting')}</p>}
      {held !== null && <p className={styles['text']}>{t('tournaments:own.held', { prize: held })}</p>}
      {aim !== null && prize !== null && (
        <div className={styles['aim']}>
          <div
            className={styles['bar']}
            role="progressbar"
            aria-label={t('tournaments:own.progress')}
            aria-valuenow={aim.percent}
            aria-valuemin={0}
            aria-valuemax={100}
            style={{ '--part': `${aim.percent}%` } as CSSProperties}
          />
          <p className={styles['text']}>
            {rule === 'turnover'
              ? t('tournaments:own.toTurnover', {
                  missing: pointsInText(rule, aim.missing, locale),
                  place: aim.place,
                  prize,
                })
              : t('tournaments:own.toMultiplier', {
                  goal: pointsInText(rule, aim.goal, locale),
                  place: aim.place,
                  prize,
                })}
          </p>
        </div>
      )}
      {status === 'future' && <p className={styles['text']}>{t('tournaments:own.waits')}</p>}
      {own.lateRounds > 0 && <p className={styles['text']}>{t('tournaments:own.late', { number: own.lateRounds })}</p>}
    </div>
  );
});

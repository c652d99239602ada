import { observer } from 'mobx-react-lite';
import { useApp } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { classes } from '../../../ui/basics/classes.ts';
import type { Bet } from '../bet.ts';
import { oddsText } from '../odds.ts';
import { bettingPath, ownBets } from '../paths.ts';
import { readPreferences } from '../readPreferences.ts';
import styles from './BetCard.module.css';

/** Every leg of a bet with its result, and what has paid the stake. */
export const BetLegs = observer(function BetLegs({ bet }: { readonly bet: Bet }) {
  const { t, href, storage } = useApp();
  const figures = useFigures();
  const { odds: format } = readPreferences(storage);
  const isOpen = bet.settledAt === null;
  return (
    <div className={styles['detail']}>
      <ol className={styles['legs']}>
        {bet.legs.map((leg, index) => (
          <li key={index} className={styles['leg']}>
            <span className={styles['what']}>
              <span className={styles['title']}>{leg.selection}</span>
              <span className={styles['note']}>
                {leg.market} · <a href={href(bettingPath(`/event/${leg.eventId}`))}>{leg.event}</a>
              </span>
              <span className={styles['note']}>
                {[leg.league, figures.time(leg.startsAt), ...(leg.isLive ? [t('betting:bet.live')] : [])].join(' · ')}
              </span>
            </span>
            <span className={styles['sums']}>
              <bdi className={styles['price']}>{oddsText(leg.odds, format)}</bdi>
              <span className={classes(styles['result'], leg.result !== null && styles[leg.result])}>
                {t(`betting:results.${leg.result ?? 'waiting'}`)}
              </span>
              {leg.score !== '' && <bdi className={styles['note']}>{leg.score}</bdi>}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles['foot']}>
        {bet.fromBonus.minor > 0n && (
          <span>{t('betting:bet.fromBonus', { amount: figures.inText(bet.fromBonus) })}</span>
        )}
        {bet.fromFree.minor > 0n && <span>{t('betting:bet.fromFree', { amount: figures.inText(bet.fromFree) })}</span>}
        {bet.settledAt !== null && <span>{t('betting:bet.endedAt', { time: figures.time(bet.settledAt) })}</span>}
        <span>
          {t('betting:bet.number')} <bdi>{bet.id}</bdi>
        </span>
      </p>
      {isOpen && (
        <Button size="sm" href={href(bettingPath(ownBets))}>
          {t('betting:bet.manage')}
        </Button>
      )}
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { Amount } from '../../../ui/basics/Amount.tsx';
import { classes } from '../../../ui/basics/classes.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { chevronDownIcon } from '../../../ui/basics/icons.ts';
import { faceOf, openPart } from '../bet.ts';
import type { Bet } from '../bet.ts';
import { betsStore } from '../BetsStore.ts';
import { oddsText } from '../odds.ts';
import { readPreferences } from '../readPreferences.ts';
import { BetLegs } from './BetLegs.tsx';
import styles from './BetCard.module.css';

/** A bet in one line; pressed, it shows every leg and what has paid it. */
export const BetCard = observer(function BetCard({ bet }: { readonly bet: Bet }) {
  const { t, storage } = useApp();
  const store = useStore(betsStore);
  const figures = useFigures();
  const id = useId();
  const { odds: format } = readPreferences(storage);
  const isOpened = store.opened.has(bet.id);
  const face = faceOf(bet);
  const isRunning = face === 'open' || face === 'partly';
  const { stake, possible } = openPart(bet);
  const [first] = bet.legs;
  const kind = t(`betting:kinds.${bet.kind}`);
  const title = bet.kind === 'single' && first !== undefined ? first.selection : kind;
  const note =
    bet.kind === 'single' || bet.kind === 'builder'
      ? (first?.event ?? '')
      : bet.legs.map(({ event }) => event).join(' · ');
  return (
    <li className={styles['card']} data-face={face}>
      <button
        type="button"
        className={styles['head']}
        aria-expanded={isOpened}
        aria-controls={id}
        onClick={() => store.toggle(bet.id)}
      >
        <span className={styles['what']}>
          <span className={styles['title']}>
            {title}
            {bet.system !== null && <bdi className={styles['system']}>{bet.system}</bdi>}
          </span>
          <span className={styles['note']}>{note}</span>
          <span className={styles['note']}>{figures.time(bet.placedAt)}</span>
        </span>
        <span className={styles['sums']}>
          <span className={classes(styles['face'], styles[face])}>{t(`betting:faces.${face}`)}</span>
          <span className={styles['line']}>
            {t('betting:bet.stake')} <Amount text={figures.money(stake)} />
          </span>
          {face === 'partly' && (
            <span className={styles['line']}>
              {t('betting:bet.paid')} <Amount text={figures.money(bet.payout)} />
            </span>
          )}
          <span className={styles['line']}>
            <span>{t(isRunning ? 'betting:bet.possible' : 'betting:bet.paid')}</span>{' '}
            <Amount
              className={face === 'won' ? styles['money'] : undefined}
              text={figures.money(isRunning ? possible : bet.payout)}
            />
          </span>
        </span>
        <span className={styles['odds']}>
          <bdi>{oddsText(bet.odds, format)}</bdi>
          <Icon of={chevronDownIcon} size={16} />
        </span>
      </button>
      <div id={id} hidden={!isOpened}>
        {isOpened && <BetLegs bet={bet} />}
      </div>
    </li>
  );
});

import { observer } from 'mobx-react-lite';
import { formatMoney } from '../../../shared/money/formatMoney.ts';
import { parseMoney } from '../../../shared/money/moneyWire.ts';
import { classes } from '../../../ui/basics/classes.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { bonusIcon, walletIcon } from '../../../ui/basics/icons.ts';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useVisitor } from '../../../kernel/visitor/useVisitor.ts';
import { fundingState } from '../../bonuses/face/FundingState.ts';
import type { FreeSpinPack } from '../../bonuses/face/freeSpinPack.ts';
import { freeSpinsState } from '../../bonuses/face/FreeSpinsState.ts';
import { nextPayment } from '../nextPayment.ts';
import type { Game } from '../parseGames.ts';
import styles from './NextStake.module.css';
import { lightText } from './useBonusMarks.ts';

/**
 * Which money pays the next stake, or how many rounds the house pays first, and what the active bonus does in this game. It has the same height with and without a
 * bonus and before either is known: what follows it does not move.
 */
export const NextStake = observer(function NextStake({ game }: { readonly game: Game }) {
  const app = useApp();
  const { t } = app;
  // The server renders it for expected players: what it says is known in the browser only.
  const isPlayer = useVisitor() === 'player';
  const payment = isPlayer ? nextPayment(app, game) : null;
  const pack = useStore(freeSpinsState).packIn(game.sysname);
  if (isPlayer && pack !== null) return <FreeRounds pack={pack} />;
  return (
    <section className={styles['strip']} aria-label={t('games:bonus.next')}>
      <p className={styles['line']}>
        <Icon of={walletIcon} size={18} />
        {payment === null ? (
          <Skeleton width="12rem" height="1em" />
        ) : (
          <span>
            {t('games:bonus.next')}: <b>{t(`games:bonus.pays.${payment}`)}</b>
          </span>
        )}
      </p>
      <p className={styles['line']}>{payment !== null && <Light game={game} />}</p>
    </section>
  );
});

const FreeRounds = observer(function FreeRounds({ pack }: { readonly pack: FreeSpinPack }) {
  const { t, locale } = useApp();
  const left = useStore(freeSpinsState).leftIn(pack.game.sysname);
  return (
    <section className={styles['strip']} aria-label={t('games:free.label')}>
      <p className={styles['line']}>
        <Icon of={bonusIcon} size={18} />
        <span>
          {t('games:free.label')}: <b>{t('games:free.pays', { count: left })}</b>
        </span>
      </p>
      <p className={styles['line']}>
        <span className={styles['quiet']}>
          {t('games:free.terms', { stake: formatMoney(pack.stake, locale.code, 'cashier') })}
        </span>
      </p>
    </section>
  );
});

const Light = observer(function Light({ game }: { readonly game: Game }) {
  const app = useApp();
  const { t, locale } = app;
  const state = useStore(fundingState);
  const light = state.lightOf(game);
  if (light === null || state.paying === null)
    return (
      <span className={styles['quiet']}>{t(state.casino === null ? 'games:bonus.none' : 'games:bonus.over')}</span>
    );
  const most = state.paying.terms.max_stake;
  return (
    <>
      <span className={classes(styles['dot'], styles[light.tone])} aria-hidden="true" />
      <span>
        <span>{lightText(app, light)}</span>{' '}
        {most !== null && light.tone !== 'barred' && (
          <span>{t('games:bonus.most', { amount: formatMoney(parseMoney(most), locale.code, 'cashier') })}</span>
        )}
      </span>
    </>
  );
});

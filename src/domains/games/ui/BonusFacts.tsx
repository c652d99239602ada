import { observer } from 'mobx-react-lite';
import { formatMoney } from '../../../shared/money/formatMoney.ts';
import { parseMoney } from '../../../shared/money/moneyWire.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { fundingState } from '../../bonuses/face/FundingState.ts';
import { freeSpinsState } from '../../bonuses/face/FreeSpinsState.ts';
import { knownGame } from '../knownGame.ts';
import { nextPayment } from '../nextPayment.ts';
import { playStore } from '../PlayStore.ts';
import styles from './SittingBar.module.css';
import { markText } from './useBonusMarks.ts';

/**
 * In the bar of an open game: the rounds that the house still pays, which a phone shows in the game only; else, while a casino bonus is active, which money pays
 * the next stake, how high a stake of bonus money may be, and what counts.
 */
export const BonusFacts = observer(function BonusFacts({ sysname }: { readonly sysname: string }) {
  const app = useApp();
  const { t, locale } = app;
  const play = useStore(playStore);
  const state = useStore(fundingState);
  const freeLeft = useStore(freeSpinsState).leftIn(sysname);
  const game = knownGame(app, sysname);
  if (play.mode === 'play' && freeLeft > 0)
    return (
      <div className={styles['wideOnly']}>
        <dt>{t('games:free.left')}</dt>
        <dd className="num">{freeLeft}</dd>
      </div>
    );
  if (game === null || play.mode !== 'play' || state.casino === null) return null;
  const payment = nextPayment(app, game);
  if (payment === null) return null;
  const light = state.lightOf(game);
  const most = state.paying?.terms.max_stake ?? null;
  return (
    <>
      <div>
        <dt>{t('games:bonus.next')}</dt>
        <dd>{t(`games:bonus.short.${payment}`)}</dd>
      </div>
      {light !== null && (
        <div>
          <dt>
            {most === null || light.tone === 'barred'
              ? t('games:bonus.counts')
              : t('games:bonus.upTo', { amount: formatMoney(parseMoney(most), locale.code, 'precise') })}
          </dt>
          <dd>{markText(app, light.tone, light.percent)}</dd>
        </div>
      )}
    </>
  );
});

import { useEffect, useState } from 'react';
import { useApp, useChanging } from '../AppContext.ts';
import type { Which } from '../BetsStore.ts';
import { moneyText } from '../moneyText.ts';
import { BetCard } from '../parts/BetCard.tsx';
import { Waiting } from '../parts/Waiting.tsx';

/** Offers of a cash-out follow the matches. */
const REFRESH_MS = 2_000;

/** The player's bets: open ones with their cash-out, and settled ones. */
export function BetsPage() {
  const { session, bets, tell, launch, t } = useApp();
  const [which, setWhich] = useState<Which>('open');
  const shown = useChanging(bets.changes, 'bets', () => bets[which]);
  const paid = useChanging(bets.changes, 'bets', () => bets.paid);
  const hasFailed = useChanging(bets.changes, 'bets', () => bets.hasFailed);
  useEffect(() => {
    void bets.load(which);
    if (which !== 'open') return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void bets.load('open');
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [bets, which]);
  useEffect(() => () => bets.forgetPaid(), [bets]);
  const show = (one: Which): void => {
    bets.forgetPaid();
    setWhich(one);
  };
  if (session.token === null)
    return (
      <div className="empty">
        <p>{t('signInBets')}</p>
        <button type="button" className="place" onClick={() => tell({ type: 'sportsbook:signIn' })}>
          {t('signIn')}
        </button>
      </div>
    );
  return (
    <>
      <h1 className="heading">{t('myBets')}</h1>
      <div className="segments" role="group" aria-label={t('myBets')}>
        {(['open', 'settled'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={one === which} onClick={() => show(one)}>
            {t(one)}
          </button>
        ))}
      </div>
      <div role="status">
        {paid === null ? null : (
          <p className="paid">{t('cashOutDone', { amount: moneyText(paid.amount, paid.currency, launch.locale) })}</p>
        )}
      </div>
      {shown === null ? (
        <Waiting state={hasFailed ? 'failed' : 'loading'} onAgain={() => void bets.load(which)} />
      ) : null}
      {shown?.length === 0 ? <p className="empty">{t(which === 'open' ? 'openEmpty' : 'settledEmpty')}</p> : null}
      <div className="bets">
        {(shown ?? []).map((bet) => (
          <BetCard key={bet.id} bet={bet} />
        ))}
      </div>
      {which === 'settled' && bets.hasMore ? (
        <button type="button" className="wide-button" onClick={() => void bets.load('settled', true)}>
          {t('showMore')}
        </button>
      ) : null}
    </>
  );
}

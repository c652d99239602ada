import { useEffect, useState } from 'react';
import { useApp, useChanging } from '../AppContext.ts';
import { sessionMoney } from './slipButton.ts';
import { useSlipSums } from './useSlipSums.ts';

/** The one button of the slip: it signs in, asks for a stake, places, counts the live delay down, or asks again. */
export function PlaceButton({ isShort = false }: { readonly isShort?: boolean }) {
  const app = useApp();
  const { slip, placing, session, tell, t } = app;
  const sums = useSlipSums();
  const wallet = useChanging(session.changes, 'session', () => session.wallet);
  const state = useChanging(placing.changes, 'placing', () => placing.state);
  if (session.token === null)
    return (
      <button type="button" className="place" onClick={() => tell({ type: 'sportsbook:signIn' })}>
        {t('signIn')}
      </button>
    );
  if (state.kind === 'delayed') return <Countdown until={state.until} ms={state.ms} isShort={isShort} />;
  if (state.kind === 'placing')
    return (
      <button type="button" className="place" disabled>
        {t('placing')}
      </button>
    );
  const isBuilderClosed = slip.mode === 'builder' && slip.builderOdds === null;
  const isPoor = sums.stake !== null && sums.stake > session.balance && slip.funding === 'auto' && wallet !== null;
  if (isPoor && wallet.betting_bonus === null)
    return (
      <button type="button" className="place" onClick={() => tell({ type: 'sportsbook:deposit' })}>
        {t('deposit')}
      </button>
    );
  const text = (): string => {
    if (state.kind === 'unknown') return t('askAgain');
    if (sums.stake === null) return isShort ? t('placeShort') : t('enterStake');
    const amount = sessionMoney(app, sums.stake);
    if (!sums.hasChanged && state.kind !== 'changed') return t('place', { amount });
    return t(isShort ? 'acceptShort' : 'accept', { amount });
  };
  return (
    <button
      type="button"
      className="place"
      data-kind={sums.hasChanged ? 'accept' : 'place'}
      disabled={sums.stake === null || sums.isClosed || isBuilderClosed || wallet === null}
      onClick={() => void placing.place()}
    >
      {text()}
    </button>
  );
}

interface CountdownProps {
  readonly until: number;
  readonly ms: number;
  readonly isShort: boolean;
}

/** The delay of a live bet, in seconds and as a bar that shrinks. */
function Countdown({ until, ms, isShort }: CountdownProps) {
  const { t } = useApp();
  const left = (): number => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000))), 200);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <button type="button" className="place is-waiting" disabled aria-live="polite">
      <i style={{ animationDuration: `${ms}ms` }} aria-hidden="true" />
      <span>{t(isShort ? 'waitingShort' : 'waiting', { seconds })}</span>
    </button>
  );
}

import { useApp, useChanging } from '../AppContext.ts';
import { sessionMoney } from '../slip/slipButton.ts';
import { typedAmount } from '../../../../src/shared/money/typedAmount.ts';

/** While one tap on odds places a bet, the page says so, with the stake and the way out of it. */
export function OneTapStrip() {
  const app = useApp();
  const { slip, session, t } = app;
  useChanging(slip.changes, 'slip', () => slip.version);
  useChanging(session.changes, 'session', () => session.wallet);
  if (!slip.isOneTap) return null;
  const stake = typedAmount(slip.stake, session) ?? 0n;
  return (
    <div className="one-tap">
      <span>{stake > 0n ? t('oneTapOn', { amount: sessionMoney(app, stake) }) : t('oneTapNeedsStake')}</span>
      <button type="button" className="text-button" onClick={() => slip.update({ isOneTap: false })}>
        {t('oneTapOff')}
      </button>
    </div>
  );
}

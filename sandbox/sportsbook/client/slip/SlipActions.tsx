import { useState } from 'react';
import { oddsText } from '../../rules/oddsText.ts';
import { useApp, useChanging } from '../AppContext.ts';
import { callApi } from '../callApi.ts';
import { Icon } from '../marks/Icon.tsx';
import { moneyText } from '../moneyText.ts';
import { PlaceButton } from './PlaceButton.tsx';
import { refusalText } from './refusalText.ts';
import { sessionMoney } from './slipButton.ts';
import { useSlipSums } from './useSlipSums.ts';

/** Odds, payout, what stands in the way, and the buttons. */
export function SlipActions() {
  const app = useApp();
  const { slip, placing, session, preferences, tell, t, launch } = app;
  const sums = useSlipSums();
  const state = useChanging(placing.changes, 'placing', () => placing.state);
  const format = useChanging(preferences.changes, 'odds', () => preferences.odds);
  const [shared, setShared] = useState<{ readonly picks: object; readonly code: string | null } | null>(null);
  const bonus = session.wallet?.betting_bonus ?? null;
  const share = async (): Promise<void> => {
    const { picks } = slip;
    try {
      const body = { picks: picks.map(({ event, market, selection }) => ({ event, market, selection })) };
      const { code } = await callApi<{ code: string }>('slips', body);
      setShared({ picks, code });
      tell({ type: 'sportsbook:share', code });
    } catch {
      setShared({ picks, code: null });
    }
  };
  // A code is of the picks that it was made of.
  const isShared = shared?.picks === slip.picks;
  return (
    <div className="slip-actions">
      <dl className="sums">
        {sums.odds > 0 ? (
          <div>
            <dt>{t('odds')}</dt>
            <dd>{oddsText(sums.odds, format)}</dd>
          </div>
        ) : null}
        {sums.stake === null ? null : (
          <div>
            <dt>{t('totalStake')}</dt>
            <dd>{sessionMoney(app, sums.stake)}</dd>
          </div>
        )}
        <div className="is-main">
          <dt>{t('possiblePayout')}</dt>
          <dd>{sums.stake === null ? '–' : sessionMoney(app, sums.payout)}</dd>
        </div>
      </dl>
      {bonus === null ? null : (
        <p className="slip-note">
          {t('bonusLeft', {
            amount: moneyText(bonus.amount, session.wallet?.currency ?? '', launch.locale),
            odds: oddsText(bonus.min_odds, format),
          })}
        </p>
      )}
      <div role="status">
        {state.kind === 'changed' ? <p className="slip-note is-warning">{t('oddsChanged')}</p> : null}
        {state.kind === 'unknown' ? <p className="slip-note is-warning">{t('unknown')}</p> : null}
        {state.kind === 'refused' ? <p className="slip-note is-warning">{refusalText(app, state)}</p> : null}
      </div>
      <PlaceButton />
      <div className="slip-row is-quiet">
        <button type="button" className="text-button" onClick={() => void share()}>
          <Icon name="share" /> {t('share')}
        </button>
        <button type="button" className="text-button" disabled={placing.isBusy} onClick={() => slip.setPicks([])}>
          {t('slipClear')}
        </button>
      </div>
      {shared === null || !isShared ? null : (
        <p className="slip-note" role="status">
          {shared.code === null ? t('failed') : t('shared', { code: shared.code })}
        </p>
      )}
      <p className="fine">{t('rulesNote')}</p>
    </div>
  );
}

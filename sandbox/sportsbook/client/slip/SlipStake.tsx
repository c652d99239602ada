import { useApp, useChanging } from '../AppContext.ts';
import { moneyText, quickStakes } from '../moneyText.ts';
import { TypedStake } from './TypedStake.tsx';
import { amountAsTyped } from '../../../../src/shared/money/typedAmount.ts';

/** The stake with quick amounts, and what pays it. */
export function SlipStake() {
  const { slip, placing, session, launch, t } = useApp();
  const wallet = useChanging(session.changes, 'session', () => session.wallet);
  if (wallet === null) return null;
  const isMany = slip.mode === 'singles' && slip.picks.length > 1;
  const title = () => {
    if (slip.mode === 'system') return t('stakePerLine');
    return isMany ? t('stakeEach') : t('stake');
  };
  const set = (stake: string): void => {
    placing.rest();
    slip.stakes.clear();
    slip.update({ stake });
  };
  return (
    <div className="slip-stake">
      <div className="slip-row">
        <span>{title()}</span>
        <TypedStake value={slip.stake} label={title()} onType={set} />
      </div>
      <div className="quick">
        {quickStakes(wallet.limits.min_stake, wallet.decimals).map((amount) => (
          <button
            key={amount}
            type="button"
            disabled={placing.isBusy}
            onClick={() => set(amountAsTyped(amount, session))}
          >
            {moneyText(amount, wallet.currency, launch.locale)}
          </button>
        ))}
      </div>
      {wallet.free_bets.length === 0 || slip.picks.length === 0 ? null : (
        <label className="slip-row">
          <span>{t('payWith')}</span>
          <select
            value={slip.funding}
            disabled={placing.isBusy}
            onChange={({ target }) => {
              const free = wallet.free_bets.find(({ id }) => `free_bet:${id}` === target.value);
              slip.update({
                funding: target.value,
                ...(free === undefined ? {} : { stake: amountAsTyped(free.amount, session) }),
              });
            }}
          >
            <option value="auto">{t('payAuto')}</option>
            {wallet.free_bets.map(({ id, amount }) => (
              <option key={id} value={`free_bet:${id}`}>
                {t('payFreeBet', { amount: moneyText(amount, wallet.currency, launch.locale) })}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

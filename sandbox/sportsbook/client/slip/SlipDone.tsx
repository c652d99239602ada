import type { WireBet } from '../../server/bets/wireBets.ts';
import { oddsText } from '../../rules/oddsText.ts';
import { useApp } from '../AppContext.ts';
import { moneyText } from '../moneyText.ts';
import { selectionName } from '../../words/marketText.ts';

/** What was placed: the receipt. */
export function SlipDone({ bets }: { readonly bets: readonly WireBet[] }) {
  const { slip, placing, router, preferences, words, t, launch } = useApp();
  const close = (): void => {
    placing.rest();
    slip.update({ isOpen: false });
  };
  return (
    <div className="slip-done" role="status">
      <svg viewBox="0 0 48 48" className="done-mark" aria-hidden="true">
        <circle cx="24" cy="24" r="22" />
        <path d="M14 25l7 7 13-15" />
      </svg>
      <h3>{bets.length === 1 ? t('placed') : t('placedMany', { count: bets.length })}</h3>
      {bets.map((bet) => (
        <div key={bet.id} className="done-bet">
          <p className="slip-row">
            <span>{`${t(bet.kind)} ${bet.system ?? ''} · ${oddsText(bet.odds, preferences.odds)}`}</span>
            <b>
              {moneyText(bet.stake, bet.currency, launch.locale)} <span className="flips">→</span>{' '}
              {moneyText(bet.possiblePayout, bet.currency, launch.locale)}
            </b>
          </p>
          <ul>
            {bet.legs.map((leg) => (
              <li key={`${leg.event} ${leg.market}`}>
                <b>{selectionName(words, leg.market, leg.selection, { home: leg.home, away: leg.away })}</b>{' '}
                <span>
                  {leg.home} – {leg.away}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <button
        type="button"
        className="place"
        onClick={() => {
          close();
          router.go('/bets');
        }}
      >
        {t('toMyBets')}
      </button>
      <button type="button" className="text-button" onClick={close}>
        {t('goOn')}
      </button>
    </div>
  );
}

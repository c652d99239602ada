import { useEffect, useState } from 'react';
import type { WireBet } from '../../server/bets/wireBets.ts';
import { useApp } from '../AppContext.ts';
import { moneyText } from '../moneyText.ts';

type Step =
  | { readonly kind: 'offer' | 'busy' | 'unknown' | 'closed' }
  | { readonly kind: 'confirm'; readonly price: string }
  | { readonly kind: 'fallen'; readonly price: string };

/** Buys a bet back, whole or a part of it: the offer first, then its confirmation. */
export function CashOut({ bet }: { readonly bet: WireBet }) {
  const { bets, session, launch, t } = useApp();
  const [percent, setPercent] = useState(100);
  const [isPart, setIsPart] = useState(false);
  const [quoted, setQuoted] = useState<{ percent: number; price: string | null } | null>(null);
  const [step, setStep] = useState<Step>({ kind: 'offer' });
  const money = (amount: string): string => moneyText(amount, bet.currency, launch.locale);
  useEffect(() => {
    if (percent === 100) return undefined;
    let isWanted = true;
    const set = (price: string | null): void => {
      if (isWanted) setQuoted({ percent, price });
    };
    bets.quote(bet, percent).then(set, () => set(null));
    return () => {
      isWanted = false;
    };
  }, [bets, bet, percent]);
  const part = quoted?.percent === percent ? quoted.price : null;
  const price = percent === 100 ? bet.cashOut : part;
  const pay = async (agreed: string): Promise<void> => {
    setStep({ kind: 'busy' });
    const end = await bets.cashOut(bet, percent, agreed);
    if (end.kind === 'fallen') setStep({ kind: 'fallen', price: end.price });
    else setStep({ kind: end.kind === 'done' ? 'offer' : end.kind });
    if (end.kind === 'done') {
      setPercent(100);
      setIsPart(false);
      void session.refresh();
    }
  };
  const asked = step.kind === 'confirm' || step.kind === 'fallen' ? step.price : null;
  // The buttons keep their place while the match is in danger: they come back under the thumb.
  const isClosed = bet.cashOut === null && step.kind !== 'busy';
  const label = (): string => {
    if (isClosed) return t('cashOutClosed');
    if (step.kind === 'busy') return t('cashOutBusy');
    if (asked !== null) return t('cashOutConfirm', { amount: money(asked) });
    return t('cashOut', { amount: price === null ? '…' : money(price) });
  };
  return (
    <div className="cash">
      {isPart ? (
        <label className="cash-part">
          <span>{t('cashOutShare', { percent })}</span>
          <input
            type="range"
            min="10"
            max="100"
            step="10"
            value={percent}
            onChange={({ target }) => {
              setPercent(Number(target.value));
              setStep({ kind: 'offer' });
            }}
          />
        </label>
      ) : null}
      <div role="status">
        {step.kind === 'fallen' ? (
          <p className="slip-note is-warning">{t('cashOutFallen', { amount: money(step.price) })}</p>
        ) : null}
        {step.kind === 'closed' && !isClosed ? <p className="slip-note is-warning">{t('cashOutClosed')}</p> : null}
        {step.kind === 'unknown' ? <p className="slip-note is-warning">{t('cashOutUnknown')}</p> : null}
      </div>
      <div className="cash-buttons">
        <button
          type="button"
          className="cash-button"
          data-kind={asked === null ? 'offer' : 'confirm'}
          disabled={step.kind === 'busy' || isClosed || (asked === null && price === null)}
          onClick={() => {
            if (asked !== null) void pay(asked);
            else if (price !== null) setStep({ kind: 'confirm', price });
          }}
        >
          {label()}
        </button>
        {asked === null ? (
          <button
            type="button"
            className="text-button"
            aria-pressed={isPart}
            disabled={step.kind === 'busy'}
            onClick={() => {
              setIsPart(!isPart);
              setPercent(isPart ? 100 : 50);
              setStep({ kind: 'offer' });
            }}
          >
            {t('cashOutPart')}
          </button>
        ) : (
          <button type="button" className="text-button" onClick={() => setStep({ kind: 'offer' })}>
            {t('cancel')}
          </button>
        )}
      </div>
    </div>
  );
}

import { memo, useLayoutEffect, useRef } from 'react';
import { oddsText } from '../../rules/oddsText.ts';
import { useApp, useChanging } from '../AppContext.ts';
import { type Price, priceKey } from '../live/Board.ts';
import { Flash } from '../live/Flash.ts';
import { Icon } from '../marks/Icon.tsx';
import { typedAmount } from '../../../../src/shared/money/typedAmount.ts';

export interface OddsProps {
  readonly event: string;
  readonly market: string;
  readonly selection: string;
  /** Short, above or beside the odds. */
  readonly label: string;
  /** What screen readers hear; the label where it says all. */
  readonly name?: string;
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A selection with its odds. The price is written into its text node without a render: hundreds may change at once. A
 * rise or fall is shown by colour and sign where it is in view.
 */
export const OddsButton = memo(function OddsButton({ event, market, selection, label, name = label }: OddsProps) {
  const { board, inView, slip, placing, session, preferences, t } = useApp();
  const key = priceKey(event, market, selection);
  const format = useChanging(preferences.changes, 'odds', () => preferences.odds);
  const isPicked = useChanging(slip.changes, `pick:${key}`, () => slip.has(key));
  const button = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  const sign = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (button.current === null || text.current === null || sign.current === null) return undefined;
    const [element, written] = [button.current, text.current];
    const flash = new Flash(element, sign.current, isStill);
    let shown: Price | null = null;
    const show = (): void => {
      const price = board.price(key);
      const isClosed = price === null || price.isSuspended;
      const odds = price === null ? '–' : oddsText(price.odds, format);
      const said = `${name} ${isClosed ? t('suspended') : odds}`;
      if (written.textContent !== odds) written.textContent = odds;
      if (element.disabled !== isClosed) element.disabled = isClosed;
      if (element.getAttribute('aria-label') !== said) element.setAttribute('aria-label', said);
      const hasMoved = shown !== null && price !== null && !isClosed && price.odds !== shown.odds;
      if (hasMoved && inView.has(element)) flash.show((price?.odds ?? 0) > (shown?.odds ?? 0));
      shown = price;
    };
    show();
    const stops = [board.changes.on(`price:${key}`, show), inView.watch(element)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [board, inView, key, format, name, t]);

  const pick = (): void => {
    const price = board.price(key);
    if (price === null || price.isSuspended || placing.isBusy) return;
    placing.rest();
    const hasStake = (typedAmount(slip.stake, session) ?? 0n) > 0n;
    const isWhole = slip.isOneTap && slip.picks.length === 0 && hasStake && session.token !== null;
    slip.toggle({ event, market, selection, odds: price.odds });
    if (isWhole) void placing.place();
  };
  return (
    <button ref={button} type="button" className="odds" aria-pressed={isPicked} onClick={pick}>
      <span className="odds-label" dir="auto">
        {label}
      </span>
      <span ref={text} className="odds-price" />
      <span className="odds-lock">
        <Icon name="lock" />
      </span>
      <span ref={sign} className="odds-sign" aria-hidden="true" />
    </button>
  );
});

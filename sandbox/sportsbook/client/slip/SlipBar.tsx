import { useEffect, useRef } from 'react';
import { oddsText } from '../../rules/oddsText.ts';
import type { WireBet } from '../../server/bets/wireBets.ts';
import { useApp, useChanging } from '../AppContext.ts';
import { Icon } from '../marks/Icon.tsx';
import { moneyText } from '../moneyText.ts';
import { wordsOfSelection } from '../names.ts';
import { PlaceButton } from './PlaceButton.tsx';
import { SlipPanel } from './SlipPanel.tsx';
import { useSlipSums } from './useSlipSums.ts';

/** On phones the slip is a bar: it places with one tap, and opens to a sheet. */
export function SlipBar() {
  const { slip, placing, t } = useApp();
  useChanging(slip.changes, 'slip', () => slip.version);
  const state = useChanging(placing.changes, 'placing', () => placing.state);
  const hasContent = slip.picks.length > 0 || slip.missing > 0 || state.kind === 'done';
  const needsSheet = state.kind === 'refused' || state.kind === 'unknown' || state.kind === 'changed';
  useEffect(() => {
    if (needsSheet) slip.update({ isOpen: true });
  }, [slip, needsSheet]);
  if (!hasContent) return null;
  if (state.kind === 'done' && !slip.isOpen) return <DoneBar bets={state.bets} />;
  return slip.isOpen ? <SlipSheet /> : <ClosedBar label={t('slipOpen', { count: slip.picks.length })} />;
}

/** The receipt of a bet of one tap, which opens to the whole one. */
function DoneBar({ bets }: { readonly bets: readonly WireBet[] }) {
  const { slip, placing, launch, t } = useApp();
  const [bet] = bets;
  return (
    <div className="slip-bar" role="status">
      <button type="button" className="slip-bar-open" onClick={() => slip.update({ isOpen: true })}>
        <span className="slip-count is-done" aria-hidden="true">
          ✓
        </span>
        <span className="slip-bar-text">
          <b>{t('placed')}</b>
          {bet === undefined ? null : (
            <span>
              {moneyText(bet.stake, bet.currency, launch.locale)} <span className="flips">→</span>{' '}
              {moneyText(bet.possiblePayout, bet.currency, launch.locale)}
            </span>
          )}
        </span>
      </button>
      <button type="button" className="icon-button" aria-label={t('close')} onClick={() => placing.rest()}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function ClosedBar({ label }: { readonly label: string }) {
  const { slip, board, words, preferences, t } = useApp();
  const sums = useSlipSums();
  const format = useChanging(preferences.changes, 'odds', () => preferences.odds);
  const [first] = slip.picks;
  const line = first === undefined ? null : board.line(first.event);
  const isOne = slip.picks.length === 1 && first !== undefined;
  const name = isOne && line !== null ? wordsOfSelection(words, line, first.market, first.selection) : t(slip.mode);
  return (
    <div className="slip-bar">
      <button type="button" className="slip-bar-open" aria-label={label} onClick={() => slip.update({ isOpen: true })}>
        <span className="slip-count">{slip.picks.length}</span>
        <span className="slip-bar-text">
          <b>{name}</b>
          <span>{sums.odds > 0 ? oddsText(sums.odds, format) : t('slip')}</span>
        </span>
        <Icon name="chevron" />
      </button>
      {sums.stake === null ? null : <PlaceButton isShort />}
    </div>
  );
}

function SlipSheet() {
  const { slip, placing, t } = useApp();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => {
    if (placing.isBusy) return;
    placing.rest();
    slip.update({ isOpen: false, missing: 0 });
  };
  const closeRef = useRef(close);
  useEffect(() => {
    closeRef.current = close;
  });
  useEffect(() => {
    const shown = dialog.current;
    if (shown === null) return undefined;
    shown.showModal();
    // A tap beside the sheet hits the dialog itself.
    const closeBeside = ({ target }: MouseEvent): void => {
      if (target === shown) closeRef.current();
    };
    shown.addEventListener('click', closeBeside);
    return () => shown.removeEventListener('click', closeBeside);
  }, []);
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-label={t('slip')}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className="sheet-body">
        <header className="sheet-head">
          <h2>{t('slip')}</h2>
          <button type="button" className="icon-button" aria-label={t('close')} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <SlipPanel />
      </div>
    </dialog>
  );
}

import { useEffect } from 'react';
import { MOST_LEGS } from '../../rules/betTypes.ts';
import { useApp, useChanging } from '../AppContext.ts';
import { callApi } from '../callApi.ts';
import { Icon } from '../marks/Icon.tsx';
import { SlipActions } from './SlipActions.tsx';
import { SlipDone } from './SlipDone.tsx';
import { SlipModes } from './SlipModes.tsx';
import { SlipPick } from './SlipPick.tsx';
import { keyOf } from './SlipStore.ts';
import { SlipStake } from './SlipStake.tsx';

/** The slip: picks, how they combine, the stake and the button. */
export function SlipPanel() {
  const { slip, placing, t } = useApp();
  useChanging(slip.changes, 'slip', () => slip.version);
  const state = useChanging(placing.changes, 'placing', () => placing.state);
  useBuilderOdds();
  if (state.kind === 'done') return <SlipDone bets={state.bets} />;
  if (slip.picks.length === 0)
    return (
      <div className="slip-empty">
        <Icon name="ticket" />
        <b>{t('slipEmpty')}</b>
        <p>{t('slipEmptyHint')}</p>
        <SlipNotes />
      </div>
    );
  return (
    <div className="slip-body">
      <SlipNotes />
      <SlipModes />
      <ul className="slip-picks">
        {slip.picks.map((pick) => (
          <SlipPick key={keyOf(pick)} pick={pick} />
        ))}
      </ul>
      <SlipStake />
      <SlipActions />
    </div>
  );
}

/** What became of odds that did not come to the slip. */
function SlipNotes() {
  const { slip, t } = useApp();
  return (
    <div role="status">
      {slip.missing > 0 ? <p className="slip-note is-warning">{t('slipMissing', { count: slip.missing })}</p> : null}
      {slip.isOverfull ? <p className="slip-note is-warning">{t('slipFull', { count: MOST_LEGS })}</p> : null}
    </div>
  );
}

const REPRICE_MS = 2_000;

/** The builder's price comes from the model, so it is asked for while the builder is shown. */
function useBuilderOdds(): void {
  const { slip, placing } = useApp();
  const { picks, mode } = slip;
  useEffect(() => {
    if (mode !== 'builder') return;
    let isWanted = true;
    const body = { picks: picks.map(({ event, market, selection }) => ({ event, market, selection })) };
    const ask = async (): Promise<void> => {
      if (placing.isBusy) return;
      const { odds } = await callApi<{ odds: number | null }>('builder', body);
      if (!isWanted || (slip.isBuilderPriced && odds === slip.builderOdds)) return;
      slip.update({ builderOdds: odds, isBuilderPriced: true });
    };
    const askQuietly = (): void => {
      ask().catch(() => slip.update({ builderOdds: null }));
    };
    askQuietly();
    const timer = setInterval(askQuietly, REPRICE_MS);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [slip, placing, picks, mode]);
}

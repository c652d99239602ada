import { useEffect, useReducer } from 'react';
import { useApp, useChanging } from '../AppContext.ts';
import { type SlipSums, sumsOf } from './slipButton.ts';
import { keyOf } from './SlipStore.ts';

/** The slip's sums, renewed with its picks, its stakes and every price of them. */
export function useSlipSums(): SlipSums {
  const app = useApp();
  const { board, slip, session, preferences } = app;
  const [, renew] = useReducer((turn: number) => turn + 1, 0);
  const { picks } = slip;
  useChanging(slip.changes, 'slip', () => slip.version);
  useChanging(session.changes, 'session', () => session.wallet);
  useChanging(preferences.changes, 'odds', () => preferences.consent);
  useEffect(() => {
    const stops = picks.map((pick) => board.changes.on(`price:${keyOf(pick)}`, renew));
    return () => {
      for (const stop of stops) stop();
    };
  }, [board, picks]);
  return sumsOf(app);
}

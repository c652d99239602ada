import { useCallback } from 'react';
import { useApp } from '../AppContext.tsx';
import type { ActionPlace, PlayerAction } from '../AppServices.ts';
import { useArrivals } from './useArrivals.ts';

/** What players can do in a place. */
export function usePlayerActions(place: ActionPlace): readonly PlayerAction[] {
  const app = useApp();
  return useArrivals(useCallback(() => app.playerActions(place), [app, place]));
}

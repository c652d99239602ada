import { createContext, use, useSyncExternalStore } from 'react';
import type { AppServices } from './AppServices.ts';
import type { StoreFactory } from './stores.ts';

const AppContext = createContext<AppServices | null>(null);

export const AppProvider = AppContext.Provider;

/** The app's services. Throws outside the provider, which is a programming error. */
export function useApp(): AppServices {
  const app = use(AppContext);
  if (!app) throw new Error('useApp outside AppProvider');
  return app;
}

/** Changes when the stores of the player before have been dropped, so that what follows them begins anew. */
export function useCurrentPlayers(): object {
  const { players } = useApp();
  const current = () => players.current;
  return useSyncExternalStore(players.subscribe, current, current);
}

const neverChanges = () => () => {};

/** A domain's store, created by the root on first use; one of scope `player` is the present player's. */
export function useStore<S>(factory: StoreFactory<S>): S {
  const app = useApp();
  const { players } = app;
  const current = () => players.current;
  useSyncExternalStore(factory.scope === 'player' ? players.subscribe : neverChanges, current, current);
  return app.store(factory);
}

import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { jackpotsStore } from '../JackpotsStore.ts';
import type { JackpotsStore } from '../JackpotsStore.ts';

/** The jackpots, in the visitor's currency and kept up to date while a part of the page shows them. */
export function useJackpots(): JackpotsStore {
  const { session } = useApp();
  const store = useStore(jackpotsStore);
  useEffect(
    () =>
      reaction(
        () => session.balance.main?.currency,
        () => void store.reload(),
        { fireImmediately: true },
      ),
    [session, store],
  );
  useEffect(() => store.follow(), [store]);
  return store;
}

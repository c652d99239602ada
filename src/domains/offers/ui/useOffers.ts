import { useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { offersStore } from '../OffersStore.ts';
import type { OffersStore } from '../OffersStore.ts';
import { useVisitorKnown } from '../../../kernel/visitor/useVisitorKnown.ts';

/** 4-35: the visitor's own offers, kept up to date while a part of the page shows them. */
export function useOffers(): OffersStore {
  const app = useApp();
  const { news } = app;
  const store = useStore(offersStore);
  useVisitorKnown((uid) => void app.store(offersStore).load(uid));
  useEffect(() => news.subscribe((event) => void store.hear(event)), [news, store]);
  return store;
}

import { useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useVisitorKnown } from '../../../kernel/visitor/useVisitorKnown.ts';
import { questsStore } from '../QuestsStore.ts';
import type { QuestsStore } from '../QuestsStore.ts';

/** The visitor's quests, kept up to date while a part of the page shows them. */
export function useQuests(): QuestsStore {
  const { news } = useApp();
  const store = useStore(questsStore);
  useVisitorKnown((uid) => void store.load(uid));
  useEffect(() => news.subscribe((event) => store.hear(event)), [news, store]);
  return store;
}

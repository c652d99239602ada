import type { DialogKind } from '../../kernel/dialogs.ts';

/** 2.10-9: a quest of the loyalty programme. */
export const questDialog: DialogKind<{ readonly id: string }, null> = {
  name: 'loyaltyQuest',
  size: 'md',
  dismissed: null,
  namespaces: ['quests', 'rewards', 'terms', 'forms'],
  load: async () => (await import('./ui/QuestDialog.tsx')).QuestDialog,
};

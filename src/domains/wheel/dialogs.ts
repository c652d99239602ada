import type { DialogKind } from '../../kernel/dialogs.ts';
import type { Quest } from './api.ts';
import type { WinnersTab } from './winnersTabs.ts';

interface OfWheel {
  readonly campaign: string;
}

const namespaces = ['wheel', 'rewards', 'forms', 'terms'];
const base = { namespaces, dismissed: undefined } as const;

/** 2.10-22 */
export const questsDialog: DialogKind<OfWheel, undefined> = {
  ...base,
  name: 'wheelQuests',
  load: async () => (await import('./ui/dialogs/QuestsDialog.tsx')).QuestsDialog,
};
/** 2.10-23 */
export const questDialog: DialogKind<{ readonly quest: Quest }, undefined> = {
  ...base,
  name: 'wheelQuest',
  size: 'sm',
  load: async () => (await import('./ui/dialogs/QuestDialog.tsx')).QuestDialog,
};
/** 2.10-24 */
export const rulesDialog: DialogKind<OfWheel, undefined> = {
  ...base,
  name: 'wheelRules',
  load: async () => (await import('./ui/dialogs/RulesDialog.tsx')).RulesDialog,
};
/** 2.10-25: everything that can be won, with its chance. */
export const chancesDialog: DialogKind<OfWheel, undefined> = {
  ...base,
  name: 'wheelGifts',
  load: async () => (await import('./ui/dialogs/ChancesDialog.tsx')).ChancesDialog,
};
/** 2.10-26 */
export const winnersDialog: DialogKind<OfWheel & { readonly tabs: readonly WinnersTab[] }, undefined> = {
  ...base,
  name: 'wheelWinners',
  load: async () => (await import('./ui/dialogs/WinnersDialog.tsx')).WinnersDialog,
};
/** 2.10-27 */
export const giftsDialog: DialogKind<OfWheel, undefined> = {
  ...base,
  name: 'wheelGiftsReceived',
  load: async () => (await import('./ui/dialogs/GiftsDialog.tsx')).GiftsDialog,
};
/** 2.10-28: resolves with how many spins the player wants; 0 for none. */
export const buyDialog: DialogKind<OfWheel, number> = {
  name: 'wheelBuy',
  isCareful: true,
  size: 'sm',
  namespaces,
  dismissed: 0,
  load: async () => (await import('./ui/dialogs/BuyDialog.tsx')).BuyDialog,
};

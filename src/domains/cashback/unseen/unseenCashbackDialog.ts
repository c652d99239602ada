import type { DialogKind } from '../../../kernel/dialogs.ts';
import type { Cashback } from '../parseCashback.ts';

/** 2.10-4: resolves with whether the player goes to the page of all cashbacks. */
export const unseenCashbackDialog: DialogKind<Cashback, boolean> = {
  name: 'unseenCashback',
  size: 'sm',
  dismissed: false,
  namespaces: ['cashback', 'forms'],
  load: async () => (await import('../ui/UnseenCashback.tsx')).UnseenCashback,
};

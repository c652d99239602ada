import type { DialogKind } from '../../kernel/dialogs.ts';

/** 2.10-8: confirming a purchase; then that it is bought, or what is missing. */
export const buyDialog: DialogKind<{ readonly id: string }, null> = {
  name: 'loyaltyShop',
  size: 'md',
  dismissed: null,
  namespaces: ['shop', 'rewards', 'terms', 'forms'],
  load: async () => (await import('./ui/BuyDialog.tsx')).BuyDialog,
};

import type { DialogKind } from '../../kernel/dialogs.ts';
import type { CalculatorDialogProps } from './ui/calculator/CalculatorDialog.tsx';
import type { Activated } from './promoCode/PromoCodeStore.ts';

/** 2.10-13: what a promotion gives and costs. */
export const promotionDialog: DialogKind<{ readonly id: string; readonly title: string }, null> = {
  name: 'promotionsDetail',
  size: 'lg',
  dismissed: null,
  namespaces: ['offers', 'banners', 'offerPages', 'terms', 'forms'],
  load: async () => (await import('./ui/PromotionDialog.tsx')).PromotionDialog,
};

/** 2.10-3: a promo code is activated. Resolves with whether the player goes on to the offer. */
export const activatedDialog: DialogKind<Activated, boolean> = {
  name: 'promoCodeActivated',
  size: 'sm',
  dismissed: false,
  namespaces: ['offers', 'offerPages'],
  load: async () => (await import('./ui/promoCode/ActivatedDialog.tsx')).ActivatedDialog,
};

/** 2.8-6: a promo code that the address has brought. */
export const promoCodeDialog: DialogKind<{ readonly code: string }, Activated | null> = {
  name: 'promoCode',
  size: 'sm',
  dismissed: null,
  namespaces: ['offers', 'offerPages', 'forms'],
  load: async () => (await import('./ui/promoCode/PromoCodeDialog.tsx')).PromoCodeDialog,
};

/** Clarity 1: what an offer comes to, over the deposit form. */
export const calculatorDialog: DialogKind<CalculatorDialogProps, null> = {
  name: 'offerCalculator',
  size: 'lg',
  dismissed: null,
  namespaces: ['calculator', 'forms'],
  load: async () => (await import('./ui/calculator/CalculatorDialog.tsx')).CalculatorDialog,
};

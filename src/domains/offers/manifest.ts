import type { DomainManifest } from '../../kernel/manifest.ts';
import { offersIcon } from '../../ui/basics/icons.ts';
import { activatedDialog, calculatorDialog, promoCodeDialog, promotionDialog } from './dialogs.ts';
import { offersPath } from './paths.ts';

export const manifest: DomainManifest = {
  menu: [{ id: 'offers', path: offersPath, label: 'menu:offers.offers', icon: offersIcon, group: 'play', order: 20 }],
  homeBlocks: [{ name: 'offers', order: 25, room: { phone: 328, phoneGrowth: 0.36, wide: 376 } }],
  dialogs: [promotionDialog, activatedDialog, promoCodeDialog, calculatorDialog],
  pageBlocks: {
    depositOffer: [
      {
        order: 10,
        namespaces: ['offers'],
        load: async () => (await import('./ui/calculator/DepositCalculator.tsx')).DepositCalculator,
      },
    ],
  },
  afterAuth: [
    {
      order: 60,
      after: ['signedIn'],
      open: async (app) => (await import('./promoCode/offerPromoCode.ts')).offerStoredPromoCode(app),
    },
    {
      order: 70,
      after: ['signedIn', 'registered'],
      open: async (app) => (await import('./popups/openPopups.ts')).openPopups(app),
    },
  ],
  flows: [
    {
      audience: 'players',
      start: async (app) => (await import('./promoCode/offerPromoCode.ts')).startOfferPromoCode(app),
    },
    {
      audience: 'players',
      start: async (app) => (await import('./popups/startPopupPreview.ts')).startPopupPreview(app),
    },
  ],
};

import type { DomainManifest } from '../../kernel/manifest.ts';
import { authDialog } from './openAuth.ts';

export const manifest: DomainManifest = {
  dialogs: [authDialog],
  flows: [
    {
      audience: 'everybody',
      start: async (app) => (await import('./promo/rememberPromoCode.ts')).rememberPromoCode(app),
    },
    {
      audience: 'players',
      start: async (app) => (await import('./characters/refreshCharacters.ts')).refreshCharacters(app),
    },
  ],
};

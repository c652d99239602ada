import type { AppServices } from '../../kernel/AppServices.ts';
import type { DomainManifest, Stop } from '../../kernel/manifest.ts';
import { takeFollowUps } from './keptFollowUps.ts';
import { authDialog } from './openAuth.ts';
import { joinDialog } from './telegram/openJoin.ts';

/** Shows the popups that follow a sign-in on the page before. Takes them at once: those of a later sign-in are not its. */
async function resumeFollowUps(app: AppServices): Promise<Stop> {
  const outcome = takeFollowUps(app);
  if (outcome !== null) void (await import('./afterAuth.ts')).followUps(app, outcome);
  return () => {};
}

export const manifest: DomainManifest = {
  dialogs: [authDialog, joinDialog],
  // 4-4: before every other popup that follows a sign-in.
  afterAuth: [
    {
      order: 0,
      after: ['signedIn'],
      open: async (app) => (await import('./social/openCompletion.ts')).openCompletion(app),
    },
    {
      order: 90,
      after: ['registered'],
      open: async (app) => (await import('./telegram/offerJoin.ts')).offerJoin(app),
    },
  ],
  pageBlocks: {
    security: [
      {
        order: 10,
        namespaces: ['auth', 'forms'],
        load: async () => (await import('./password/PasswordBlock.tsx')).PasswordBlock,
      },
      {
        order: 35,
        namespaces: ['auth', 'forms'],
        load: async () => (await import('./telegram/ui/TelegramBlock.tsx')).TelegramBlock,
      },
    ],
  },
  flows: [
    { audience: 'players', start: async (app) => (await import('./telegram/takeLinkParam.ts')).takeLinkParam(app) },
    {
      audience: 'everybody',
      start: async (app) =>
        app.platform.launch.startParam?.startsWith('auth_')
          ? (await import('./social/ticket/takeAuthParam.ts')).takeAuthParam(app)
          : () => {},
    },
    { audience: 'players', start: async (app) => (await import('./social/openCompletion.ts')).startCompletion(app) },
    { audience: 'players', start: resumeFollowUps },
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

import type { DomainManifest } from '../../kernel/manifest.ts';
import { identityIcon } from '../../ui/basics/icons.ts';
import { verificationDialog } from './dialogs.ts';
import { verificationPath } from './paths.ts';

export const manifest: DomainManifest = {
  profileTabs: [
    {
      path: verificationPath,
      label: 'menu:verification.verification',
      icon: identityIcon,
      order: 30,
      // 3-30
      isShown: ({ content }) => content.config.features.isVerificationEnabled,
    },
  ],
  dialogs: [verificationDialog],
  flows: [{ audience: 'players', start: async (app) => (await import('./startPopup.ts')).startPopup(app) }],
  events: {
    // The flags of the account (3-5) follow, wherever they are shown.
    'account.verification_changed': (app) => void app.session.load().catch(() => undefined),
  },
};

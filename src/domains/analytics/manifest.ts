import type { DomainManifest } from '../../kernel/manifest.ts';
import { eyeIcon } from '../../ui/basics/icons.ts';
import { consentPath } from './paths.ts';

export const manifest: DomainManifest = {
  menu: [
    {
      id: 'privacyChoices',
      path: consentPath,
      label: 'menu:analytics.choices',
      icon: eyeIcon,
      group: 'account',
      order: 95,
      isInFooter: true,
      isShown: ({ content }) => content.site.hasAnalytics,
    },
  ],
  flows: [{ audience: 'everybody', start: async (app) => (await import('./startAnalytics.ts')).startAnalytics(app) }],
};

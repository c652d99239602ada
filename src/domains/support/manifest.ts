import type { DomainManifest } from '../../kernel/manifest.ts';
import { supportIcon } from '../../ui/basics/icons.ts';
import { supportPath } from './paths.ts';

export const manifest: DomainManifest = {
  menu: [
    {
      id: 'support',
      path: supportPath,
      label: 'menu:support.support',
      icon: supportIcon,
      group: 'account',
      order: 90,
      isInFooter: true,
    },
  ],
  events: {
    'support.ticket_changed': (app, { data }) =>
      void import('./sayAnswer.ts').then(({ sayAnswer }) => sayAnswer(app, data)),
  },
};

import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [
  {
    name: 'privacyChoices',
    path: '/privacy-choices',
    layout: 'narrow',
    namespaces: ['analytics'],
    file: 'ui/consent.route.ts',
    isUnlisted: true,
  },
];

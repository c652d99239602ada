import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [
  {
    name: 'verification',
    path: '/profile/verification',
    layout: 'profile',
    namespaces: ['verification'],
    file: 'ui/verification.route.ts',
  },
];

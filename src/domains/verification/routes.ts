import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [
  {
    name: 'verification',
    startParam: 'verification',
    path: '/profile/verification',
    layout: 'profile',
    namespaces: ['verification'],
    file: 'ui/verification.route.ts',
  },
];

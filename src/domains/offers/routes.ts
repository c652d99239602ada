import type { RouteDefinition } from '../../kernel/routes.ts';

const words = ['offers', 'banners', 'offerPages', 'terms', 'forms'];

export const routes: readonly RouteDefinition[] = [
  {
    name: 'offers',
    startParam: 'offers',
    path: '/offers',
    layout: 'default',
    namespaces: words,
    file: 'ui/offers.route.ts',
  },
  {
    name: 'offer',
    startParam: 'offer',
    path: '/offers/:id',
    layout: 'default',
    namespaces: words,
    file: 'ui/offer.route.ts',
  },
  {
    name: 'promotions',
    startParam: 'promotions',
    path: '/promotions',
    layout: 'default',
    namespaces: words,
    file: 'ui/promotions.route.ts',
  },
];

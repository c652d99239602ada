import type { RouteDefinition } from '../../kernel/routes.ts';

/** 2.2-14: the confirmation is for guests too, since a link in a message may be opened in another browser. */
export const routes: readonly RouteDefinition[] = [
  {
    name: 'contacts',
    startParam: 'contacts',
    path: '/profile/contacts',
    layout: 'profile',
    namespaces: ['contacts', 'forms'],
    file: 'ui/contacts.route.ts',
  },
  {
    name: 'confirmation',
    path: '/confirmation',
    layout: 'narrow',
    namespaces: ['contacts', 'forms'],
    file: 'ui/confirmation.route.ts',
    isUnlisted: true,
    isSecret: true,
  },
  {
    name: 'takeBack',
    path: '/confirmation/undo',
    layout: 'narrow',
    namespaces: ['contacts', 'forms'],
    file: 'ui/takeBack.route.ts',
    isUnlisted: true,
    isSecret: true,
  },
  {
    name: 'confirmed',
    path: '/confirmation/success',
    layout: 'narrow',
    namespaces: ['contacts'],
    file: 'ui/confirmed.route.ts',
    isUnlisted: true,
  },
];

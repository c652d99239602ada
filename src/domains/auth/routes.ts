import type { RouteDefinition } from '../../kernel/routes.ts';
import { signInFormPath, signUpFormPath } from './paths.ts';

const formPage = { layout: 'empty', namespaces: ['forms', 'auth'], isEmbeddable: true, isUnlisted: true } as const;

export const routes: readonly RouteDefinition[] = [
  { ...formPage, name: 'signInForm', path: signInFormPath, file: 'ui/signInForm.route.ts' },
  { ...formPage, name: 'signUpForm', path: signUpFormPath, file: 'ui/signUpForm.route.ts' },
];

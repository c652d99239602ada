import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { AuthView } from '../openAuth.ts';
import type { AuthViewProps } from './AuthViewProps.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

export interface AuthViewEntry {
  /** Key of the popup's title. */
  readonly title: string;
  /** The view that its back link leads to (2.9-2); none if left out. */
  readonly back?: AuthView;
  readonly View: ComponentType<AuthViewProps>;
}

/** 2.9-1: the popup's views. A rare one is a lazy component. */
export const authViews: Partial<Readonly<Record<AuthView, AuthViewEntry>>> = {
  authorization: { title: 'core:signIn', View: SignInForm },
  registration: { title: 'core:signUp', View: SignUpForm },
  twofa: {
    title: 'auth:twofactor.title',
    back: 'authorization',
    View: lazy(async () => ({ default: (await import('../twofactor/TwoFactorForm.tsx')).TwoFactorForm })),
  },
};

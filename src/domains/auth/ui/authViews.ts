import type { ComponentType } from 'react';
import type { AuthView } from '../openAuth.ts';
import type { AuthViewProps } from './AuthViewProps.ts';
import { lazyPart } from '../../../ui/basics/lazyPart.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const SocialRegistration = lazyPart<AuthViewProps>(
  async () => (await import('../social/ui/SocialRegistration.tsx')).SocialRegistration,
  LoadFailed,
);

export interface AuthViewEntry {
  /** Key of the popup's title. */
  readonly title: string;
  /** The view that its back link leads to (2.9-2); none if left out. */
  readonly back?: AuthView;
  /** 4-4: the popup cannot be closed while it shows this view. */
  readonly isCompulsory?: true;
  readonly View: ComponentType<AuthViewProps>;
}

/** 2.9-1: the popup's views. A rare one is a lazy component. */
export const authViews: Partial<Readonly<Record<AuthView, AuthViewEntry>>> = {
  authorization: { title: 'core:signIn', View: SignInForm },
  registration: { title: 'core:signUp', View: SignUpForm },
  socialRegistration: { title: 'core:signUp', View: SocialRegistration, isCompulsory: true },
};

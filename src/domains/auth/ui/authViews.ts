import type { ComponentType } from 'react';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { lazyPart } from '../../../ui/basics/lazyPart.tsx';
import type { AuthView } from '../AuthRequest.ts';
import type { AuthViewProps } from './AuthViewProps.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

export interface AuthViewEntry {
  /** Key of the popup's title. */
  readonly title: string;
  /** The view that its back link leads to (2.9-2); none if left out. */
  readonly back?: AuthView;
  /** 2.9-5: whether phones show the banner or the character's artwork above it, too; not if left out. */
  readonly aside?: 'banner';
  /** 4-4: the popup cannot be closed while it shows this view. */
  readonly isCompulsory?: true;
  readonly View: ComponentType<AuthViewProps>;
}

const RestoreView = lazyPart<AuthViewProps>(
  async () => (await import('../restore/RestoreView.tsx')).RestoreView,
  LoadFailed,
);

const TwoFactorView = lazyPart<AuthViewProps>(
  async () => (await import('../twofactor/TwoFactorForm.tsx')).TwoFactorForm,
  LoadFailed,
);

const SocialRegistration = lazyPart<AuthViewProps>(
  async () => (await import('../social/ui/SocialRegistration.tsx')).SocialRegistration,
  LoadFailed,
);

/** 2.9-1: the popup's views. A rare one is a lazy component. */
export const authViews: Readonly<Record<AuthView, AuthViewEntry>> = {
  authorization: { title: 'core:signIn', aside: 'banner', View: SignInForm },
  registration: { title: 'core:signUp', aside: 'banner', View: SignUpForm },
  socialRegistration: { title: 'core:signUp', View: SocialRegistration, isCompulsory: true },
  restore: { title: 'auth:restore.title', back: 'authorization', aside: 'banner', View: RestoreView },
  twofa: { title: 'auth:twofactor.title', back: 'authorization', aside: 'banner', View: TwoFactorView },
};

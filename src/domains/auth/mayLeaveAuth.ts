import { confirm } from '../../kernel/confirm.ts';
import type { AppServices } from '../../kernel/AppServices.ts';
import { signInStore } from './SignInStore.ts';
import { signUpStore } from './SignUpStore.ts';
import { twoFactorStore } from './twofactor/TwoFactorStore.ts';

/**
 * Closing the popup during a request does not cancel the request: a confirm tells the player, who closes or stays. The
 * answer closes the confirm.
 */
export async function mayLeaveAuth(
  app: Pick<AppServices, 'content' | 'dialogs' | 'platform' | 'session' | 'store' | 't'>,
): Promise<boolean> {
  // 4-4: a registration that a social sign-in has begun is completed first.
  if (app.session.account?.isRegistrationCompleted === false) return false;
  const forms = [app.store(signInStore), app.store(signUpStore), app.store(twoFactorStore)];
  const isSending = forms.some(({ form }) => form.isSubmitting);
  if (!isSending) return true;
  const { t } = app;
  return confirm(app, 'leaveAuth', {
    title: t('forms:auth.leave.title'),
    content: t('forms:auth.leave.text'),
    textAgree: t('forms:auth.leave.agree'),
    textReject: t('forms:auth.leave.stay'),
    showClose: false,
  });
}

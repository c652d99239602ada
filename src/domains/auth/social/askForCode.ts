import type { AppServices } from '../../../kernel/AppServices.ts';
import { createAuthApi } from '../api.ts';
import { askedForCode } from '../twofactor/askedForCode.ts';
import { twoFactorStore } from '../twofactor/TwoFactorStore.ts';

/** 4-10, 4-12: begins the code's step of a sign-in at a service; false if the operator asks for none. */
export async function askForCode(
  app: Pick<AppServices, 'call' | 'store' | 'platform'>,
  challenge: string,
): Promise<boolean> {
  const payload = app.platform.launch.registration?.payload ?? '';
  const entry = { login: '', password: '', challenge, payload };
  const store = app.store(twoFactorStore);
  try {
    const { status } = await createAuthApi(app.call).confirmSocial(challenge, '', payload);
    if (status !== 'ALREADY_ENABLED') return false;
    store.begin({ ...entry, kind: 'authenticator', resendTime: 0, contact: '' });
    return true;
  } catch (error) {
    const asked = askedForCode(error);
    if (asked === null) return false;
    store.begin({ ...entry, kind: 'contact', resendTime: asked.resendTime, contact: asked.contact });
    return true;
  }
}

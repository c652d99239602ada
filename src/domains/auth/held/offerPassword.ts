import type { AppServices } from '../../../kernel/AppServices.ts';
import { confirm } from '../../../kernel/confirm.ts';
import { afterAuth } from '../afterAuth.ts';
import { openJoin } from '../telegram/openJoin.ts';

/**
 * The launch's user opens nothing since the password was changed. Signing in with the new one confirms them; whatever
 * else could open the account before is asked about then.
 */
export async function offerPassword(app: AppServices): Promise<void> {
  const { t } = app;
  await app.loadMessages(['auth']);
  const isWanted = await confirm(app, 'heldLaunch', {
    title: t('auth:held.title'),
    content: t('auth:held.launch'),
    textAgree: t('auth:held.signIn'),
    textReject: t('auth:held.later'),
  });
  if (isWanted && (await openJoin(app))) await afterAuth(app, 'restored');
}

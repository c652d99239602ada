import { confirm } from '../../../kernel/confirm.ts';
import type { AppServices } from '../../../kernel/AppServices.ts';
import { isolated } from '../../../shared/text/isolated.ts';

/** Asks a signed-in player whether the player of the other device may take their place here. */
export const askToReplace = (app: AppServices): Promise<boolean> =>
  confirm(app, 'handoffReplace', {
    title: app.t('handoff:replace.title'),
    content: app.t('handoff:replace.text', { current: isolated(app.session.account?.login ?? '') }),
    textAgree: app.t('handoff:replace.agree'),
    textReject: app.t('handoff:replace.stay'),
  });

import { confirm } from '../../kernel/confirm.ts';
import type { AppServices } from '../../kernel/AppServices.ts';

/** Asks whether a deposit is to be given up; the words are in the catalogue `deposit`. */
export const askToDrop = (app: Pick<AppServices, 'content' | 'dialogs' | 'platform' | 't'>): Promise<boolean> =>
  confirm(app, 'dropDeposit', {
    title: app.t('deposit:drop.title'),
    content: app.t('deposit:drop.text'),
    textAgree: app.t('deposit:drop.agree'),
    textReject: app.t('deposit:drop.keep'),
    tone: 'plain',
  });

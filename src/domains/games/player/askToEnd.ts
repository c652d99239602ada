import { confirm } from '../../../kernel/confirm.ts';
import type { AppServices } from '../../../kernel/AppServices.ts';
import type { PlayStore } from '../PlayStore.ts';

/** Whether the open game may end: asks first in the middle of a real round. */
export async function askToEnd(
  app: Pick<AppServices, 'content' | 'dialogs' | 'platform' | 't'>,
  play: PlayStore,
): Promise<boolean> {
  if (play.mode !== 'play' || !play.isRoundOpen) return true;
  const { t } = app;
  return confirm(app, 'leaveRound', {
    title: t('games:leave.title'),
    content: t('games:leave.text'),
    textAgree: t('games:leave.agree'),
    textReject: t('games:leave.stay'),
  });
}

import { useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { confirm } from '../../../kernel/confirm.ts';
import { playStore } from '../PlayStore.ts';

/** Whoever leaves the page in the middle of a real round is asked first, whichever way they leave. */
export function useAskInRound(): void {
  const app = useApp();
  const play = useStore(playStore);
  useEffect(
    () =>
      app.leaving.hold({
        isNeeded: () => play.mode === 'play' && play.isRoundOpen,
        async ask() {
          const { t } = app;
          const isSure = await confirm(app, 'leaveRound', {
            title: t('games:leave.title'),
            content: t('games:leave.text'),
            textAgree: t('games:leave.agree'),
            textReject: t('games:leave.stay'),
          });
          if (isSure) play.close();
          return isSure;
        },
      }),
    [app, play],
  );
}

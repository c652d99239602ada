import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { BackLink } from './BackLink.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import type { AuthOutcome, AuthRequest, AuthView } from '../openAuth.ts';
import { afterAuth } from '../afterAuth.ts';
import { authViews } from './authViews.ts';

/** Loaded with the popup: the confirm shown on dismissal. */
export { mayLeaveAuth } from '../mayLeaveAuth.ts';

/** 2.9: one popup whose views switch in place; each keeps its typed text. */
export const AuthDialog = observer(function AuthDialog({ props, close, frame }: DialogProps<AuthRequest, AuthOutcome>) {
  const app = useApp();
  const { t } = app;
  const [view, setView] = useState<AuthView>(props.view);
  const finish = (outcome: Exclude<AuthOutcome, 'dismissed'>) => {
    close(outcome);
    void afterAuth(app, outcome);
  };
  const entry = authViews[view];
  if (entry === undefined) return null;
  const { title, back, isCompulsory = false, View } = entry;
  return (
    <Dialog {...frame} preventClose={frame.preventClose || isCompulsory} title={t(title)} labelClose={t('core:close')}>
      {back !== undefined && <BackLink onBack={() => setView(back)} />}
      <Suspense>
        <View show={setView} finish={finish} />
      </Suspense>
    </Dialog>
  );
});

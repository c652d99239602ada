import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import type { AuthOutcome, AuthRequest, AuthView } from '../openAuth.ts';
import { afterAuth } from '../afterAuth.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** Loaded with the popup: the confirm shown on dismissal. */
export { mayLeaveAuth } from '../mayLeaveAuth.ts';

/** 2.9: one popup whose views switch in place; each keeps its typed text. */
export const AuthDialog = observer(function AuthDialog({ props, close, frame }: DialogProps<AuthRequest, AuthOutcome>) {
  const app = useApp();
  const { t } = app;
  const [view, setView] = useState<AuthView>(props.view);
  const finish = (outcome: AuthOutcome) => {
    close(outcome);
    afterAuth(app, outcome);
  };
  return (
    <Dialog
      {...frame}
      title={view === 'authorization' ? t('core:signIn') : t('core:signUp')}
      labelClose={t('core:close')}
    >
      {view === 'authorization' ? (
        <SignInForm onDone={() => finish('signedIn')} onSwitch={() => setView('registration')} />
      ) : (
        <SignUpForm onDone={() => finish('registered')} onSwitch={() => setView('authorization')} />
      )}
    </Dialog>
  );
});

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { paced } from '../../../ui/afterNextPaint.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
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
  // The other form is rendered after the clicked link's feedback has been painted.
  const show = paced(setView);
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
        <SignInForm onDone={() => finish('signedIn')} onSwitch={() => show('registration')} />
      ) : (
        <SignUpForm onDone={() => finish('registered')} onSwitch={() => show('authorization')} />
      )}
    </Dialog>
  );
});

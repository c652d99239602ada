import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useGuestDraft } from '../../../kernel/forms/useGuestDraft.ts';
import type { AuthViewProps } from '../ui/AuthViewProps.ts';
import { awaitSignIn } from './awaitSignIn.ts';
import { RestoreLogin } from './RestoreLogin.tsx';
import { RestorePassword } from './RestorePassword.tsx';
import { restoreStore } from './RestoreStore.ts';

/** 2.10-20: the popup's view Restore access. */
export const RestoreView = observer(function RestoreView({ show, finish }: AuthViewProps) {
  const app = useApp();
  const { notices, t } = app;
  const store = useStore(restoreStore);
  // Players leave for their mail while the second step is open, and the page may be loaded again by then.
  useGuestDraft('restore', { read: () => store.typed, restore: (texts) => store.carryOn(texts) });
  const submit = async () => {
    const { kind } = await store.submit();
    if (kind === 'signedIn') finish('restored');
    if (kind !== 'passwordSet') return;
    awaitSignIn(app);
    notices.show(t('auth:restore.signIn'), 'success');
    show('authorization');
  };
  return store.step === 'login' ? <RestoreLogin /> : <RestorePassword onSubmit={submit} />;
});

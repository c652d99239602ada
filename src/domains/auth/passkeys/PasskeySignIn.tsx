import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { passkeyIcon } from '../../../ui/basics/icons.ts';
import { isFramed } from '../../../lib/isFramed.ts';
import { useIsLive } from '../../../ui/basics/useIsLive.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { passkeySignInStore } from './PasskeySignInStore.ts';

const own = { passkeyRefused: 'auth:passkeys.refused', passkeyHeld: 'auth:held.passkey' };

/** The button for a passkey, where the shell allows them; browsers refuse them to a frame of another site. */
export const PasskeySignIn = observer(function PasskeySignIn({ onDone }: { readonly onDone: () => void }) {
  const { t, platform } = useApp();
  const store = useStore(passkeySignInStore);
  const isLive = useIsLive();
  if (!isLive || !platform.can.passkeys || isFramed()) return null;
  const signIn = async () => {
    const { kind } = await store.signIn();
    if (kind === 'signedIn') onDone();
  };
  const { problem } = store;
  return (
    <>
      <ProblemNotice problem={problem} own={own} />
      <Button icon={passkeyIcon} isBlock isPending={store.isPending} onClick={signIn}>
        {t('auth:passkeys.signIn')}
      </Button>
    </>
  );
});

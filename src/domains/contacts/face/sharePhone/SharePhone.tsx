import { observer } from 'mobx-react-lite';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { sharePhoneStore } from './SharePhoneStore.ts';

interface Props {
  /** The account has the number now. */
  readonly onShared: () => void;
}

/** Beside a field for a phone number: the messenger's own one instead. Nothing where the shell has none. */
export const SharePhone = observer(function SharePhone({ onShared }: Props) {
  const { t, platform } = useApp();
  const store = useStore(sharePhoneStore);
  const isOffered = useSyncExternalStore(
    (listener) => platform.onButtons(listener),
    () => store.isOffered,
    () => false,
  );
  useEffect(() => () => store.reset(), [store]);
  if (!isOffered) return null;
  const share = async () => {
    if (await store.share()) onShared();
  };
  return (
    <>
      {store.problem !== null && (
        <Notice tone={store.problem === 'refused' ? 'info' : 'error'} role="alert">
          {t(`forms:sharePhone.${store.problem}`)}
        </Notice>
      )}
      <Button isPending={store.isAsking} onClick={() => void share()}>
        {t('forms:sharePhone.button')}
      </Button>
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { lockIcon } from '../../../ui/basics/icons.ts';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { EntriesList } from './EntriesList.tsx';
import { entriesStore } from './EntriesStore.ts';

/** The ways into the account that have no card of their own, and all that are held. Nothing where there are none. */
export const EntriesBlock = observer(function EntriesBlock() {
  const { t } = useApp();
  const store = useStore(entriesStore);
  useForPlayer((uid) => void store.ensure(uid));
  const hasFailed = store.status === 'failed';
  if (!hasFailed && store.shown.length === 0) return null;
  return (
    <IconCard icon={lockIcon} title={t('entries:title')} lead={t('entries:lead')}>
      {hasFailed ? (
        <LoadFailed onRetry={() => store.load()} />
      ) : (
        <>
          {store.hasHeld && <Notice>{t('entries:held')}</Notice>}
          <EntriesList entries={store.shown} />
        </>
      )}
    </IconCard>
  );
});

import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { eyeIcon } from '../../../ui/basics/icons.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { sharingStore } from '../SharingStore.ts';

/** What others see of the player. */
export const SharingBlock = observer(function SharingBlock() {
  const { t } = useApp();
  const store = useStore(sharingStore);
  useForPlayer((uid) => void store.load(uid));
  return (
    <IconCard icon={eyeIcon} title={t('privacy:sharing.title')} lead={t('privacy:sharing.text')}>
      <Body />
    </IconCard>
  );
});

const Body = observer(function Body() {
  const { t } = useApp();
  const store = useStore(sharingStore);
  if (store.status === 'failed') return <LoadFailed onRetry={() => store.load()} />;
  if (store.status !== 'ready')
    return (
      <LoadingBlock>
        <Skeleton height="4rem" />
      </LoadingBlock>
    );
  return (
    <>
      <Switch
        name="shares_wins"
        label={t('privacy:sharing.label')}
        hint={t('privacy:sharing.hint')}
        isOn={store.isShared}
        isBusy={store.isSaving}
        onChange={(isShared) => void store.share(isShared)}
      />
      {store.hasFailed && (
        <Notice tone="error" role="alert">
          {t('privacy:sharing.failed')}
        </Notice>
      )}
    </>
  );
});

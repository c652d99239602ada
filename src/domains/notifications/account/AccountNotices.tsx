import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { useStore } from '../../../kernel/AppContext.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import type { NoticeChannel } from '../api.ts';
import { PushNotices } from '../push/PushNotices.tsx';
import { noticesStore } from './NoticesStore.ts';
import { TelegramNotices } from './TelegramNotices.tsx';

const blocks: Readonly<Record<NoticeChannel, ComponentType<{ readonly isReachable: boolean }>>> = {
  telegram: TelegramNotices,
  push: PushNotices,
};

/** Notifications of the player's own account, channel by channel; each kind has a consent of its own. */
export const AccountNotices = observer(function AccountNotices() {
  const store = useStore(noticesStore);
  useForPlayer((uid) => void store.open(uid));
  if (store.status === 'failed') return <LoadFailed onRetry={() => store.load()} />;
  if (store.status !== 'ready') {
    return (
      <LoadingBlock>
        <Skeleton height="14rem" />
      </LoadingBlock>
    );
  }
  return store.settings.channels.map(({ name, isReachable }) => {
    const Block = blocks[name];
    return <Block key={name} isReachable={isReachable} />;
  });
});

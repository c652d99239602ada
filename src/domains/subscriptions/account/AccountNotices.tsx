import { observer } from 'mobx-react-lite';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { bellIcon, telegramIcon } from '../../../ui/basics/icons.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { SettingsBlock } from '../../../ui/blocks/SettingsBlock.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useForPlayer } from '../../../kernel/useForPlayer.ts';
import type { NoticeChannel } from '../api.ts';
import styles from '../ui/SubscriptionPages.module.css';
import { noticesStore } from './NoticesStore.ts';

const icons = { telegram: telegramIcon, push: bellIcon } as const;

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
  return store.settings.channels.map(({ name, isReachable }) => (
    <ChannelNotices key={name} channel={name} isReachable={isReachable} />
  ));
});

interface Props {
  readonly channel: NoticeChannel;
  readonly isReachable: boolean;
}

const ChannelNotices = observer(function ChannelNotices({ channel, isReachable }: Props) {
  const { t } = useApp();
  const store = useStore(noticesStore);
  const canAsk = channel === 'telegram' && store.canAsk;
  const problem = store.problems.get(channel);
  return (
    <SettingsBlock
      icon={icons[channel]}
      title={t(`subscriptions:account.channel.${channel}`)}
      lead={t('subscriptions:account.lead')}
    >
      {problem !== undefined && (
        <Notice tone="error" role="alert">
          {t(`subscriptions:account.${problem}`)}
        </Notice>
      )}
      {!isReachable && <Notice>{t(`subscriptions:account.${reasonOf(channel, canAsk)}`)}</Notice>}
      <div className={styles['kinds']}>
        {store.settings.kinds.map(({ kind, label }) => {
          const isOn = store.isOn(kind, channel);
          return (
            <Switch
              key={kind}
              name={`${channel}-${kind}`}
              label={label}
              isOn={isOn}
              isDisabled={!isReachable && !canAsk && !isOn}
              isBusy={store.isChanging(kind, channel)}
              onChange={(wanted) => void store.change(kind, channel, wanted)}
            />
          );
        })}
      </div>
    </SettingsBlock>
  );
});

/** Why nothing can be delivered by the channel now, and what to do about it. */
function reasonOf(channel: NoticeChannel, canAsk: boolean): 'allow' | 'start' | 'push' {
  if (channel === 'push') return 'push';
  return canAsk ? 'allow' : 'start';
}

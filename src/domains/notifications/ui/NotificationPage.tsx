import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { bellIcon } from '../../../ui/basics/icons.ts';
import { EmptyState } from '../../../ui/blocks/EmptyState.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { contactsPath } from '../../contacts/paths.ts';
import { AccountNotices } from '../account/AccountNotices.tsx';
import { subscriptionsStore } from '../SubscriptionsStore.ts';
import { ChannelBlock } from './ChannelBlock.tsx';
import { SoundBlock } from './SoundBlock.tsx';
import styles from './SubscriptionPages.module.css';

/** 2.4-1, 7-7: what is sent to which contact. */
export const NotificationPage = observer(function NotificationPage() {
  const { t } = useApp();
  const store = useStore(subscriptionsStore);
  useForPlayer((uid) => void store.open(uid));
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('notifications:heading')}</h1>
        <p className={styles['text']}>{t('notifications:text')}</p>
      </header>
      <Body />
      <AccountNotices />
      <SoundBlock />
    </div>
  );
});

const Body = observer(function Body() {
  const { t, href } = useApp();
  const store = useStore(subscriptionsStore);
  if (store.status === 'failed') return <LoadFailed onRetry={() => store.load()} />;
  if (store.status !== 'ready') {
    return (
      <LoadingBlock>
        <Skeleton height="14rem" />
        <Skeleton height="14rem" />
      </LoadingBlock>
    );
  }
  if (store.channels.length === 0) {
    return (
      <EmptyState
        icon={bellIcon}
        title={t('notifications:none.title')}
        text={t('notifications:none.text')}
        action={
          <Button variant="primary" href={href(contactsPath)}>
            {t('notifications:none.go')}
          </Button>
        }
      />
    );
  }
  return store.channels.map((channel) => <ChannelBlock key={channel.kind} channel={channel} />);
});

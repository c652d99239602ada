import { observer } from 'mobx-react-lite';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { NoticeChannel } from '../api.ts';
import styles from '../ui/SubscriptionPages.module.css';
import { noticesStore } from './NoticesStore.ts';

interface Props {
  readonly channel: NoticeChannel;
  /** Nothing can be delivered by the channel now: nothing can be switched on. What is on can still be ended. */
  readonly isLocked: boolean;
}

/** A consent for each kind of notification, for one channel. */
export const KindSwitches = observer(function KindSwitches({ channel, isLocked }: Props) {
  const { t } = useApp();
  const store = useStore(noticesStore);
  const problem = store.problems.get(channel);
  return (
    <>
      {problem !== undefined && (
        <Notice tone="error" role="alert">
          {t(`notifications:account.${problem}`)}
        </Notice>
      )}
      <div className={styles['kinds']}>
        {store.settings.kinds.map(({ kind, label }) => {
          const isOn = store.isOn(kind, channel);
          return (
            <Switch
              key={kind}
              name={`${channel}-${kind}`}
              label={label}
              isOn={isOn}
              isDisabled={isLocked && !isOn}
              isBusy={store.isChanging(kind, channel)}
              onChange={(wanted) => void store.change(kind, channel, wanted)}
            />
          );
        })}
      </div>
    </>
  );
});

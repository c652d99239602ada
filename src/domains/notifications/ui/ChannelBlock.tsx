import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../../../ui/basics/Button.tsx';
import { mailIcon, phoneIcon } from '../../../ui/basics/icons.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { contactsPath } from '../../contacts/paths.ts';
import type { Channel } from '../api.ts';
import { subscriptionsStore } from '../SubscriptionsStore.ts';
import styles from './SubscriptionPages.module.css';

const icons = { email: mailIcon, phone: phoneIcon } as const;

/** One contact and what is sent to it: service messages always, promotions and news by choice. */
export const ChannelBlock = observer(function ChannelBlock({ channel }: { readonly channel: Channel }) {
  const { t, href } = useApp();
  const store = useStore(subscriptionsStore);
  const [hasFailed, setHasFailed] = useState(false);
  const { kind, contact, isConfirmed } = channel;
  const change = async (isOn: boolean) => {
    setHasFailed(false);
    setHasFailed((await store.change(channel, isOn)) === false);
  };
  return (
    <IconCard
      icon={icons[kind]}
      title={t(`notifications:channel.${kind}`)}
      lead={
        <bdi dir="ltr" className={styles['contact']}>
          {kind === 'phone' ? `+${contact.replace(/^\+/, '')}` : contact}
        </bdi>
      }
    >
      {hasFailed && (
        <Notice tone="error" role="alert">
          {t('notifications:failed')}
        </Notice>
      )}
      {isConfirmed ? (
        <div className={styles['kinds']}>
          <Switch
            name={`${kind}-service`}
            label={t('notifications:service.label')}
            hint={t('notifications:service.hint')}
            isOn
            isDisabled
            onChange={() => {}}
          />
          <Switch
            name={`${kind}-promotions`}
            label={t('notifications:promotions.label')}
            hint={t('notifications:promotions.hint')}
            isOn={store.isOn(channel)}
            isBusy={store.isChanging(channel)}
            onChange={(isOn) => void change(isOn)}
          />
        </div>
      ) : (
        <>
          <p className={styles['text']}>{t('notifications:unconfirmed')}</p>
          <div>
            <Button href={href(contactsPath)}>{t('notifications:confirm')}</Button>
          </div>
        </>
      )}
    </IconCard>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../../ui/basics/Button.tsx';
import { LeadEnd } from '../../../ui/basics/LeadEnd.tsx';
import { Spinner } from '../../../ui/basics/Spinner.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useVisitor } from '../../../kernel/visitor/useVisitor.ts';
import { notificationPath } from '../paths.ts';
import { unsubscribeStore } from '../UnsubscribeStore.ts';
import styles from './SubscriptionPages.module.css';

/** 2.2-13: ends the promotions to the contact of the link, also signed out. */
export const UnsubscribePage = observer(function UnsubscribePage() {
  const { t, place } = useApp();
  const store = useStore(unsubscribeStore);
  // Reads the query once, at the arrival.
  useEffect(() => store.open(place.search), [place, store]);
  return (
    <div className={styles['page']}>
      <h1>{t('notifications:unsubscribe.heading')}</h1>
      <Body />
      <LeadEnd />
    </div>
  );
});

const Body = observer(function Body() {
  const { t } = useApp();
  const store = useStore(unsubscribeStore);
  const { state } = store;
  const contact = (
    <bdi dir="ltr" className={styles['contact']}>
      {store.contact.includes('@') ? store.contact : `+${store.contact}`}
    </bdi>
  );
  if (state === 'reading') {
    return (
      <p className={styles['wait']}>
        <Spinner size={32} />
      </p>
    );
  }
  if (state === 'unsubscribed' || state === 'alreadyUnsubscribed') {
    return (
      <>
        <Notice tone="success" role="status">
          <span>{t(`notifications:unsubscribe.${state}`)}</span> {contact}
        </Notice>
        <p className={styles['text']}>{t('notifications:unsubscribe.still')}</p>
        <Onward />
      </>
    );
  }
  if (state === 'wrong' || state === 'expired') {
    return (
      <>
        <Notice tone="error" role="alert">
          {t(`notifications:unsubscribe.${state}`)}
        </Notice>
        <p className={styles['text']}>{t('notifications:unsubscribe.otherWay')}</p>
        <Onward />
      </>
    );
  }
  return (
    <>
      <p className={styles['text']}>
        {t('notifications:unsubscribe.question')} {contact}
      </p>
      {state !== 'asking' && (
        <Notice tone="error" role="alert">
          {t(`notifications:unsubscribe.${state}`)}
        </Notice>
      )}
      <Button variant="primary" isBlock isPending={store.isSending} onClick={() => store.unsubscribe()}>
        {t('notifications:unsubscribe.button')}
      </Button>
    </>
  );
});

/** A player goes on to all of their settings, a guest to the index. */
const Onward = observer(function Onward() {
  const { t, href } = useApp();
  const isGuest = useVisitor() === 'guest';
  return (
    <Button isBlock href={href(isGuest ? '/' : notificationPath)}>
      {t(isGuest ? 'notifications:unsubscribe.home' : 'notifications:unsubscribe.settings')}
    </Button>
  );
});

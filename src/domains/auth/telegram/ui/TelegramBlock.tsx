import { observer } from 'mobx-react-lite';
import { Button } from '../../../../ui/basics/Button.tsx';
import { telegramIcon } from '../../../../ui/basics/icons.ts';
import { Skeleton } from '../../../../ui/basics/Skeleton.tsx';
import { IconCard } from '../../../../ui/blocks/IconCard.tsx';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { confirm } from '../../../../kernel/confirm.ts';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { useForPlayer } from '../../../../kernel/visitor/useForPlayer.ts';
import { openJoin } from '../openJoin.ts';
import { telegramLinkStore } from '../TelegramLinkStore.ts';
import { LinkProblemNotice } from './LinkProblemNotice.tsx';
import styles from './TelegramBlock.module.css';

/** 1-22: the security page's card about Telegram. */
export const TelegramBlock = observer(function TelegramBlock() {
  const { t } = useApp();
  const store = useStore(telegramLinkStore);
  useForPlayer((uid) => store.open(uid));
  const { telegram, status } = store;
  if (telegram === null && status !== 'failed') return <Skeleton height="9.5rem" />;
  return (
    <IconCard icon={telegramIcon} title={t('auth:telegram.title')} lead={t('auth:telegram.lead')}>
      {telegram === null ? <LoadFailed onRetry={() => store.load()} /> : <Linking />}
    </IconCard>
  );
});

const Linking = observer(function Linking() {
  const { t } = useApp();
  const store = useStore(telegramLinkStore);
  const isLinked = store.telegram?.is_linked === true;
  return (
    <div className={styles['block']}>
      <LinkProblemNotice problem={store.problem} />
      <p role="status">{isLinked ? t('auth:telegram.isLinked') : t('auth:telegram.isNotLinked')}</p>
      <Actions isLinked={isLinked} />
    </div>
  );
});

const Actions = observer(function Actions({ isLinked }: { readonly isLinked: boolean }) {
  const app = useApp();
  const { t, platform } = app;
  const store = useStore(telegramLinkStore);
  const { telegram, address } = store;
  const unlink = async () => {
    const isSure = await confirm(app, 'unlinkTelegram', {
      title: t('auth:telegram.unlink'),
      content: t('auth:telegram.unlinkHint'),
      textAgree: t('auth:telegram.unlink'),
      textReject: t('auth:telegram.cancel'),
    });
    if (isSure) await store.unlink();
  };
  if (address !== '')
    return (
      <Notice role="status">
        {t('auth:telegram.waiting')}
        <span className={styles['actions']}>
          <Button size="sm" variant="primary" onClick={() => void platform.openExternal(address)}>
            {t('auth:telegram.open')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => store.stop()}>
            {t('auth:telegram.cancel')}
          </Button>
        </span>
      </Notice>
    );
  if (!isLinked)
    return (
      <Button className={styles['start']} isPending={store.isBusy} onClick={() => store.link()}>
        {t('auth:telegram.link')}
      </Button>
    );
  if (telegram?.can_unlink === true)
    return (
      <Button className={styles['start']} isPending={store.isBusy} onClick={unlink}>
        {t('auth:telegram.unlink')}
      </Button>
    );
  return (
    <>
      <p className={styles['note']}>{t('auth:telegram.onlyWayIn')}</p>
      {platform.launch.registration !== null && (
        <Button className={styles['start']} onClick={() => void openJoin(app)}>
          {t('auth:telegram.haveAccount')}
        </Button>
      )}
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { confirm } from '../../../kernel/confirm.ts';
import { ListFaces } from '../../../kernel/lists/ListFaces.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { devicesIcon } from '../../../ui/basics/icons.ts';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { SessionRow } from './SessionRow.tsx';
import styles from './SessionsBlock.module.css';
import { sessionsStore } from './SessionsStore.ts';

/** The devices on which the player is signed in. */
export const SessionsBlock = observer(function SessionsBlock() {
  const { t } = useApp();
  const store = useStore(sessionsStore);
  useForPlayer((uid) => void store.open(uid));
  return (
    <IconCard icon={devicesIcon} title={t('security:sessions.title')} lead={t('security:sessions.text')}>
      <Body />
    </IconCard>
  );
});

const Body = observer(function Body() {
  const { list } = useStore(sessionsStore);
  return (
    <ListFaces list={list} empty={null}>
      <ul className={styles['list']}>
        {list.items.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <EndOthers />
    </ListFaces>
  );
});

const EndOthers = observer(function EndOthers() {
  const app = useApp();
  const { t, notices } = app;
  const store = useStore(sessionsStore);
  if (!store.hasOthers) return <p className={styles['text']}>{t('security:sessions.onlyHere')}</p>;
  const endOthers = async () => {
    const isAgreed = await confirm(app, 'endSessions', {
      title: t('security:sessions.confirmTitle'),
      content: t('security:sessions.confirmText'),
      textAgree: t('security:sessions.confirmAgree'),
      textReject: t('security:cancel'),
    });
    if (!isAgreed) return;
    const isDone = await store.endOthers();
    notices.show(
      t(isDone ? 'security:sessions.othersEnded' : 'security:sessions.failed'),
      isDone ? 'success' : 'error',
    );
  };
  return (
    <Button className={styles['endAll']} variant="danger" isDisabled={store.isEnding} onClick={endOthers}>
      {t('security:sessions.endOthers')}
    </Button>
  );
});

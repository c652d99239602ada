import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { formatDateTime } from '../../../shared/dates/formatDate.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Pill } from '../../../ui/blocks/Pill.tsx';
import type { ActiveSession } from './parseSessions.ts';
import styles from './SessionsBlock.module.css';
import { sessionsStore } from './SessionsStore.ts';

/** One device: what it is, since when and when last used, and its sign-out. */
export const SessionRow = observer(function SessionRow({ session }: { readonly session: ActiveSession }) {
  const { t, notices } = useApp();
  const store = useStore(sessionsStore);
  const device = useDeviceName(session);
  const endOne = async () => {
    const isDone = await store.endOne(session.id);
    notices.show(t(isDone ? 'security:sessions.oneEnded' : 'security:sessions.failed'), isDone ? 'success' : 'error');
  };
  return (
    <li className={styles['row']}>
      <div className={styles['facts']}>
        <div className={styles['name']}>
          <bdi>{device}</bdi>
          {session.isMessenger && <Pill>{t('security:sessions.messenger')}</Pill>}
          {session.isCurrent && <Pill tone="money">{t('security:sessions.current')}</Pill>}
        </div>
        <Times session={session} />
      </div>
      {!session.isCurrent && (
        <Button
          size="sm"
          aria-label={t('security:sessions.endNamed', { device })}
          isDisabled={store.isEnding}
          onClick={endOne}
        >
          {t('security:sessions.end')}
        </Button>
      )}
    </li>
  );
});

/** "Firefox, Windows": product names, the same in every language. */
function useDeviceName({ browser, os }: ActiveSession): string {
  const { t } = useApp();
  const known = [browser, os].filter((name) => name !== '');
  return known.length === 0 ? t('security:sessions.unknownDevice') : known.join(', ');
}

function Times({ session: { signedInAt, lastSeenAt, isCurrent } }: { readonly session: ActiveSession }) {
  const { t } = useApp();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const written = (at: number) => formatDateTime(at, zone, t('security:at'));
  return (
    <div className={styles['times']}>
      {signedInAt !== null && <span>{t('security:sessions.since', { at: written(signedInAt) })}</span>}
      {!isCurrent && lastSeenAt !== null && <span>{t('security:sessions.lastSeen', { at: written(lastSeenAt) })}</span>}
    </div>
  );
}

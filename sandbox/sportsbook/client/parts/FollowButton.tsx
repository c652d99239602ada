import { useApp, useChanging } from '../AppContext.ts';
import { Icon } from '../marks/Icon.tsx';

interface FollowButtonProps {
  readonly event: string;
  /** Beside the bell. */
  readonly hasText?: boolean;
}

/** The casino tells who follows a match of its start and of the ends of their bets. Guests are asked to sign in. */
export function FollowButton({ event, hasText = false }: FollowButtonProps) {
  const app = useApp();
  const { board, session, t } = app;
  const isOn = useChanging(session.changes, 'session', () => session.isFollowed(event));
  const isOver = useChanging(board.changes, `line:${event}`, () => board.line(event)?.phase === 'ended');
  if (isOver && !isOn) return null;
  const toggle = (): void => {
    if (session.token === null) app.tell({ type: 'sportsbook:signIn' });
    else session.follow(event).catch(() => session.refresh());
  };
  return (
    <button
      type="button"
      className={hasText ? 'follow' : 'favourite'}
      aria-pressed={isOn}
      aria-label={hasText ? undefined : t('follow')}
      title={t('followHint')}
      onClick={toggle}
    >
      <Icon name="bell" />
      {hasText ? <span>{t('follow')}</span> : null}
    </button>
  );
}

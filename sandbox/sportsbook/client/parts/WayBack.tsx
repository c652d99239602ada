import { useApp } from '../AppContext.ts';
import type { MessageKey } from '../messages/en.ts';

interface WayBackProps {
  /** Why there is no page here. */
  readonly reason: MessageKey;
  readonly onBack?: () => void;
}

/** In place of a page that cannot be shown: why, and the way to the matches. */
export function WayBack({ reason, onBack }: WayBackProps) {
  const { router, t } = useApp();
  const back = (): void => {
    router.replace('/');
    onBack?.();
  };
  return (
    <div className="empty" role="alert">
      <p>{t(reason)}</p>
      <button type="button" className="wide-button" onClick={back}>
        {t('toMatches')}
      </button>
    </div>
  );
}

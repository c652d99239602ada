import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { useApp } from '../../../../kernel/AppContext.tsx';
import type { SocialService } from '../../settings.ts';
import type { SocialAttempt } from '../SocialAttempt.ts';
import styles from './SocialButtons.module.css';

interface Props {
  readonly service: SocialService;
  readonly store: SocialAttempt;
  /** Nobody is being signed in: the player is proved again. */
  readonly isProof?: boolean;
}

/** How the sign-in at a service stands, announced as it changes, and what can be done about it. */
export const SocialState = observer(function SocialState({ service: { label }, store, isProof = false }: Props) {
  const { t, platform } = useApp();
  const { status } = store;
  if (status === 'idle') return null;
  const key = isProof && status === 'cancelled' ? 'auth:social.proofCancelled' : `auth:social.state.${status}`;
  const text = t(key, { service: label });
  if (status === 'entering') return <Notice role="status">{text}</Notice>;
  if (status === 'waiting' || status === 'outside') {
    return (
      <Notice role="status">
        <span>{text}</span>
        <span className={styles['actions']}>
          <Button size="sm" onClick={() => store.show()}>
            {t(status === 'outside' ? 'auth:social.showOutside' : 'auth:social.show')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => store.cancel()}>
            {t('auth:social.cancel')}
          </Button>
        </span>
      </Notice>
    );
  }
  const isFault = status !== 'cancelled' && status !== 'closed';
  return (
    <Ending key={status}>
      <Notice tone={isFault ? 'error' : 'info'} role={isFault ? 'alert' : 'status'}>
        <span>{text}</span>
        {status === 'blocked' && (
          <span className={styles['actions']}>
            <Button size="sm" onClick={() => void platform.openExternal(store.address)}>
              {t('auth:social.hereInstead')}
            </Button>
          </span>
        )}
      </Notice>
    </Ending>
  );
});

const focus = (element: HTMLElement | null): void => element?.focus();

/** How an attempt ended, with the focus: the service's window is gone, and on a phone the end may be out of sight. */
const Ending = ({ children }: { readonly children: ReactNode }) => (
  <div ref={focus} tabIndex={-1}>
    {children}
  </div>
);

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../../ui/basics/Button.tsx';
import { FailedState } from '../../../ui/basics/FailedState.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import type { Verification } from '../api.ts';
import { verificationStore } from '../VerificationStore.ts';
import { reasonsOf } from './reasonsOf.ts';
import styles from './Verification.module.css';
import { VerificationFrame } from './VerificationFrame.tsx';

interface Props {
  readonly externalActionId: string;
}

/** How the verification stands and what can be done now. The realtime event keeps it up to date. */
export const VerificationPanel = observer(function VerificationPanel({ externalActionId }: Props) {
  const { t, news } = useApp();
  const store = useStore(verificationStore);
  useForPlayer((uid) => {
    void store.open(uid);
    return () => store.close();
  });
  useEffect(
    () =>
      news.subscribe(({ type }) => {
        if (type === 'account.verification_changed') void store.load();
      }),
    [news, store],
  );
  const { verification, loadStatus, frame } = store;
  if (loadStatus === 'failed') return <LoadFailed onRetry={() => store.load()} />;
  if (verification === null)
    return (
      <LoadingBlock>
        <Skeleton height="220px" />
      </LoadingBlock>
    );
  const begin = () => store.begin(externalActionId);
  if (frame === 'failed')
    return (
      <FailedState
        title={t('verification:unreachable.title')}
        text={t('verification:unreachable.text')}
        labelRetry={t('core:retry')}
        onRetry={begin}
      />
    );
  if (frame === 'open') return <VerificationFrame />;
  return <State verification={verification} onBegin={begin} />;
});

interface StateProps {
  readonly verification: Verification;
  readonly onBegin: () => Promise<void>;
}

function State({ verification: { status, rejectLabels }, onBegin }: StateProps) {
  const { t } = useApp();
  if (status === 'approved')
    return (
      <Notice tone="success" role="status" title={t('verification:approved.title')}>
        {t('verification:approved.text')}
      </Notice>
    );
  if (status === 'pending')
    return (
      <Notice role="status" title={t('verification:pending.title')}>
        {t('verification:pending.text')}
      </Notice>
    );
  if (status === 'none' || status === 'started')
    return <Beginning label={status === 'none' ? 'start' : 'goOn'} onBegin={onBegin} />;
  const canRetry = status === 'rejected_retry';
  return (
    <div className={styles['panel']}>
      <Notice tone="error" role="status" title={t('verification:rejected.title')}>
        {canRetry ? t('verification:rejected.retry') : t('verification:rejected.final')}
      </Notice>
      <ul className={styles['list']} aria-label={t('verification:rejected.reasons')}>
        {reasonsOf(rejectLabels).map((reason) => (
          <li key={reason}>{t(`verification:reason.${reason}`)}</li>
        ))}
      </ul>
      {canRetry && (
        <div>
          <Button variant="primary" onClick={onBegin}>
            {t('verification:again')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What is needed and why, before the provider's frame opens. */
function Beginning({ label, onBegin }: { readonly label: 'start' | 'goOn'; readonly onBegin: () => Promise<void> }) {
  const { t } = useApp();
  return (
    <div className={styles['panel']}>
      <p className={styles['text']}>{label === 'start' ? t('verification:why') : t('verification:started')}</p>
      <h2 className={styles['subheading']}>{t('verification:needed.title')}</h2>
      <ul className={styles['list']}>
        <li>{t('verification:needed.document')}</li>
        <li>{t('verification:needed.face')}</li>
        <li>{t('verification:needed.files')}</li>
      </ul>
      <p className={styles['note']}>{t('verification:provider')}</p>
      <div>
        <Button variant="primary" size="lg" onClick={onBegin}>
          {t(`verification:${label}`)}
        </Button>
      </div>
    </div>
  );
}

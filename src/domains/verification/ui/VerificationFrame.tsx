import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../../ui/basics/Button.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { currentTheme } from '../../../lib/theme.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { verificationStore } from '../VerificationStore.ts';
import styles from './Verification.module.css';

const containerId = 'verification-frame';

/** The provider's frame, which its SDK mounts. */
export const VerificationFrame = observer(function VerificationFrame() {
  const { t, locale, content } = useApp();
  const store = useStore(verificationStore);
  const { launch } = store;
  const { themes } = content.config;
  useEffect(() => {
    if (launch === null) return undefined;
    const theme = currentTheme(themes.list, themes.default) === 'light' ? 'light' : 'dark';
    const sdk = launch.sdk
      .init(launch.token, () => store.renew())
      .withConf({ lang: locale.code, theme })
      .on('idCheck.onReady', () => store.ready())
      .on('idCheck.onApplicantSubmitted', () => void store.report())
      .on('idCheck.onApplicantStatusChanged', (payload) => {
        const { reviewStatus } = Object(payload) as { reviewStatus?: unknown };
        if (reviewStatus === 'pending' || reviewStatus === 'completed') void store.report();
      })
      .build();
    sdk.launch(`#${containerId}`);
    return () => sdk.destroy?.();
  }, [launch, locale.code, store, themes]);
  return (
    <div className={styles['panel']}>
      {!store.isReady && (
        <LoadingBlock>
          <Skeleton height="120px" />
        </LoadingBlock>
      )}
      <section id={containerId} className={styles['frame']} aria-label={t('verification:frame')} />
      <div className={styles['later']}>
        <Button variant="quiet" onClick={() => store.close()}>
          {t('verification:later')}
        </Button>
        <span className={styles['note']}>{t('verification:kept')}</span>
      </div>
    </div>
  );
});

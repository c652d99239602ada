import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { CopyButton } from '../../../ui/basics/CopyButton.tsx';
import { downloadIcon } from '../../../ui/basics/icons.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { QrCode } from '../../../ui/blocks/QrCode.tsx';
import { subscriptionStore } from '../SubscriptionStore.ts';
import styles from './OwnSubscription.module.css';

/** The configuration for another device by QR code, for this one as a file or a text. */
export const Configuration = observer(function Configuration({ text }: { readonly text: string }) {
  const { t } = useApp();
  const store = useStore(subscriptionStore);
  return (
    <div className={styles['configuration']}>
      <div className={styles['code']}>
        <QrCode text={text} label={t('vpn:configuration.qr')} />
      </div>
      <div className={styles['ways']}>
        <p className={styles['text']}>{t('vpn:configuration.text')}</p>
        <div className={styles['buttons']}>
          <Button
            size="sm"
            variant="primary"
            icon={downloadIcon}
            isPending={store.isFileAsked}
            onClick={() => store.download()}
          >
            {t('vpn:configuration.file')}
          </Button>
          <CopyButton text={text} label={t('vpn:configuration.copy')} labelCopied={t('vpn:configuration.copied')} />
        </div>
        {store.hasFileFailed && (
          <Notice tone="error" role="alert">
            {t('vpn:configuration.failed')}
          </Notice>
        )}
        <p className={styles['note']}>{t('vpn:configuration.secret')}</p>
      </div>
    </div>
  );
});

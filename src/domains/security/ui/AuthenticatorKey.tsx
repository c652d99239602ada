import { Button } from '../../../ui/basics/Button.tsx';
import { CopyButton } from '../../../ui/basics/CopyButton.tsx';
import { externalIcon } from '../../../ui/basics/icons.ts';
import { QrCode } from '../../../ui/blocks/QrCode.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import styles from './AuthenticatorKey.module.css';

interface Props {
  /** Base32. */
  readonly secret: string;
  /** The same as an otpauth address. */
  readonly uri: string;
}

/** The key for an authenticator app: to scan, to open on this device, or to type in. */
export function AuthenticatorKey({ secret, uri }: Props) {
  const { t } = useApp();
  return (
    <div className={styles['key']}>
      <QrCode text={uri} label={t('security:twoFactor.qr')} />
      <div className={styles['side']}>
        <p>{t('security:twoFactor.scan')}</p>
        <p className={styles['note']}>{t('security:twoFactor.orType')}</p>
        <code className={styles['secret']} dir="ltr">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <div className={styles['actions']}>
          <CopyButton text={secret} label={t('security:copy')} labelCopied={t('security:copied')} />
          <Button size="sm" variant="quiet" icon={externalIcon} href={uri}>
            {t('security:twoFactor.openApp')}
          </Button>
        </div>
      </div>
    </div>
  );
}

import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { Button } from '../../../../ui/basics/Button.tsx';
import { absoluteAddress } from '../../../../ui/basics/copyText.ts';
import { CopyButton } from '../../../../ui/basics/CopyButton.tsx';
import { externalIcon, telegramIcon } from '../../../../ui/basics/icons.ts';
import { QrCode } from '../../../../ui/blocks/QrCode.tsx';
import { handPath } from '../../paths.ts';
import { TimeLeft } from '../../ui/TimeLeft.tsx';
import { handoffStore } from '../HandoffStore.ts';
import styles from './HandoffDialog.module.css';

/** The code as a QR and as a link, and how long it counts. */
export const CodePart = observer(function CodePart() {
  const { t, href, platform } = useApp();
  const { code, messengerLink, expiresAt } = useStore(handoffStore);
  const link = absoluteAddress(href(handPath(code)));
  const isMessenger = platform.launch.registration !== null;
  return (
    <>
      <p className={styles['text']}>{t(isMessenger ? 'handoff:source.leadBrowser' : 'handoff:source.lead')}</p>
      {isMessenger && (
        <Button variant="primary" icon={externalIcon} isBlock onClick={() => void platform.openExternal(link)}>
          {t('handoff:source.openBrowser')}
        </Button>
      )}
      <div className={styles['code']}>
        <QrCode text={link} label={t('handoff:source.qr')} />
        <TimeLeft until={expiresAt} />
      </div>
      <div className={styles['link']}>
        <code dir="ltr">{link}</code>
        <CopyButton text={link} label={t('handoff:source.copy')} labelCopied={t('handoff:source.copied')} />
      </div>
      {!isMessenger && messengerLink !== '' && (
        // In a tab of its own: this page has to stay for the number.
        <Button icon={telegramIcon} href={messengerLink} target="_blank" isBlock>
          {t('handoff:source.openTelegram')}
        </Button>
      )}
      <p className={styles['note']}>{t('handoff:source.note')}</p>
    </>
  );
});

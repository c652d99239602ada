import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { CopyButton } from '../../../ui/basics/CopyButton.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { twoFactorSettingsStore } from '../TwoFactorSettingsStore.ts';
import styles from './RecoveryCodes.module.css';
import { StepPanel } from './StepPanel.tsx';

/** The recovery codes, which are never shown again. */
export const RecoveryCodes = observer(function RecoveryCodes() {
  const { t } = useApp();
  const store = useStore(twoFactorSettingsStore);
  const { recoveryCodes } = store;
  return (
    <StepPanel label={t('security:twoFactor.recoveryTitle')}>
      <Notice tone="success" role="status" title={t('security:twoFactor.isOn')}>
        {t('security:twoFactor.recoveryLead')}
      </Notice>
      <ol className={styles['codes']} dir="ltr">
        {recoveryCodes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles['actions']}>
        <Button variant="primary" afterClick={() => store.forgetCodes()}>
          {t('security:twoFactor.stored')}
        </Button>
        <CopyButton text={recoveryCodes.join('\n')} label={t('security:copyAll')} labelCopied={t('security:copied')} />
      </div>
    </StepPanel>
  );
});

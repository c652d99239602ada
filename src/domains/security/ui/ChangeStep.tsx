import { observer } from 'mobx-react-lite';
import { isolated } from '../../../shared/text/isolated.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { focusCode } from '../../contacts/face/codes/focusCode.ts';
import { RecoveryCodeField } from '../../contacts/face/codes/RecoveryCodeField.tsx';
import { ResendButton } from '../../contacts/face/codes/ResendButton.tsx';
import { FieldCode } from '../../../kernel/forms/FieldInput.tsx';
import type { StartedChange } from '../api.ts';
import { twoFactorSettingsStore } from '../TwoFactorSettingsStore.ts';
import { AuthenticatorKey } from './AuthenticatorKey.tsx';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import styles from './StepForm.module.css';
import { StepPanel } from './StepPanel.tsx';

/** A change that awaits its code: the key for the app or where the code was sent, and the field for it. */
export const ChangeStep = observer(function ChangeStep({ started }: { readonly started: StartedChange }) {
  const { t } = useApp();
  const store = useStore(twoFactorSettingsStore);
  const { code } = store.form.fields;
  const isEnabling = store.wish?.enable === true;
  const label = isEnabling ? t('security:twoFactor.switchOn') : t('security:twoFactor.switchOff');
  return (
    <StepPanel label={label}>
      {started.secret !== null && started.uri !== null && (
        <AuthenticatorKey secret={started.secret} uri={started.uri} />
      )}
      {started.contact !== '' && !store.isRecovery && (
        <Notice tone={started.isSent ? 'success' : 'info'} role="status">
          {started.isSent
            ? t('security:twoFactor.sentTo', { contact: isolated(started.contact) })
            : t('security:twoFactor.awaited')}
        </Notice>
      )}
      <ProblemNotice problem={store.problem} />
      <Form className={styles['form']} onSubmit={() => store.confirm()}>
        {store.isRecovery ? (
          <RecoveryCodeField key="recovery" field={code} label={t('security:twoFactor.recoveryCode')} />
        ) : (
          <FieldCode
            key="code"
            field={code}
            label={t('forms:code.label')}
            hint={started.kind === 'authenticator' ? t('security:twoFactor.fromApp') : t('forms:code.hint')}
            name="code"
            isRequired
            submitsForm
          />
        )}
        {started.contact !== '' && !store.isRecovery && (
          <ResendButton timer={store.timer} isPending={store.isStarting} onResend={() => void store.resend()} />
        )}
        <div ref={focusCode} className={styles['actions']}>
          <Button type="submit" variant={isEnabling ? 'primary' : 'danger'} isPending={store.form.isSubmitting}>
            {label}
          </Button>
          <Button variant="quiet" afterClick={() => store.cancel()}>
            {t('security:cancel')}
          </Button>
        </div>
        {!isEnabling && (
          <Button variant="quiet" size="sm" afterClick={() => store.switchKind()}>
            {store.isRecovery ? t('security:twoFactor.useCode') : t('security:twoFactor.useRecovery')}
          </Button>
        )}
      </Form>
    </StepPanel>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { isolated } from '../../../shared/text/isolated.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { focusCode } from '../../contacts/face/codes/focusCode.ts';
import { RecoveryCodeField } from '../../contacts/face/codes/RecoveryCodeField.tsx';
import { ResendButton } from '../../contacts/face/codes/ResendButton.tsx';
import { FieldCode } from '../../../kernel/forms/FieldInput.tsx';
import { signInStore } from '../SignInStore.ts';
import type { EntryResult } from '../SignInResult.ts';
import { AuthForm } from '../ui/AuthForm.tsx';
import type { AuthViewProps } from '../ui/AuthViewProps.ts';
import styles from './TwoFactorForm.module.css';
import { twoFactorStore } from './TwoFactorStore.ts';

/** 2.9-1: the view for the second factor's code. */
export const TwoFactorForm = observer(function TwoFactorForm({ show, finish }: AuthViewProps) {
  const { t, session } = useApp();
  const store = useStore(twoFactorStore);
  const signIn = useStore(signInStore);
  const { code } = store.form.fields;
  const { entry, isRecovery } = store;
  const goOn = ({ kind }: EntryResult) => {
    if (kind !== 'signedIn') return;
    signIn.forgetPassword();
    finish('signedIn');
  };
  const submit = async () => goOn(await store.submit());
  const resend = async () => goOn(await store.resend());
  useEffect(() => {
    // Without an entry there is nothing to sign in. A player who has just entered goes on from here.
    if (store.status === 'none' && !session.isPlayer) show('authorization');
  }, [store, session, show]);
  return (
    <AuthForm
      problem={store.problem}
      isSubmitting={store.form.isSubmitting}
      submitLabel={t('core:signIn')}
      other={
        isRecovery
          ? {
              question: t('auth:twofactor.haveCode'),
              label: t('auth:twofactor.useCode'),
              onSwitch: () => store.switchKind(),
            }
          : {
              question: t('auth:twofactor.noCode'),
              label: t('auth:twofactor.useRecovery'),
              onSwitch: () => store.switchKind(),
            }
      }
      onSubmit={submit}
    >
      <Where />
      {isRecovery ? (
        <RecoveryCodeField
          key="recovery"
          field={code}
          label={t('auth:twofactor.recoveryLabel')}
          hint={t('auth:twofactor.recoveryHint')}
        />
      ) : (
        <div key="code" ref={focusCode} className={styles['code']}>
          <FieldCode
            field={code}
            label={t('forms:code.label')}
            hint={t('forms:code.hint')}
            name="code"
            isRequired
            submitsForm
          />
          {entry?.kind === 'contact' && (
            <ResendButton timer={store.timer} isPending={store.isResending} onResend={() => void resend()} />
          )}
        </div>
      )}
    </AuthForm>
  );
});

/** Where the code comes from, and what became of asking for another. */
const Where = observer(function Where() {
  const { t } = useApp();
  const { entry, isRecovery, resent } = useStore(twoFactorStore);
  if (entry === null || isRecovery) return null;
  if (entry.kind === 'authenticator') return <p className={styles['where']}>{t('auth:twofactor.fromApp')}</p>;
  return (
    <>
      <p className={styles['where']}>
        {entry.contact === ''
          ? t('auth:twofactor.sent')
          : t('auth:twofactor.sentTo', { contact: isolated(entry.contact) })}
      </p>
      {resent !== null && (
        <Notice tone={resent === 'sent' ? 'success' : 'info'} role="status">
          {resent === 'sent' ? t('auth:twofactor.resent') : t('auth:twofactor.awaited')}
        </Notice>
      )}
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { isolated } from '../../../shared/text/isolated.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { focusCode } from '../../contacts/face/codes/focusCode.ts';
import { ResendButton } from '../../contacts/face/codes/ResendButton.tsx';
import { FieldCode, FieldPassword } from '../../../kernel/forms/FieldInput.tsx';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import form from '../ui/AuthForm.module.css';
import styles from './Restore.module.css';
import { restoreStore } from './RestoreStore.ts';

/** The second step: the code and the new password. */
export const RestorePassword = observer(function RestorePassword({
  onSubmit,
}: {
  readonly onSubmit: () => Promise<void>;
}) {
  const { t, content } = useApp();
  const store = useStore(restoreStore);
  const { code, password, repeat } = store.passwordForm.fields;
  const { minPassword: min, maxPassword: max } = content.config.auth;
  return (
    <Form className={form['form']} onSubmit={onSubmit}>
      {/* Whether or not the account exists. */}
      <p ref={focusCode} className={styles['text']} role="status">
        {t('auth:restore.sent', { login: isolated(store.loginForm.fields.login.value.trim()) })}
      </p>
      <ProblemNotice problem={store.problem} />
      <FieldCode
        field={code}
        label={t('forms:code.label')}
        hint={t('forms:code.hint')}
        name="code"
        isRequired
        submitsForm
      />
      <FieldPassword
        field={password}
        label={t('auth:restore.newPassword')}
        hint={t('forms:auth.passwordHint', { min, max })}
        name="password"
        autoComplete="new-password"
        isRequired
      />
      <FieldPassword
        field={repeat}
        label={t('auth:restore.repeat')}
        name="repeat"
        autoComplete="new-password"
        isRequired
      />
      <div className={form['action']}>
        <Button type="submit" variant="primary" size="lg" isBlock isPending={store.passwordForm.isSubmitting}>
          {t('auth:restore.submit')}
        </Button>
      </div>
      <div className={styles['more']}>
        <ResendButton timer={store.timer} isPending={store.isSending} onResend={() => void store.resend()} />
        <Button variant="quiet" size="sm" afterClick={() => store.changeLogin()}>
          {t('auth:restore.other')}
        </Button>
      </div>
    </Form>
  );
});

import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { FieldPassword } from '../../../kernel/forms/FieldInput.tsx';
import { securityFace } from '../../security/face.ts';
import styles from './ChangePassword.module.css';
import { changePasswordStore } from './ChangePasswordStore.ts';

/** 7-6: the form that changes the password. Its words are in the catalogues `auth` and `forms`. */
export const ChangePassword = observer(function ChangePassword() {
  const app = useApp();
  const { t, content, notices } = app;
  const store = useStore(changePasswordStore);
  const { old_password, new_password, repeat } = store.form.fields;
  const { minPassword: min, maxPassword: max } = content.config.auth;
  const submit = async () => {
    if (!(await store.submit())) return;
    notices.show(t('auth:password.changed'), 'success');
    // Without its code or its answer the card on the security page still has them.
    app
      .use(securityFace)
      .showHeldEntries()
      .catch(() => undefined);
  };
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <ProblemNotice problem={store.problem} />
      <FieldPassword
        field={old_password}
        label={t('auth:password.old')}
        name="old_password"
        autoComplete="current-password"
        isRequired
      />
      <FieldPassword
        field={new_password}
        label={t('auth:password.new')}
        hint={t('forms:auth.passwordHint', { min, max })}
        name="new_password"
        autoComplete="new-password"
        isRequired
      />
      <FieldPassword
        field={repeat}
        label={t('auth:password.repeat')}
        name="repeat"
        autoComplete="new-password"
        isRequired
      />
      <Button type="submit" variant="primary" isPending={store.form.isSubmitting}>
        {t('auth:password.submit')}
      </Button>
    </Form>
  );
});

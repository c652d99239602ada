import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../../ui/basics/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { FieldInput } from '../../../kernel/forms/FieldInput.tsx';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import form from '../ui/AuthForm.module.css';
import { signInStore } from '../SignInStore.ts';
import { restoreStore } from './RestoreStore.ts';

/** The first step: where the code is to be sent. */
export const RestoreLogin = observer(function RestoreLogin() {
  const { t } = useApp();
  const store = useStore(restoreStore);
  const { loginForm } = store;
  const typed = useStore(signInStore).form.fields.login.value;
  useEffect(() => store.suggest(typed), [store, typed]);
  return (
    <Form className={form['form']} onSubmit={() => store.sendCode()}>
      <ProblemNotice problem={store.problem} />
      <FieldInput
        field={loginForm.fields.login}
        label={t('auth:restore.login')}
        hint={t('auth:restore.loginHint')}
        name="login"
        autoComplete="username"
        dir="ltr"
        isRequired
      />
      <div className={form['action']}>
        <Button type="submit" variant="primary" size="lg" isBlock isPending={loginForm.isSubmitting}>
          {t('auth:restore.send')}
        </Button>
      </div>
    </Form>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../../kernel/dialogs.ts';
import { FieldInput, FieldPassword } from '../../../../kernel/forms/FieldInput.tsx';
import form from '../../ui/AuthForm.module.css';
import { joinStore } from '../JoinStore.ts';
import { LinkProblemNotice } from './LinkProblemNotice.tsx';

/** 1-22: signing in, in the messenger, to an account that its user has already. */
export const JoinDialog = observer(function JoinDialog({ close, frame }: DialogProps<null, boolean>) {
  const { t, notices } = useApp();
  const store = useStore(joinStore);
  const { login, password, code } = store.form.fields;
  useEffect(() => () => store.forget(), [store]);
  const submit = async () => {
    if (!(await store.submit())) return;
    notices.show(t('auth:telegram.linked'), 'success');
    close(true);
  };
  return (
    <Dialog {...frame} title={t('auth:telegram.joinTitle')} labelClose={t('core:close')}>
      <Form className={form['form']} onSubmit={submit}>
        <p>{t('auth:telegram.joinText')}</p>
        <LinkProblemNotice problem={store.problem} />
        <FieldInput
          field={login}
          label={t('forms:auth.email')}
          name="login"
          type="email"
          autoComplete="username"
          inputMode="email"
          dir="ltr"
          isRequired
        />
        <FieldPassword
          field={password}
          label={t('forms:auth.password')}
          name="password"
          autoComplete="current-password"
          isRequired
        />
        {store.needsCode && (
          <FieldInput
            field={code}
            label={t('auth:telegram.code')}
            hint={t('auth:telegram.codeHint')}
            name="code"
            autoComplete="one-time-code"
            dir="ltr"
            isRequired
          />
        )}
        <Button type="submit" variant="primary" size="lg" isBlock isPending={store.form.isSubmitting}>
          {t('auth:telegram.join')}
        </Button>
      </Form>
    </Dialog>
  );
});

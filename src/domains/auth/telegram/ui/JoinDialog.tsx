import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../../kernel/dialogs.ts';
import { fieldDraft } from '../../../../kernel/forms/fieldDraft.ts';
import { FieldInput, FieldPassword } from '../../../../kernel/forms/FieldInput.tsx';
import { useDraft } from '../../../../kernel/forms/useDraft.ts';
import { authDialog } from '../../openAuth.ts';
import type { AuthView } from '../../AuthRequest.ts';
import { SocialSection } from '../../social/ui/SocialSection.tsx';
import form from '../../ui/AuthForm.module.css';
import { joinStore } from '../JoinStore.ts';
import { JoinCode } from './JoinCode.tsx';
import { LinkProblemNotice } from './LinkProblemNotice.tsx';

/** 1-22: signing in, in the messenger, to an account that its user has already. */
export const JoinDialog = observer(function JoinDialog({ close, frame }: DialogProps<null, boolean>) {
  const app = useApp();
  const { t, notices } = app;
  const store = useStore(joinStore);
  const { login, password, code } = store.form.fields;
  // The messenger may load its frame again.
  useDraft('join', fieldDraft(store.form, ['login']));
  useEffect(() => () => store.forget(), [store]);
  const finish = () => {
    notices.show(t('auth:telegram.linked'), 'success');
    close(true);
  };
  const submit = async () => {
    const { kind } = await store.submit();
    if (kind === 'signedIn') finish();
  };
  // The steps that follow at a service have their place in the popup of signing in.
  const show = (view: AuthView) => {
    close(view !== 'twofa');
    if (view === 'twofa') void app.dialogs.open(authDialog, { view });
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
        {store.needsCode && <JoinCode field={code} />}
        <Button type="submit" variant="primary" size="lg" isBlock isPending={store.form.isSubmitting}>
          {t('auth:telegram.join')}
        </Button>
        <SocialSection kind="authorization" show={show} finish={finish} />
      </Form>
    </Dialog>
  );
});

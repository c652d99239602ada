import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { noteVisitor } from '../../../lib/visitor.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { ResendButton } from '../../contacts/face/codes/ResendButton.tsx';
import { FieldCode, FieldPassword } from '../../../kernel/forms/FieldInput.tsx';
import type { Closure } from '../api.ts';
import { closureStore } from '../ClosureStore.ts';
import { accountClosedPath } from '../paths.ts';
import styles from './PrivacyPage.module.css';

/** The proof that it is the player: the password, or a code where there is none. */
export const CloseForm = observer(function CloseForm({ closure }: { readonly closure: Closure }) {
  const { t, platform, href } = useApp();
  const store = useStore(closureStore);
  const isByCode = closure.proof === 'code';
  const submit = async () => {
    if (!(await store.close())) return;
    noteVisitor('guest');
    // A whole load: nothing of the player stays in memory.
    platform.restart(href(accountClosedPath));
  };
  if (isByCode && !store.isSent) {
    return (
      <div className={styles['form']}>
        <p className={styles['text']}>
          {t('privacy:close.codeTo')} <Contact closure={closure} />
        </p>
        <div className={styles['actions']}>
          <Button variant="primary" isPending={store.isSending} onClick={() => store.sendCode()}>
            {t('privacy:close.sendCode')}
          </Button>
          <Cancel />
        </div>
      </div>
    );
  }
  return (
    <Form className={styles['form']} onSubmit={submit}>
      {isByCode ? (
        <>
          <p className={styles['text']} role="status">
            {t('privacy:close.codeSent')} <Contact closure={closure} />
          </p>
          <FieldCode
            field={store.codeForm.fields.code}
            label={t('forms:code.label')}
            hint={t('forms:code.hint')}
            name="code"
            isRequired
          />
          <ResendButton timer={store.timer} isPending={store.isSending} onResend={() => void store.sendCode()} />
        </>
      ) : (
        <FieldPassword
          field={store.passwordForm.fields.password}
          label={t('forms:auth.password')}
          hint={t('privacy:close.passwordHint')}
          name="password"
          autoComplete="current-password"
          isRequired
        />
      )}
      <div className={styles['actions']}>
        <Button type="submit" variant="danger" isPending={store.isClosing}>
          {t('privacy:close.confirm')}
        </Button>
        <Cancel />
      </div>
    </Form>
  );
});

function Contact({ closure: { contact } }: { readonly closure: Closure }) {
  return (
    <bdi dir="ltr" className={styles['contact']}>
      {contact.includes('@') ? contact : `+${contact}`}
    </bdi>
  );
}

function Cancel() {
  const { t } = useApp();
  const store = useStore(closureStore);
  return (
    <Button variant="quiet" onClick={() => store.cancel()}>
      {t('privacy:close.cancel')}
    </Button>
  );
}

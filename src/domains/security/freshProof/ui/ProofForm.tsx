import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { FieldCode, FieldPassword } from '../../../../kernel/forms/FieldInput.tsx';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { focusCode } from '../../../contacts/face/codes/focusCode.ts';
import { ResendButton } from '../../../contacts/face/codes/ResendButton.tsx';
import { canProve } from '../proofKinds.ts';
import { proofStore } from '../ProofStore.ts';
import styles from './ProofDialog.module.css';
import { WithFacts } from './WithFacts.tsx';

/** The kinds that are typed here, or answered by the player's device. */
export const ProofForm = observer(function ProofForm({ onProved }: { readonly onProved: () => void }) {
  const { t, platform } = useApp();
  const store = useStore(proofStore);
  if (store.kind === 'passkey' && !canProve('passkey', platform))
    return <p className={styles['text']}>{t('freshProof:passkeyElsewhere')}</p>;
  if (store.kind === 'code' && !store.isSent) return <SendCode />;
  const submit = async () => {
    if (await store.prove()) onProved();
  };
  return (
    <Form className={styles['body']} onSubmit={submit}>
      <Fields />
      <Button type="submit" variant="primary" isBlock isPending={store.isProving}>
        {t('freshProof:confirm')}
      </Button>
    </Form>
  );
});

const SendCode = observer(function SendCode() {
  const { t } = useApp();
  const store = useStore(proofStore);
  return (
    <WithFacts>
      {({ contact }) => (
        <>
          <p className={styles['text']}>
            {t('freshProof:codeTo')} <bdi dir="ltr">{contact}</bdi>
          </p>
          <Button variant="primary" isBlock isPending={store.isSending} onClick={() => store.sendCode()}>
            {t('freshProof:sendCode')}
          </Button>
        </>
      )}
    </WithFacts>
  );
});

const Fields = observer(function Fields() {
  const { t } = useApp();
  const store = useStore(proofStore);
  if (store.kind === 'passkey') {
    return (
      <>
        <p className={styles['text']}>{t('freshProof:passkey')}</p>
        {store.isPasskeyRefused && (
          <Notice tone="error" role="alert">
            {t('freshProof:passkeyRefused')}
          </Notice>
        )}
      </>
    );
  }
  if (store.kind === 'password') {
    return (
      <FieldPassword
        field={store.passwordForm.fields.password}
        label={t('forms:auth.password')}
        name="password"
        autoComplete="current-password"
        isRequired
      />
    );
  }
  return (
    <>
      <FieldCode
        field={store.codeForm.fields.code}
        label={t('forms:code.label')}
        hint={t('forms:code.hint')}
        name="code"
        isRequired
        submitsForm
      />
      <span ref={focusCode} hidden />
      <ResendButton timer={store.timer} isPending={store.isSending} onResend={() => void store.sendCode()} />
    </>
  );
});

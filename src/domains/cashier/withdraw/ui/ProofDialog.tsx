import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { RadioTabs } from '../../../../ui/form/RadioTabs.tsx';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { ResendButton } from '../../../contacts/face/codes/ResendButton.tsx';
import type { DialogProps } from '../../../../kernel/dialogs.ts';
import { FieldCode, FieldPassword } from '../../../../kernel/forms/FieldInput.tsx';
import { CashierProblemNotice } from '../../ui/CashierProblemNotice.tsx';
import type { Proof } from '../api.ts';
import type { ProofNeeded } from '../ProofNeeded.ts';
import { proofStore } from '../ProofStore.ts';
import styles from './ProofDialog.module.css';

const wayKeys: Readonly<Record<Proof['way'], string>> = {
  passkey: 'cashier:proof.way.passkey',
  password: 'cashier:proof.way.password',
  authenticator: 'cashier:proof.way.authenticator',
  code: 'cashier:proof.way.code',
};

/** Proves the player before money leaves; what was typed on the page is kept. */
export const ProofDialog = observer(function ProofDialog({ props, close, frame }: DialogProps<ProofNeeded, boolean>) {
  const { t } = useApp();
  const store = useStore(proofStore);
  const { ways } = props;
  const [first] = ways;
  useEffect(() => {
    if (first !== undefined) store.choose(first);
    // A password that was typed and not used does not outlive the dialog.
    return () => store.choose('password');
  }, [store, first]);
  const submit = async () => {
    if (await store.prove()) close(true);
  };
  return (
    <Dialog {...frame} title={t('cashier:proof.title')} labelClose={t('core:close')}>
      <div className={styles['body']}>
        <p className={styles['text']}>{t(first === undefined ? 'cashier:proof.none' : 'cashier:proof.text')}</p>
        {ways.length > 1 && (
          <RadioTabs
            label={t('cashier:proof.ways')}
            value={store.way}
            tabs={ways.map((way) => ({ value: way, label: t(wayKeys[way]) }))}
            onChange={(value) => store.choose(ways.find((way) => way === value) ?? store.way)}
          />
        )}
        {store.problem && <CashierProblemNotice problem={store.problem} />}
        {first !== undefined && (
          <Form className={styles['body']} onSubmit={submit}>
            <Fields contact={props.contact} />
          </Form>
        )}
        <Button variant="quiet" isBlock onClick={() => close(false)}>
          {t('cashier:proof.later')}
        </Button>
      </div>
    </Dialog>
  );
});

const Fields = observer(function Fields({ contact }: { readonly contact: string }) {
  const { t } = useApp();
  const store = useStore(proofStore);
  const confirm = (
    <Button type="submit" variant="primary" isBlock isPending={store.isProving}>
      {t('cashier:proof.confirm')}
    </Button>
  );
  if (store.way === 'passkey') {
    return (
      <>
        <p className={styles['text']}>{t('cashier:proof.passkey')}</p>
        {store.isPasskeyRefused && (
          <Notice tone="error" role="alert">
            {t('cashier:proof.passkeyRefused')}
          </Notice>
        )}
        {confirm}
      </>
    );
  }
  if (store.way === 'password') {
    return (
      <>
        <FieldPassword
          field={store.passwordForm.fields.password}
          label={t('forms:auth.password')}
          name="password"
          autoComplete="current-password"
          isRequired
        />
        {confirm}
      </>
    );
  }
  if (store.way === 'code' && !store.isSent) {
    return (
      <>
        <p className={styles['text']}>
          {t('cashier:proof.codeTo')} <bdi dir="ltr">{contact}</bdi>
        </p>
        <Button variant="primary" isBlock isPending={store.isSending} onClick={() => store.sendCode()}>
          {t('cashier:proof.sendCode')}
        </Button>
      </>
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
      />
      {store.way === 'code' && (
        <ResendButton timer={store.timer} isPending={store.isSending} onResend={() => void store.sendCode()} />
      )}
      {confirm}
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import { ResendButton } from '../face/codes/ResendButton.tsx';
import { FieldCode } from '../../../kernel/forms/FieldInput.tsx';
import type { ContactStore } from '../ContactStore.ts';
import styles from './CodeForm.module.css';

interface Props {
  readonly store: ContactStore;
  readonly onConfirmed: () => void;
}

/** The code that was sent to a contact; a complete one is submitted at once. */
export const CodeForm = observer(function CodeForm({ store, onConfirmed }: Props) {
  const { t } = useApp();
  const { codeForm, timer } = store;
  const submit = async () => {
    if (await store.confirm()) onConfirmed();
  };
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <FieldCode
        field={codeForm.fields.code}
        label={t('forms:code.label')}
        hint={t('forms:code.hint')}
        name="code"
        isRequired
        submitsForm
      />
      <Button type="submit" variant="primary" isBlock isPending={codeForm.isSubmitting}>
        {t('contacts:confirm')}
      </Button>
      <div className={styles['resend']}>
        <ResendButton timer={timer} isPending={store.isSending} onResend={() => void store.send()} />
      </div>
    </Form>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../../kernel/dialogs.ts';
import { ProblemNotice } from '../../../../kernel/problems/ProblemNotice.tsx';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { agreementStore } from '../AgreementStore.ts';
import styles from './TermsDialog.module.css';
import { TermsField } from './TermsField.tsx';

/** Asks once for the player's age and their agreement to the terms; what was typed on the page is kept. */
export const TermsDialog = observer(function TermsDialog({ close, frame }: DialogProps<null, boolean>) {
  const { t } = useApp();
  const store = useStore(agreementStore);
  useEffect(() => store.begin(), [store]);
  const submit = async () => {
    if (await store.agree()) close(true);
  };
  return (
    <Dialog {...frame} title={t('agreement:title')} labelClose={t('core:close')}>
      <Form className={styles['body']} onSubmit={submit}>
        <p className={styles['text']}>{t('agreement:text')}</p>
        <ProblemNotice problem={store.problem} />
        <TermsField field={store.form.fields.terms} />
        <Button type="submit" variant="primary" isBlock isPending={store.form.isSubmitting}>
          {t('agreement:submit')}
        </Button>
        <Button variant="quiet" isBlock onClick={() => close(false)}>
          {t('agreement:later')}
        </Button>
      </Form>
    </Dialog>
  );
});

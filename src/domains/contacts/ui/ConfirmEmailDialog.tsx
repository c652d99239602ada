import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../../ui/basics/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import { contactsStore } from '../ContactsStore.ts';
import { CodeForm } from './CodeForm.tsx';
import styles from './ConfirmEmailDialog.module.css';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { contactWords } from '../contactProblem.ts';

/** 2.10-15: a code is sent when it opens; it may be entered here, or its link opened, or all of it left for later. */
export const ConfirmEmailDialog = observer(function ConfirmEmailDialog({ close, frame }: DialogProps<null, boolean>) {
  const { t } = useApp();
  const { email } = useStore(contactsStore);
  useEffect(() => {
    if (!email.isSent) void email.send();
  }, [email]);
  return (
    <Dialog {...frame} title={t('contacts:email.title')} labelClose={t('core:close')}>
      <div className={styles['body']}>
        <p className={styles['text']} role="status">
          <span>{email.isSent ? t('contacts:email.sent') : t('contacts:email.sending')}</span>{' '}
          <bdi dir="ltr" className={styles['contact']}>
            {email.saved?.value}
          </bdi>
        </p>
        <ProblemNotice problem={email.problem} own={contactWords} />
        <CodeForm store={email} onConfirmed={() => close(true)} />
        <Button variant="quiet" isBlock onClick={() => close(false)}>
          {t('contacts:later')}
        </Button>
      </div>
    </Dialog>
  );
});

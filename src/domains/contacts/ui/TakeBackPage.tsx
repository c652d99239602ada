import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { isolated } from '../../../shared/text/isolated.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { LeadEnd } from '../../../ui/basics/LeadEnd.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { authFace } from '../../auth/face.ts';
import { contactWords } from '../contactProblem.ts';
import { takeBackStore } from '../TakeBackStore.ts';
import styles from './ConfirmationPage.module.css';

/** Takes a replaced contact back by the link of the message that went there; then the password is set anew. */
export const TakeBackPage = observer(function TakeBackPage() {
  const app = useApp();
  const { t } = app;
  const store = useStore(takeBackStore);
  // Reads the query once, at the arrival.
  useEffect(() => store.open(app.place.search), [app, store]);
  const take = async () => {
    // It has ended all sessions, that of this browser too.
    if (await store.take()) await app.session.load();
  };
  return (
    <div className={styles['page']}>
      <h1>{t('contacts:back.heading')}</h1>
      {store.state === 'refused' && (
        <Notice tone="error" role="alert">
          {t('contacts:back.refused')}
        </Notice>
      )}
      {(store.state === 'asking' || store.state === 'taking') && (
        <>
          <p className={styles['text']}>{t('contacts:back.text')}</p>
          <ProblemNotice problem={store.problem} own={contactWords} />
          <Button variant="primary" isBlock isPending={store.state === 'taking'} onClick={take}>
            {t('contacts:back.take')}
          </Button>
        </>
      )}
      {store.state === 'taken' && (
        <>
          <p className={styles['text']} role="status">
            {t('contacts:back.taken', { contact: isolated(store.contact) })}
          </p>
          <Button variant="primary" isBlock onClick={() => void app.use(authFace).open('restore')}>
            {t('contacts:back.restore')}
          </Button>
        </>
      )}
      <LeadEnd />
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../../ui/basics/Button.tsx';
import { LeadEnd } from '../../../ui/basics/LeadEnd.tsx';
import { Spinner } from '../../../ui/basics/Spinner.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useVisitor } from '../../../kernel/visitor/useVisitor.ts';
import { linkStore } from '../LinkStore.ts';
import { confirmationPath, confirmedPath } from '../paths.ts';
import styles from './ConfirmationPage.module.css';
import { ContactsPanel } from './ContactsPanel.tsx';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { contactWords } from '../contactProblem.ts';

/** 2.2-14: confirms by the link of a message, also signed out; without one, a player's contacts and their codes. */
export const ConfirmationPage = observer(function ConfirmationPage() {
  const app = useApp();
  const { t } = app;
  const link = useStore(linkStore);
  // Reads the query once, at the arrival: what is put into the address later is no link.
  useEffect(() => {
    void link.open(app.place.search).then((isConfirmed) => {
      if (isConfirmed) app.navigate(confirmedPath, { replace: true });
    });
  }, [app, link]);
  return (
    <div className={styles['page']}>
      <h1>{t('contacts:page.heading')}</h1>
      <Body />
      <LeadEnd />
    </div>
  );
});

const Body = observer(function Body() {
  const { t, navigate } = useApp();
  const link = useStore(linkStore);
  const again = async () => {
    if (await link.confirm()) navigate(confirmedPath, { replace: true });
  };
  if (link.state === 'reading' || link.state === 'confirming' || link.state === 'confirmed') {
    return (
      <p className={styles['wait']} role="status">
        <Spinner size={32} />
        {t('contacts:page.checking')}
      </p>
    );
  }
  if (link.state === 'failed') {
    return (
      <>
        <ProblemNotice problem={link.problem} own={contactWords} />
        <Button variant="primary" isBlock onClick={again}>
          {t('core:retry')}
        </Button>
      </>
    );
  }
  return <WithoutLink isRefused={link.state === 'refused'} />;
});

/** What to do without a link that works: the codes of a player; a guest signs in first. */
const WithoutLink = observer(function WithoutLink({ isRefused }: { readonly isRefused: boolean }) {
  const { t, href, content } = useApp();
  const visitor = useVisitor();
  const isGuest = visitor === 'guest';
  const refusal = isGuest ? t('contacts:page.refusedGuest') : t('contacts:page.refused');
  return (
    <>
      {isRefused && (
        <Notice tone="error" role="alert">
          {refusal}
        </Notice>
      )}
      {isGuest && !isRefused && <p className={styles['text']}>{t('contacts:page.guest')}</p>}
      {isGuest && content.canEnter('authorization') && (
        <Button variant="primary" isBlock href={href(`${confirmationPath}?show_popup_auth=1`)}>
          {t('core:signIn')}
        </Button>
      )}
      {!isGuest && <ContactsPanel />}
    </>
  );
});

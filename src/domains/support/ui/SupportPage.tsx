import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { LeadEnd } from '../../../ui/basics/LeadEnd.tsx';
import { ticketsStore } from '../TicketsStore.ts';
import { Conversation } from './Conversation.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { Questions } from './Questions.tsx';
import styles from './SupportPage.module.css';
import { TicketList } from './TicketList.tsx';

/** 2.2-6, 1-15: answers first, then the player's own requests and the form. An open request takes the whole page. */
export const SupportPage = observer(function SupportPage() {
  const { t, place } = useApp();
  const tickets = useStore(ticketsStore);
  useForPlayer(() => tickets.start());
  const { search } = place;
  useEffect(() => {
    // A number only: an address of somebody else's making asks for nothing else.
    tickets.show(/^\d{1,15}$/.exec(new URLSearchParams(search).get('ticket') ?? '')?.[0] ?? '');
  }, [tickets, search]);
  if (tickets.openId !== '') return <Conversation />;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('support:heading')}</h1>
        <p className={styles['lead']}>{t('support:lead')}</p>
      </header>
      <Questions />
      <div className={styles['side']}>
        <TicketList />
        <FeedbackForm />
      </div>
      <LeadEnd />
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { ListFaces } from '../../../kernel/lists/ListFaces.tsx';
import { useVisitor } from '../../../kernel/visitor/useVisitor.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { Pill } from '../../../ui/blocks/Pill.tsx';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { chevronRightIcon } from '../../../ui/basics/icons.ts';
import type { Ticket } from '../api.ts';
import { feedbackStore } from '../FeedbackStore.ts';
import { ticketPath } from '../paths.ts';
import { ticketsStore } from '../TicketsStore.ts';
import styles from './TicketList.module.css';

/** The player's own requests, those with the latest change first. Guests have none. */
export const TicketList = observer(function TicketList() {
  const { t } = useApp();
  const { list } = useStore(ticketsStore);
  const { sent } = useStore(feedbackStore);
  const id = useId();
  const isPlayer = useVisitor() === 'player';
  // The request that was just sent from this page: no event tells of it.
  useEffect(() => {
    if (isPlayer && sent !== '') void list.refreshStart();
  }, [isPlayer, list, sent]);
  if (!isPlayer) return null;
  return (
    <Surface as="section" labelledBy={id}>
      <h2 id={id} className={styles['title']}>
        {t('support:tickets.title')}
      </h2>
      <ListFaces list={list} empty={<p className={styles['note']}>{t('support:tickets.none')}</p>}>
        <ul className={styles['list']}>
          {list.items.map((ticket) => (
            <Row key={ticket.id} ticket={ticket} />
          ))}
        </ul>
      </ListFaces>
    </Surface>
  );
});

function Row({ ticket }: { readonly ticket: Ticket }) {
  const { t, href } = useApp();
  const figures = useFigures();
  const { id, subject, isUnread, updatedAt } = ticket;
  return (
    <li>
      <a className={styles['row']} href={href(ticketPath(id))}>
        <span className={styles['about']}>
          <bdi className={styles['subject']}>{subject}</bdi>
          <span className={styles['note']}>
            {`${t('support:tickets.number', { number: id })} · ${figures.time(updatedAt)}`}
          </span>
        </span>
        <TicketStatePill ticket={ticket} isUnread={isUnread} />
        <Icon className={styles['arrow']} of={chevronRightIcon} size={18} />
      </a>
    </li>
  );
}

/** The state of a request in words. */
export function TicketStatePill({ ticket, isUnread }: { readonly ticket: Ticket; readonly isUnread: boolean }) {
  const { t } = useApp();
  if (isUnread) {
    return (
      <Pill tone="accent" hasDot>
        {t('support:tickets.unread')}
      </Pill>
    );
  }
  return (
    <Pill tone={ticket.status === 'answered' ? 'money' : 'plain'} hasDot={ticket.status === 'open'}>
      {t(`support:tickets.${ticket.status}`)}
    </Pill>
  );
}

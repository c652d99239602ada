import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { fieldDraft } from '../../../kernel/forms/fieldDraft.ts';
import { useDraft } from '../../../kernel/forms/useDraft.ts';
import { FieldTextArea } from '../../../kernel/forms/FieldInput.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { attachIcon, chevronLeftIcon } from '../../../ui/basics/icons.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { classes } from '../../../ui/basics/classes.ts';
import type { Message } from '../api.ts';
import { supportPath } from '../paths.ts';
import { ticketsStore } from '../TicketsStore.ts';
import styles from './Conversation.module.css';
import { FileChooser } from './FileChooser.tsx';
import { TicketStatePill } from './TicketList.tsx';

/** One request as a conversation. */
export const Conversation = observer(function Conversation() {
  const { t, href } = useApp();
  const store = useStore(ticketsStore);
  const ticket = store.conversation?.ticket;
  const heading = useRef<HTMLHeadingElement>(null);
  const { openId } = store;
  // It takes the place of a longer page: its beginning is shown, and read first.
  useEffect(() => heading.current?.focus(), [openId]);
  return (
    <div className={styles['page']}>
      <Button size="sm" variant="quiet" icon={chevronLeftIcon} href={href(supportPath)} className={styles['back']}>
        {t('support:tickets.back')}
      </Button>
      <header className={styles['head']}>
        <h1 ref={heading} tabIndex={-1}>
          <bdi>{ticket?.subject ?? t('support:tickets.number', { number: openId })}</bdi>
        </h1>
        {ticket !== undefined && (
          <p className={styles['facts']}>
            {t('support:tickets.number', { number: ticket.id })} · {t(`support:category.${ticket.category}`)}
            <TicketStatePill ticket={ticket} isUnread={false} />
          </p>
        )}
      </header>
      <Body />
    </div>
  );
});

const Body = observer(function Body() {
  const { t } = useApp();
  const store = useStore(ticketsStore);
  const { conversation } = store;
  if (store.status === 'failed') {
    return (
      <>
        <p>{t('support:tickets.unknown')}</p>
        <LoadFailed onRetry={() => store.refresh()} />
      </>
    );
  }
  if (conversation === null) {
    return (
      <LoadingBlock>
        <Skeleton height="7rem" />
        <Skeleton height="7rem" />
      </LoadingBlock>
    );
  }
  return (
    <>
      <ol className={styles['messages']} aria-live="polite">
        {conversation.messages.map((message) => (
          <Written key={message.id} message={message} />
        ))}
      </ol>
      {conversation.ticket.status === 'closed' ? (
        <>
          <Notice>{t('support:tickets.closedText')}</Notice>
          <ProblemNotice problem={store.problem} />
        </>
      ) : (
        <ReplyForm />
      )}
    </>
  );
});

const Written = observer(function Written({ message }: { readonly message: Message }) {
  const { t } = useApp();
  const store = useStore(ticketsStore);
  const figures = useFigures();
  const { isOwn, text, at, attachments } = message;
  return (
    <li className={classes(styles['message'], isOwn && styles['own'])}>
      <p className={styles['who']}>
        {t(isOwn ? 'support:tickets.you' : 'support:tickets.house')} · {figures.time(at)}
      </p>
      <p className={styles['text']} dir="auto">
        {text}
      </p>
      {attachments.map(({ id, name }) => (
        <Button
          key={id}
          size="sm"
          variant="quiet"
          icon={attachIcon}
          className={styles['file']}
          aria-label={t('support:tickets.download', { name })}
          isPending={store.askedFile === id}
          onClick={() => store.openFile(id)}
        >
          <bdi>{name}</bdi>
        </Button>
      ))}
    </li>
  );
});

const ReplyForm = observer(function ReplyForm() {
  const { t } = useApp();
  const store = useStore(ticketsStore);
  useDraft(`reply.${store.openId}`, fieldDraft(store.form, ['message']));
  return (
    <Form className={styles['form']} onSubmit={() => store.reply()}>
      <FieldTextArea
        field={store.form.fields.message}
        name="message"
        label={t('support:tickets.reply')}
        maxLength={4000}
        isRequired
      />
      <FileChooser files={store.attachments} />
      <ProblemNotice problem={store.problem} />
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" isPending={store.form.isSubmitting} isDisabled={!store.canSend}>
          {t('support:tickets.send')}
        </Button>
        <Button variant="quiet" isPending={store.isClosing} onClick={() => store.close()}>
          {t('support:tickets.close')}
        </Button>
      </div>
    </Form>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { fieldDraft } from '../../../kernel/forms/fieldDraft.ts';
import { useDraft } from '../../../kernel/forms/useDraft.ts';
import { FieldSelect } from '../../../kernel/forms/FieldChoice.tsx';
import { FieldInput, FieldTextArea } from '../../../kernel/forms/FieldInput.tsx';
import { onPageHide } from '../../../lib/onPageHide.ts';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { useVisitor } from '../../../kernel/visitor/useVisitor.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { categories, feedbackStore } from '../FeedbackStore.ts';
import { ticketPath } from '../paths.ts';
import { FileChooser } from './FileChooser.tsx';
import styles from './FeedbackForm.module.css';

/** 2.2-6, 7-96: a new request. Guests say where they are answered. */
export const FeedbackForm = observer(function FeedbackForm() {
  const { t } = useApp();
  const store = useStore(feedbackStore);
  const isGuest = useVisitor() !== 'player';
  const id = useId();
  useEffect(() => store.open(), [store]);
  return (
    <Surface as="section" labelledBy={id}>
      <div className={styles['block']}>
        <h2 id={id} className={styles['title']}>
          {t('support:form.title')}
        </h2>
        {store.sent === '' ? (
          <>
            <p className={styles['lead']}>{t(isGuest ? 'support:form.leadGuest' : 'support:form.lead')}</p>
            <Fields isGuest={isGuest} />
          </>
        ) : (
          <Sent isGuest={isGuest} />
        )}
      </div>
    </Surface>
  );
});

const Fields = observer(function Fields({ isGuest }: { readonly isGuest: boolean }) {
  const { t } = useApp();
  const store = useStore(feedbackStore);
  const { form, attachments, problem } = store;
  const { category, subject, message, email } = form.fields;
  useDraft('feedback', { ...fieldDraft(form, form.names), keepsItself: true });
  useEffect(() => onPageHide(() => store.keep()), [store]);
  return (
    // What is typed is kept as soon as a field is left, or the page.
    <Form className={styles['form']} onSubmit={() => store.send()}>
      <div className={styles['form']} onBlur={() => store.keep()}>
        <FieldSelect
          field={category}
          name="category"
          label={t('support:category.label')}
          placeholder={t('support:category.choose')}
          options={categories.map((value) => ({ value, label: t(`support:category.${value}`) }))}
          isRequired
        />
        <FieldInput field={subject} name="subject" label={t('support:form.subject')} maxLength={120} isRequired />
        <FieldTextArea
          field={message}
          name="message"
          label={t('support:form.message')}
          hint={t('support:form.messageHint')}
          maxLength={4000}
          isRequired
        />
        {isGuest && (
          <FieldInput
            field={email}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            label={t('support:form.email')}
            isRequired
          />
        )}
      </div>
      <FileChooser files={attachments} />
      <ProblemNotice problem={problem} />
      <Button type="submit" variant="primary" isBlock isPending={form.isSubmitting} isDisabled={!store.canSend}>
        {t('support:form.send')}
      </Button>
      {attachments.isSending && <p className={styles['lead']}>{t('support:form.wait')}</p>}
    </Form>
  );
});

const Sent = observer(function Sent({ isGuest }: { readonly isGuest: boolean }) {
  const { t, href } = useApp();
  const store = useStore(feedbackStore);
  const news = useRef<HTMLDivElement>(null);
  // The form was longer: without the focus the page would show what follows it.
  useEffect(() => news.current?.focus(), []);
  return (
    <div ref={news} className={styles['form']} tabIndex={-1}>
      <Notice tone="success" role="status" title={t('support:form.sentTitle')}>
        {t(isGuest ? 'support:form.sentGuest' : 'support:form.sentPlayer', { number: store.sent })}
      </Notice>
      <div className={styles['actions']}>
        {!isGuest && (
          <Button variant="primary" href={href(ticketPath(store.sent))}>
            {t('support:form.open')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => store.again()}>
          {t('support:form.another')}
        </Button>
      </div>
    </div>
  );
});

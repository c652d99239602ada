import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { checkIcon } from '../../../ui/basics/icons.ts';
import { Pill } from '../../../ui/blocks/Pill.tsx';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import { useDraft } from '../../../kernel/forms/useDraft.ts';
import { contactDraft } from '../contactDraft.ts';
import type { ContactStore } from '../ContactStore.ts';
import { confirmedDialog } from '../dialogs.ts';
import { CodeForm } from './CodeForm.tsx';
import styles from './ContactCard.module.css';
import { ContactForm } from './ContactForm.tsx';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { contactWords } from '../contactProblem.ts';

interface Props {
  readonly store: ContactStore;
}

/** 4-37: one contact: its state, its form while it is edited, its code while one is on its way. */
export const ContactCard = observer(function ContactCard({ store }: Props) {
  const { t } = useApp();
  const id = `contact-${store.type}`;
  useDraft(`contact.${store.type}`, contactDraft(store));
  return (
    <Surface as="section" labelledBy={id} className={styles['card']}>
      <h2 id={id} className={styles['title']}>
        {t(`contacts:type.${store.type}`)}
      </h2>
      <ProblemNotice problem={store.problem} own={contactWords} />
      {store.isEditing ? <ContactForm store={store} /> : <SavedContact store={store} />}
    </Surface>
  );
});

const SavedContact = observer(function SavedContact({ store }: Props) {
  const { t, dialogs } = useApp();
  const { saved } = store;
  if (saved === null) {
    return (
      <>
        <p className={styles['none']}>{t('contacts:none')}</p>
        <div className={styles['actions']}>
          <Button onClick={() => store.edit()}>{t('contacts:add')}</Button>
        </div>
      </>
    );
  }
  const celebrate = () => void dialogs.open(confirmedDialog, { contact: saved.value });
  return (
    <>
      <p className={styles['value']}>
        <bdi dir="ltr">{shown(store.type, saved.value)}</bdi>
        {saved.isConfirmed ? (
          <Pill tone="money" icon={checkIcon}>
            {t('contacts:confirmed')}
          </Pill>
        ) : (
          <Pill>{t('contacts:notConfirmed')}</Pill>
        )}
      </p>
      {saved.replaces !== undefined && (
        <p className={styles['none']}>
          {t('contacts:pending')} <bdi dir="ltr">{shown(store.type, saved.replaces)}</bdi>
        </p>
      )}
      {!saved.isConfirmed && store.isSent && (
        <>
          <p className={styles['none']} role="status">
            {t('contacts:codeSent')}
          </p>
          <CodeForm store={store} onConfirmed={celebrate} />
        </>
      )}
      <div className={styles['actions']}>
        {!saved.isConfirmed && !store.isSent && (
          <Button variant="primary" isPending={store.isSending} onClick={() => void store.send()}>
            {t('contacts:send')}
          </Button>
        )}
        <Button onClick={() => store.edit()}>{t('contacts:change')}</Button>
        {saved.replaces !== undefined && (
          <Button variant="quiet" onClick={() => store.keepPresent()}>
            {t('contacts:keep')}
          </Button>
        )}
      </div>
    </>
  );
});

const shown = (type: ContactStore['type'], value: string): string =>
  type === 'phone' ? `+${value.replace(/^\+/, '')}` : value;

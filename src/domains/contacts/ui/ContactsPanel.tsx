import { observer } from 'mobx-react-lite';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useStore } from '../../../kernel/AppContext.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { contactsStore } from '../ContactsStore.ts';
import { ContactCard } from './ContactCard.tsx';

/** The player's e-mail and phone, each with what can be done about it. */
export const ContactsPanel = observer(function ContactsPanel() {
  const { list, email, phone } = useStore(contactsStore);
  useForPlayer((uid) => {
    void list.open(uid);
    void phone.countries.load();
  });
  if (list.status === 'failed') {
    return <LoadFailed onRetry={() => list.reload()} />;
  }
  if (list.all === null) {
    return (
      <>
        <Skeleton height="9.5rem" />
        <Skeleton height="9.5rem" />
      </>
    );
  }
  return (
    <>
      <ContactCard store={email} />
      <ContactCard store={phone} />
    </>
  );
});

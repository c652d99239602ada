import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { IconButton } from '../../../../ui/basics/IconButton.tsx';
import { bellIcon } from '../../../../ui/basics/icons.ts';
import { openInbox } from '../inboxDialog.ts';
import { inboxStore } from '../InboxStore.ts';
import styles from './InboxBell.module.css';

/** More would not fit into the mark. */
const mostShown = 99;

/** The bell in the header, with the count of what is unread. */
export const InboxBell = observer(function InboxBell() {
  const app = useApp();
  const { unread } = useStore(inboxStore);
  return (
    <span className={styles['bell']}>
      <IconButton
        icon={bellIcon}
        label={unread === 0 ? app.t('inbox:bell') : app.t('inbox:bellUnread', { count: unread })}
        aria-haspopup="dialog"
        onClick={() => void openInbox(app)}
      />
      {unread > 0 && (
        <span className={styles['count']} aria-hidden="true">
          {unread > mostShown ? `${mostShown}+` : unread}
        </span>
      )}
    </span>
  );
});

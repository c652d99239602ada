import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { formatTime } from '../../../../shared/dates/formatDate.ts';
import { Button } from '../../../../ui/basics/Button.tsx';
import { classes } from '../../../../ui/basics/classes.ts';
import { inboxStore } from '../InboxStore.ts';
import type { InboxItem } from '../parseItem.ts';
import { CreditText } from './CreditText.tsx';
import styles from './InboxDialog.module.css';
import { NoticeMark } from './NoticeMark.tsx';

interface Props {
  readonly item: InboxItem;
  readonly zone: string;
  /** The player goes to the path. */
  readonly onGo: (path: string) => void;
}

/** One notification with its one action: where it leads, or that it was read. */
export const InboxRow = observer(function InboxRow({ item, zone, onGo }: Props) {
  const { t, href } = useApp();
  const store = useStore(inboxStore);
  const { id, subject, title, text, image, button, link, at, isRead } = item;
  return (
    <li className={classes(styles['row'], !isRead && styles['unread'])}>
      <NoticeMark subject={subject} image={image} />
      <div className={styles['words']}>
        <div className={styles['line']}>
          <b className={styles['title']}>{title}</b>
          {!isRead && <span className="visually-hidden">{t('inbox:unread')}</span>}
          <time className={styles['time']} dateTime={new Date(at).toISOString()}>
            {formatTime(at, zone)}
          </time>
        </div>
        <p className={styles['text']}>{text}</p>
        <CreditText amount={item.amount} amountType={item.amountType} text={item.text} />
        <div className={styles['actions']}>
          {link !== null && button !== '' && (
            <Button
              size="sm"
              href={href(link)}
              onClick={(event) => {
                event.preventDefault();
                void store.read(id);
                onGo(link);
              }}
            >
              {button}
            </Button>
          )}
          {(link === null || button === '') && !isRead && (
            <Button size="sm" variant="quiet" onClick={() => store.read(id)}>
              {t('inbox:markRead')}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
});

import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { readFromChatFrame } from '../../../lib/chat/chatMessages.ts';
import { connectFrame } from '../../../lib/frames/connectFrame.ts';
import { classes } from '../../../ui/basics/classes.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { IconButton } from '../../../ui/basics/IconButton.tsx';
import { chatIcon, closeIcon } from '../../../ui/basics/icons.ts';
import { useEscape } from '../../../ui/basics/useEscape.ts';
import { chatStore } from '../ChatStore.ts';
import styles from './ChatCard.module.css';

/** The badge of the live chat and the panel that holds its frame, over every page that allows them. */
export const ChatCard = observer(function ChatCard() {
  const store = useStore(chatStore);
  return (
    <>
      {store.hasFrame && <Panel key={store.turn} />}
      {store.isBadgeShown && !store.isOpen && <Badge />}
    </>
  );
});

const Badge = observer(function Badge() {
  const { t } = useApp();
  const store = useStore(chatStore);
  const { unread } = store;
  return (
    <button
      type="button"
      className={styles['badge']}
      aria-label={unread > 0 ? t('chat:openUnread', { count: unread }) : t('chat:open')}
      onClick={() => store.open()}
    >
      <Icon of={chatIcon} size={24} />
      {unread > 0 && (
        <span className={styles['count']} aria-hidden="true">
          {unread}
        </span>
      )}
    </button>
  );
});

/** The frame stays in its place in the document while it lives: moved, it would load anew. */
const Panel = observer(function Panel() {
  const { t, content } = useApp();
  const store = useStore(chatStore);
  const frame = useRef<HTMLIFrameElement>(null);
  const isShown = store.isPanelShown;
  const origin = content.chatOrigin;
  useEscape(isShown ? () => store.close() : null);
  // Before the frame has loaded, whose first message starts it.
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const isDark = () => getComputedStyle(element).colorScheme !== 'light';
    const link = connectFrame(element, {
      origin,
      read: readFromChatFrame,
      hear: (message) => store.hear(message, isDark()),
    });
    store.attach(link.send);
    return () => link.end();
  }, [store, origin]);
  return (
    <section
      className={classes(styles['panel'], !isShown && styles['out'])}
      aria-label={t('chat:title')}
      inert={!isShown}
    >
      <header className={styles['head']}>
        <span>{t('chat:title')}</span>
        <IconButton size="sm" variant="quiet" icon={closeIcon} label={t('chat:close')} onClick={() => store.close()} />
      </header>
      <iframe
        ref={frame}
        src={`${origin}/nfx/chat`}
        className={styles['frame']}
        title={t('chat:title')}
        // No navigation of this page, and none of its devices: what runs inside is a third party's.
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="origin"
      />
    </section>
  );
});

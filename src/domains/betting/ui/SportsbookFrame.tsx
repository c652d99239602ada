import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef } from 'react';
import type { CSSProperties, RefObject } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { NeedNotice } from '../../verification/face/needs/NeedNotice.tsx';
import { isPageVisible } from '../../../lib/pageVisibility.ts';
import { currentTheme, onTheme } from '../../../lib/theme.ts';
import { absoluteAddress, copyText } from '../../../ui/basics/copyText.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Spinner } from '../../../ui/basics/Spinner.tsx';
import { cashierFace } from '../../cashier/face.ts';
import { bettingStore, PING_MS } from '../BettingStore.ts';
import { bettingPath } from '../paths.ts';
import { insidePath, readFrameMessage } from '../readFrameMessage.ts';
import type { FrameMessage } from '../readFrameMessage.ts';
import styles from './BettingPage.module.css';

/** The sportsbook's frame: listened to, told what changes here, and opened again where it is dead. */
export const SportsbookFrame = observer(function SportsbookFrame() {
  const app = useApp();
  const { t, session, content } = app;
  const store = useStore(bettingStore);
  const frame = useRef<HTMLIFrameElement>(null);
  const { list, default: usual } = content.config.themes;
  const open = useCallback(
    () => void store.open(currentTheme(list, usual) === 'light' ? 'light' : 'dark'),
    [store, list, usual],
  );

  // For whoever is signed in: another player, or none, is another session of the sportsbook.
  useEffect(() => {
    const stop = reaction(
      () => (session.status === 'unknown' ? null : session.uid),
      (uid) => {
        if (uid !== null) open();
      },
      { fireImmediately: true },
    );
    return () => {
      stop();
      store.close();
    };
  }, [session, store, open]);
  useFrameTalk(frame);

  const { status, height } = store;
  const isFrame = status === 'open' || status === 'silent';
  const fits = height > 0 ? { 'data-fits': '', style: { '--fits': `${height}px` } as CSSProperties } : {};
  return (
    <section className={styles['stage']} aria-label={t('betting:heading')} {...fits}>
      {status === 'silent' && (
        <div className={styles['strip']} role="alert">
          <p>{t('betting:frame.silent')}</p>
          <Button size="sm" variant="primary" onClick={open}>
            {t('betting:frame.again')}
          </Button>
        </div>
      )}
      {isFrame && store.frame !== null && (
        <iframe
          ref={frame}
          key={store.frameNumber}
          className={styles['frame']}
          src={store.frame}
          title={t('betting:heading')}
        />
      )}
      {status === 'failed' && (
        <div className={styles['state']} role="alert">
          {store.need === null ? (
            <p className={styles['text']}>{t('betting:frame.failed')}</p>
          ) : (
            <NeedNotice need={store.need} />
          )}
          <Button variant="primary" onClick={open}>
            {t('betting:frame.again')}
          </Button>
        </div>
      )}
      {(status === 'idle' || status === 'opening') && (
        <div className={styles['state']}>
          <Spinner />
          <p className={styles['text']}>{t('betting:frame.opening')}</p>
        </div>
      )}
    </section>
  );
});

/** Messages between the page and the frame, both with their origins checked. */
function useFrameTalk(frame: RefObject<HTMLIFrameElement | null>): void {
  const app = useApp();
  const store = useStore(bettingStore);
  useEffect(() => {
    const { clock, content, session, place, platform } = app;
    const { list, default: usual } = content.config.themes;
    /** The listed origin that the frame last spoke from; empty before. */
    let origin = '';
    const tell = (message: object) => {
      if (origin !== '') frame.current?.contentWindow?.postMessage(message, origin);
    };
    const ping = () => {
      if (store.ping()) tell({ type: 'site:ping' });
    };
    const handlers: Partial<Record<FrameMessage['type'], () => void>> = {
      ready: () => {
        ping();
        const pick = store.takePick();
        if (pick !== null) tell({ type: 'site:slip', picks: [pick] });
      },
      deposit: () =>
        void app
          .use(cashierFace)
          .depositHere()
          .then(() => tell({ type: 'site:balance' })),
      signIn: () => {
        const path = bettingPath(store.inside);
        app.navigate(`${path}${path.includes('?') ? '&' : '?'}show_popup_auth=1`);
      },
      placed: () => {
        // The stake is typed in the frame, whose field keeps the focus.
        platform.hideKeyboard();
        void session.refreshBalance();
      },
    };
    const handleMessage = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return;
      const message = readFrameMessage(event, content.gameOrigins);
      if (message === null) return;
      ({ origin } = event);
      store.receive(message);
      if (message.type === 'share') void share(app, message.code);
      handlers[message.type]?.();
    };
    addEventListener('message', handleMessage);
    const stops = [
      // Not of a page that nobody sees: its timers and the frame's may rest.
      clock.every(PING_MS, () => {
        if (isPageVisible()) ping();
      }),
      onTheme(() => tell({ type: 'site:theme', theme: currentTheme(list, usual) === 'light' ? 'light' : 'dark' })),
      // Money that moved elsewhere: a deposit, a game, a bet of another tab.
      reaction(
        () => session.balance.booked?.version,
        () => tell({ type: 'site:balance' }),
      ),
      // A link of this site to another place in the sportsbook.
      reaction(
        () => (place.path === bettingPath() ? place.search : null),
        (search) => {
          if (search === null) return;
          const path = insidePath(new URLSearchParams(search).get('p')) ?? '/';
          if (path !== store.inside) tell({ type: 'site:route', path });
          const pick = store.takePick();
          if (pick !== null) tell({ type: 'site:slip', picks: [pick] });
        },
      ),
    ];
    return () => {
      removeEventListener('message', handleMessage);
      stops.forEach((stop) => stop());
    };
  }, [app, store, frame]);
}

/** A slip by link: the system's share sheet, else the clipboard. */
async function share(app: ReturnType<typeof useApp>, code: string): Promise<void> {
  const { platform, notices, t, href } = app;
  const url = absoluteAddress(href(bettingPath(`/slip/${code}`)));
  if (platform.can.share) {
    await platform.share({ title: t('betting:slip.title'), url });
    return;
  }
  const isCopied = await copyText(url);
  notices.show(t(isCopied ? 'betting:slip.copied' : 'betting:slip.failed'), isCopied ? 'success' : 'error');
}

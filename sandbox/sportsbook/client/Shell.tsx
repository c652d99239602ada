import { useState, useSyncExternalStore } from 'react';
import { useApp, useChanging } from './AppContext.ts';
import { Icon } from './marks/Icon.tsx';
import { sessionMoney } from './slip/slipButton.ts';
import { Page } from './Page.tsx';
import { ErrorBoundary } from './parts/ErrorBoundary.tsx';
import { Link } from './parts/Link.tsx';
import { OneTapStrip } from './parts/OneTapStrip.tsx';
import { SettingsPanel } from './parts/SettingsPanel.tsx';
import { SlipBar } from './slip/SlipBar.tsx';
import { SlipPanel } from './slip/SlipPanel.tsx';

const WIDE = '(min-width: 1000px)';

function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(WIDE).matches,
  );
}

/** The frame of all pages: the top bar, the page, and the slip as a column or a bar. */
export function Shell() {
  const app = useApp();
  const { router, board, socket, session, t } = app;
  const path = useChanging(router.changes, 'path', () => router.path);
  const isOpen = useChanging(board.changes, 'connection', () => socket.isOpen || socket.isFirst);
  const wallet = useChanging(session.changes, 'session', () => session.wallet);
  const [hasSettings, setHasSettings] = useState(false);
  const isWide = useIsWide();
  const isHome = path === '/';
  return (
    <div className="shell">
      <header className="top">
        {isHome ? null : (
          <button type="button" className="icon-button" aria-label={t('back')} onClick={() => router.back()}>
            <Icon name="back" isFlipped />
          </button>
        )}
        <nav className="top-nav" aria-label={t('sportsbook')}>
          <Link to="/" isCurrent={isHome}>
            {t('live')}
          </Link>
          <Link to="/results" isCurrent={path === '/results'}>
            {t('results')}
          </Link>
          <Link to="/bets" isCurrent={path === '/bets'}>
            {t('myBets')}
          </Link>
        </nav>
        {wallet === null ? null : <b className="top-balance">{sessionMoney(app, session.balance)}</b>}
        <Link to="/search" className="icon-button" label={t('search')}>
          <Icon name="search" />
        </Link>
        <button
          type="button"
          className="icon-button"
          aria-label={t('settings')}
          aria-expanded={hasSettings}
          onClick={() => setHasSettings(!hasSettings)}
        >
          <Icon name="settings" />
        </button>
      </header>
      {hasSettings ? <SettingsPanel /> : null}
      <OneTapStrip />
      {isOpen ? null : (
        <p className="offline" role="status">
          {t('reconnecting')}
        </p>
      )}
      <div className="columns">
        <main className="page">
          <ErrorBoundary path={path}>
            <Page path={path} />
          </ErrorBoundary>
        </main>
        {isWide ? (
          <aside className="slip-column" aria-label={t('slip')}>
            <h2 className="heading">{t('slip')}</h2>
            <SlipPanel />
          </aside>
        ) : null}
      </div>
      {isWide ? null : <SlipBar />}
    </div>
  );
}

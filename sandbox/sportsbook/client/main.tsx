import '@fontsource-variable/onest/wght.css';
import './styles/index.css';
import { createRoot } from 'react-dom/client';
import { AppProvider, type SportsbookApp } from './AppContext.ts';
import { createApp } from './createApp.ts';
import { parentOriginOf, readSiteMessage } from './host/hostMessages.ts';
import { readLaunch, type Theme } from './host/launch.ts';
import { loadLanguage } from './messages/translate.ts';
import { ErrorBoundary } from './parts/ErrorBoundary.tsx';
import { Shell } from './Shell.tsx';
import { addPicks } from './slip/addPicks.ts';

const launch = readLaunch(location.href);
const page = document.documentElement;
page.lang = launch.locale;
page.dir = launch.locale === 'ar' ? 'rtl' : 'ltr';
showTheme(launch.theme);

if (launch.locale === 'hi') await import('@fontsource-variable/noto-sans-devanagari/wght.css').catch(() => undefined);
const language = await loadLanguage(launch.locale);
const app = createApp(launch, language);
document.title = app.t('sportsbook');
listenToSite(app);
app.socket.connect();
app.slip.restore();
void app.session.refresh();
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <AppProvider value={app}>
      <ErrorBoundary>
        <Shell />
      </ErrorBoundary>
    </AppProvider>,
  );
app.tell({ type: 'sportsbook:ready' });
new ResizeObserver(([entry]) => {
  if (entry !== undefined) app.tell({ type: 'sportsbook:height', height: Math.ceil(entry.contentRect.height) });
}).observe(document.body);

function showTheme(theme: Theme): void {
  page.dataset['theme'] = theme;
}

function listenToSite({ router, preferences, board, slip, session, tell }: SportsbookApp): void {
  const origin = parentOriginOf(window);
  window.addEventListener('message', (event) => {
    const message = readSiteMessage(event, origin);
    if (message === null) return;
    switch (message.type) {
      case 'site:route':
        router.go(message.path);
        break;
      case 'site:theme':
        showTheme(message.theme);
        break;
      case 'site:preferences':
        Object.assign(preferences, { odds: message.odds, consent: message.changes });
        preferences.changes.emit('odds');
        break;
      case 'site:slip':
        void addPicks(board, slip, message.picks);
        break;
      case 'site:balance':
        void session.refresh();
        break;
      case 'site:ping':
        tell({ type: 'sportsbook:pong' });
        break;
    }
  });
}

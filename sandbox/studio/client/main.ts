import { clients } from '../games/clients.ts';
import { parentOriginOf, readSiteMessage, tellHost } from './hostMessages.ts';
import { readLaunchParams } from './launchParams.ts';
import type { PageContext } from './PageContext.ts';
import { loadTranslate } from './translate.ts';
import './styles/index.css';

const parentOrigin = parentOriginOf(window);

/** How often the framing page is told that this one still runs, in ms; it takes silence for a dead game. */
const BEAT_MS = 5_000;

async function start(): Promise<void> {
  const params = readLaunchParams(location.href);
  document.documentElement.lang = params.locale;
  document.documentElement.dir = params.locale === 'ar' ? 'rtl' : 'ltr';
  const t = await loadTranslate(params.locale);
  if (params.game === 'verify') {
    await (await import('./verifyPage.ts')).openVerifyPage(location.href, t);
    return;
  }
  const page: PageContext = {
    params,
    t,
    tell: (message) => tellHost(window, parentOrigin, message),
    onSiteMessage: (obey) => {
      window.addEventListener('message', (event) => {
        const message = readSiteMessage(event, parentOrigin);
        if (message !== null) obey(message);
      });
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') obey({ type: 'refresh_balance' });
      });
    },
  };
  const open = clients[params.game];
  if (open === undefined) await (await import('./openSlot.ts')).openSlot(page);
  else await open(page);
}

const beat = () => tellHost(window, parentOrigin, { type: 'alive' });
beat();
setInterval(beat, BEAT_MS);
void start();

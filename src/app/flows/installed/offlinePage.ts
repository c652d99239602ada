/** The script of public/offline.html: the language of the address, the player's theme, search, and the way back. */
import { directionOf } from '../../../shared/locale/languageTag.ts';
import ar from '../../installed/words/ar.json';
import de from '../../installed/words/de.json';
import en from '../../installed/words/en.json';
import es from '../../installed/words/es.json';
import hi from '../../installed/words/hi.json';
import lv from '../../installed/words/lv.json';
import ptBr from '../../installed/words/pt-BR.json';
import ru from '../../installed/words/ru.json';
import tr from '../../installed/words/tr.json';
import uk from '../../installed/words/uk.json';
import { cacheNames, catalogueAddress } from './caches.ts';
import type { OfflineGame } from './caches.ts';

const catalogues = { en, ru, es, ar, 'pt-BR': ptBr, tr, de, lv, hi, uk };
type Locale = keyof typeof catalogues;
const isLocale = (code: string): code is Locale => code in catalogues;

/** How often a page that got no answer asks again, in ms: the browser does not notice that a server is back. */
const askAgainMs = 10_000;
const mostShown = 30;

const first = location.pathname.split('/')[1] ?? '';
const locale: Locale = isLocale(first) ? first : 'en';
const prefix = isLocale(first) ? `/${first}` : '';

const messages: Readonly<Record<string, string>> = catalogues[locale].offline;
/** The last part of a key names the text. */
const t = (key: string): string => messages[key.split('.').at(-1) ?? ''] ?? '';

function find<T extends Element>(id: string, kind: new () => T): T {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`the offline page has no #${id}`);
  return element;
}

const field = find('search', HTMLInputElement);
const list = find('games', HTMLUListElement);
const note = find('note', HTMLParagraphElement);

function showTexts(): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
  document.title = t('installed:offline.documentTitle');
  find('title', HTMLHeadingElement).textContent = t('installed:offline.title');
  find('text', HTMLParagraphElement).textContent = t('installed:offline.text');
  find('retry', HTMLAnchorElement).textContent = t('installed:offline.retry');
  find('search-label', HTMLLabelElement).textContent = t('installed:offline.search');
}

function showTheme(): void {
  const chosen = /(?:^|; )theme=(\w+)/.exec(document.cookie)?.[1];
  if (chosen) document.documentElement.dataset['theme'] = chosen;
}

async function keptGames(): Promise<readonly OfflineGame[] | null> {
  const cache = await caches.open(cacheNames.catalogue);
  const kept = await cache.match(catalogueAddress(locale));
  return kept ? ((await kept.json()) as readonly OfflineGame[]) : null;
}

function showGames(games: readonly OfflineGame[]): void {
  const wanted = field.value.trim().toLocaleLowerCase(locale);
  const hits = games.filter(({ title }) => title.toLocaleLowerCase(locale).includes(wanted)).slice(0, mostShown);
  list.replaceChildren(
    ...hits.map(({ sysname, title }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = `${prefix}/game/${encodeURIComponent(sysname)}`;
      link.textContent = title;
      item.append(link);
      return item;
    }),
  );
  note.textContent = hits.length === 0 ? t('installed:offline.none') : '';
}

async function startSearch(): Promise<void> {
  const games = await keptGames().catch(() => null);
  if (!games) {
    note.textContent = t('installed:offline.empty');
    return;
  }
  find('finder', HTMLDivElement).hidden = false;
  field.addEventListener('input', () => showGames(games));
  showGames(games);
}

/** Reloads this address once the site answers; the page asked for is then shown. */
async function goOn(): Promise<void> {
  const answer = await fetch('/robots.txt', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}

showTheme();
showTexts();
void startSearch();
addEventListener('online', () => void goOn());
setInterval(() => void goOn(), askAgainMs);

import { Api } from './api.ts';
import { Flow } from './Flow.ts';
import { Host } from './host.ts';
import type { Messages } from './messages/Messages.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { ru } from './messages/ru.ts';

const catalogues: Readonly<Record<string, Messages>> = { en, ru, es, ar };

const host = new Host(({ token, lang: asked, theme }) => {
  const lang = Object.hasOwn(catalogues, asked) ? asked : 'en';
  const root = document.documentElement;
  root.lang = lang;
  root.dir = lang === 'ar' ? 'rtl' : 'ltr';
  root.dataset['theme'] = theme === 'dark' ? 'dark' : 'light';
  const api = new Api(token, () => host.newToken());
  const flow = new Flow({ api, host, words: catalogues[lang] ?? en, lang, body: document.body });
  void flow.open();
});

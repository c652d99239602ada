import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import { layout } from '../page/layout.ts';
import { consoleLook } from '../page/look.ts';
import type { PageLocale } from '../page/pageLocale.ts';
import { consoleMessages } from './consoleMessages.ts';

const tabs = [
  { name: 'payments', path: '' },
  { name: 'webhooks', path: '/webhooks' },
  { name: 'coins', path: '/coins' },
] as const;
export type Tab = (typeof tabs)[number]['name'];

/** What an action did, as it is told on the next page. */
export const consoleNews = ['done', 'unchanged'] as const;
export type ConsoleNews = (typeof consoleNews)[number];

export interface Frame {
  readonly locale: PageLocale;
  readonly tab: Tab;
  readonly news: ConsoleNews | undefined;
  readonly body: Html;
}

/** A page of the console: its three lists and what the last action did. */
export function consoleFrame({ locale, tab, news, body }: Frame): string {
  const words = consoleMessages(locale);
  const links = tabs.map(({ name, path }) => {
    const current = name === tab ? html` aria-current="page"` : null;
    return html`<a href="/payments/console${path}?locale=${locale}"${current}>${words[name]}</a>`;
  });
  const main = html`<div class="desk"><h1>${words.title}</h1>
<nav aria-label="${words.title}">${links}</nav>
${news === undefined ? null : html`<p class="news" role="status">${words[news]}</p>`}
${body}</div>`;
  return layout({ locale, look: consoleLook, title: `${words[tab]}, ${words.title}`, main });
}

/** Minutes are enough to tell payments apart; seconds show what was a moment ago. */
export const timeText = (time: Date): string => time.toISOString().slice(0, 19).replace('T', ' ');

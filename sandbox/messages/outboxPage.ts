import { cspHash, html, inlineStyle } from '../html.ts';
import type { StoredMessage } from './messageRepository.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 44rem; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.4rem; margin: 0 0 .25rem; }
p { margin: 0 0 1rem; }
form { display: flex; gap: .5rem; margin: 1rem 0 1.5rem; }
input { flex: 1; min-width: 0; font: inherit; padding: .5rem .75rem; }
button { font: inherit; padding: .5rem 1rem; }
ol { display: grid; gap: 1rem; list-style: none; margin: 0; padding: 0; }
li { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 12px; padding: 1rem; }
h2 { font-size: 1.05rem; margin: .25rem 0; }
.meta { font-size: .85rem; margin: 0; opacity: .75; overflow-wrap: anywhere; }
.body { margin: .5rem 0 0; overflow-wrap: anywhere; white-space: pre-line; }
`;

/** The page has no script, and its only style is the one above. */
export const outboxHeaders: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src ${cspHash(style)}; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const channels = { email: 'E-mail', text: 'Text message' } as const;

/** All messages sent, newest first; `to` limits them to one recipient. */
export function outboxPage(messages: readonly StoredMessage[], to: string): string {
  const items = messages.map(
    (message) => html`<li>
<p class="meta">${channels[message.channel]} · <bdi>${message.recipient}</bdi> · <time datetime="${message.created_at.toISOString()}">${message.created_at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time></p>
${message.subject === '' ? null : html`<h2 dir="auto">${message.subject}</h2>`}
<p class="body" dir="auto">${message.body}</p>
${message.link === '' ? null : html`<p class="body"><a href="${message.link}">${message.link}</a></p>`}
${message.unsubscribe === '' ? null : html`<p class="meta">List-Unsubscribe: <a href="${message.unsubscribe}">${message.unsubscribe}</a></p>`}
</li>`,
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox</title>
<link rel="icon" href="data:,">
${inlineStyle(style)}
</head>
<body>
<h1>Outbox</h1>
<p>E-mails and text messages that the sandbox casino has sent. Nothing leaves this machine.</p>
<form method="get" action="/outbox"><input type="search" name="to" value="${to}" aria-label="Recipient" placeholder="E-mail address or phone number"><button>Show</button></form>
${items.length === 0 ? html`<p>No messages${to === '' ? '' : ` to ${to}`} yet.</p>` : html`<ol>${items}</ol>`}
</body>
</html>`.text;
}

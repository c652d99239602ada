import type { FastifyPluginAsync } from 'fastify';
import { cspHash, html, inlineScript, inlineStyle } from '../html.ts';
import type { Html } from '../html.ts';
import { partnerScript, partnerStyle } from './partnerAssets.ts';

export interface PartnerOptions {
  /** The casino's site, whose forms the partner frames. */
  readonly siteUrl: string;
}

const forms = [
  { path: '/forms/sign_in', title: 'Sign in' },
  { path: '/forms/sign_up', title: 'Sign up' },
] as const;

/**
 * A partner's page on another site that frames the casino's forms and lists their messages (2.9-8). `locale` selects the
 * forms' language; `form` frames one of them only.
 */
export function partnerServer({ siteUrl }: PartnerOptions): FastifyPluginAsync {
  const { origin } = new URL(siteUrl);
  return async (app) => {
    app.get('/embed', (request, reply) => {
      const { locale, form } = request.query as { readonly locale?: unknown; readonly form?: unknown };
      const prefix = typeof locale === 'string' && /^[a-z]{2}$/.test(locale) ? `/${locale}` : '';
      const shown = forms.filter(({ path }) => form === undefined || path === `/forms/${String(form)}`);
      return reply
        .type('text/html; charset=utf-8')
        .header(
          'content-security-policy',
          `default-src 'none'; script-src ${cspHash(partnerScript)}; style-src ${cspHash(partnerStyle)}; img-src data:; frame-src ${origin}; base-uri 'none'; form-action 'none'`,
        )
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .send(
          page(
            origin,
            shown.map(({ path, title }) => ({ title, src: `${siteUrl}${prefix}${path}` })),
          ),
        );
    });
  };
}

function page(origin: string, frames: readonly { readonly title: string; readonly src: string }[]): string {
  const drawn: readonly Html[] = frames.map(({ title, src }) => html`<iframe title="${title}" src="${src}"></iframe>`);
  return html`<!doctype html>
<html lang="en" data-site="${origin}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Partner page</title>
<link rel="icon" href="data:,">
${inlineStyle(partnerStyle)}
</head>
<body>
<h1>A partner’s page</h1>
<p>It is another site. It frames the casino’s forms and lists the messages that they send.</p>
<div class="frames">${drawn}</div>
<h2>Messages</h2>
<ol id="messages" aria-live="polite"></ol>
${inlineScript(partnerScript)}
</body>
</html>`.text;
}

import { html, inlineStyle } from '../../html.ts';
import type { Html } from '../../html.ts';
import type { IdentityService } from '../services.ts';
import { style } from './style.ts';

/** A complete document. It has no script: everything works with plain forms. */
export function layout({ id, name }: IdentityService, title: string, main: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${name}</title>
<link rel="icon" href="data:,">
${inlineStyle(style)}
</head>
<body class="${id}">
<main>
<header><img src="/art/social/${id}.svg" width="44" height="44" alt=""><span>${name}</span></header>
${main}
</main>
<p class="tag"><b>Sandbox.</b> ${name} is invented: no real account is involved.</p>
</body>
</html>`.text;
}

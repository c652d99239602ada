import { createHash } from 'node:crypto';
import { directionOf } from '../../../src/shared/locale/languageTag.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import type { previewWords } from './previewWords.ts';

export type Spoken = ReturnType<typeof previewWords>;

const style = `
body{background:var(--surface-0);color:var(--text-1);font:16px/1.5 system-ui,sans-serif;margin:0}
main{box-sizing:border-box;margin-inline:auto;max-inline-size:44rem;padding:clamp(1.25rem,5vw,3rem)}
h1{font-size:1.75rem;line-height:1.2;margin-block:0 .5rem}
h2{font-size:1.125rem;margin-block:2.5rem .75rem}
p{margin-block:.5rem}
a{color:var(--accent-text)}
form{display:grid;gap:1rem;margin-block:1.5rem;max-inline-size:24rem}
label{display:grid;font-weight:600;gap:.375rem}
input{background:var(--surface-1);border:1px solid var(--text-3);border-radius:10px;box-sizing:border-box;color:inherit;font:inherit;inline-size:100%;min-block-size:48px;padding-inline:.875rem}
button{background:var(--accent);border:0;border-radius:10px;color:var(--on-accent);cursor:pointer;font:inherit;font-weight:700;justify-self:start;min-block-size:48px;padding-inline:1.5rem}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
ul{list-style:none;margin-block:1.5rem;padding:0}
nav li{padding-block:.375rem}
.note{background:var(--surface-2);border-inline-start:4px solid var(--accent);border-radius:6px;padding:.75rem 1rem}
.scroll{overflow-x:auto}
table{border-collapse:collapse;inline-size:100%}
th,td{border-block-end:1px solid var(--surface-3);padding:.625rem .5rem;text-align:start;vertical-align:top}
`;

/** The policy of the editors' pages: no scripts at all. */
export const previewPolicy = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** The theme that was chosen on the site, by its cookie; an unknown one looks as the default does. */
export const chosenTheme = (cookies: string | undefined): string =>
  /(?:^|;\s*)theme=([a-z0-9-]{1,40})(?:;|$)/i.exec(cookies ?? '')?.[1] ?? 'dark';

/** A whole page of the editors. `content` is markup: whoever makes it has escaped what it is made of. */
export function previewDocument({ locale, words }: Spoken, theme: string, content: string): string {
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}" data-theme="${escapeHtml(theme)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(words.title)}</title><link rel="stylesheet" href="/nfx/tokens/output.css"><style>${style}</style></head><body><main>${content}</main></body></html>`;
}

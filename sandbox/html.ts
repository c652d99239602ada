import { createHash } from 'node:crypto';

/** Safe markup: consists of literal text and escaped values only. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | null | readonly Html[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

function write(value: Value): string {
  if (value === null) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value));
  return value.map((part) => part.text).join('');
}

/** Template tag: values are escaped unless they are Html; null gives an empty string. */
export function html(literals: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(literals.reduce((text, literal, index) => text + write(values[index - 1] ?? null) + literal));
}

/** A style sheet of the page's own, which its policy allows by `cspHash`. */
export const inlineStyle = (css: string): Html => new Html(`<style>${css}</style>`);

/** The same for a script. Both texts are the program's own: nothing of a request may be in them. */
export const inlineScript = (code: string): Html => new Html(`<script>${code}</script>`);

/** Allows one inline style or script in a content security policy. */
export const cspHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

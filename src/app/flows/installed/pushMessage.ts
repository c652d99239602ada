/** What the operator sends to a browser, already in the account's language. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Path of this site that a press opens, with its locale prefix. */
  readonly path: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** A message with the tag of an earlier one replaces it. */
  readonly tag: string;
}

/** What the worker tells the page that it has brought to the front. The page answers by the port that comes along. */
export interface ToPage {
  readonly kind: 'open';
  readonly path: string;
}

/** A path of this site, which cannot name another one (`//host`, `/\host`). */
const isOwnPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Null if it is no message of this kind. */
export function readPushMessage(data: unknown): PushMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { title, body, path, lang, dir, tag }: Readonly<Record<string, unknown>> = { ...data };
  if (typeof title !== 'string' || title === '') return null;
  return {
    title,
    body: textOf(body),
    path: isOwnPath(path) ? path : '/',
    lang: textOf(lang),
    dir: dir === 'rtl' ? 'rtl' : 'ltr',
    tag: textOf(tag),
  };
}

/** Null for what is not from the worker. */
export function readToPage(data: unknown): ToPage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data) || !('path' in data)) return null;
  const { kind, path } = data;
  return kind === 'open' && isOwnPath(path) ? { kind, path } : null;
}

import { parseUrl } from '../navigation/parseUrl.ts';
import { sameOriginPath } from '../navigation/sameOriginPath.ts';

const schemes: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:'];

/** Where a link of the content system may lead: a path of this site, an anchor, or another site; else null. */
export function linkTarget(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (/^#[\p{L}\p{N}_-]{1,120}$/u.test(text)) return text;
  const path = sameOriginPath(text);
  if (path !== null) return path;
  const url = parseUrl(text);
  return url !== null && schemes.includes(url.protocol) && /^[a-z]+:/i.test(text) ? url.href : null;
}

/** Whether it opens outside of this site. */
export const isOutside = (target: string): boolean => /^https?:/.test(target);

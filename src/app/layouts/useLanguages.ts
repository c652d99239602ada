import { useSyncExternalStore } from 'react';
import { useApp } from '../../kernel/AppContext.tsx';
import { withLocale } from '../../shared/locale/localePath.ts';

export interface Language {
  readonly code: string;
  readonly name: string;
  /** This page in that language. */
  readonly href: string;
  readonly isCurrent: boolean;
}

const never = () => () => {};

/**
 * The languages of the site; for observers, since the links follow the place. A server's links have its query, by which
 * pages are cached; the hash, which no server hears of, joins them once they have been taken over.
 */
export function useLanguages(): readonly Language[] {
  const { locale, place } = useApp();
  const isLive = useSyncExternalStore(never, () => true, () => false);
  const view = place.path + place.search + (isLive ? place.hash : '');
  return locale.all.map(({ code, name }) => ({ code, name, href: withLocale(view, code, locale.defaultCode), isCurrent: code === locale.code }));
}

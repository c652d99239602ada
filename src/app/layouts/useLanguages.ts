import { useApp } from '../../domains/kernel/AppContext.tsx';
import { withLocale } from '../../shared/locale/localePath.ts';

export interface Language {
  readonly code: string;
  readonly name: string;
  /** This page in that language. */
  readonly href: string;
  readonly isCurrent: boolean;
}

/** The languages of the site; for observers, since the links follow the place. */
export function useLanguages(): readonly Language[] {
  const { locale, place } = useApp();
  return locale.all.map(({ code, name }) => ({ code, name, href: withLocale(place.path, code, locale.defaultCode) + place.search, isCurrent: code === locale.code }));
}

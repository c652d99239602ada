import { useApp } from '../../kernel/AppContext.tsx';
import { withLocale } from '../../shared/locale/localePath.ts';
import { useShownPlace } from '../useShownPlace.ts';

export interface Language {
  readonly code: string;
  readonly name: string;
  /** Address of the current page in that language. */
  readonly href: string;
  readonly isCurrent: boolean;
}

/** The languages of the site; use inside observers, since the links depend on the place. */
export function useLanguages(): readonly Language[] {
  const { locale } = useApp();
  const { path, search, hash } = useShownPlace();
  const view = path + search + hash;
  return locale.all.map(({ code, name }) => ({
    code,
    name,
    href: withLocale(view, code, locale.defaultCode),
    isCurrent: code === locale.code,
  }));
}

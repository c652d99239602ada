import { useApp } from '../../kernel/AppContext.tsx';
import type { MenuEntry } from '../../ui/widgets/Menu.tsx';
import { useLanguages } from './useLanguages.ts';

/** The languages as entries of a menu, links to the same page (4-56), and the name of the current one. For observers. */
export function useLanguageEntries(): { readonly current: string; readonly entries: readonly MenuEntry[] } {
  const { locale } = useApp();
  const languages = useLanguages();
  return {
    current: languages.find(({ isCurrent }) => isCurrent)?.name ?? locale.code,
    entries: languages.map(({ code, name, href, isCurrent }) => ({
      id: code,
      label: name,
      lang: code,
      href,
      isChosen: isCurrent,
    })),
  };
}

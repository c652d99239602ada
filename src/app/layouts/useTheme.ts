import { useSyncExternalStore } from 'react';
import { useApp } from '../../kernel/AppContext.tsx';
import { chooseTheme, currentTheme, onTheme } from '../../lib/theme.ts';
import { paced } from '../../ui/basics/afterNextPaint.ts';

/** Changing the theme restyles the whole page: the button's feedback is painted first. */
const choose = paced(chooseTheme);

/** The themes of the content system, the one that is shown, and how another is chosen. */
export function useTheme() {
  const { list, default: fallback } = useApp().content.config.themes;
  const theme = useSyncExternalStore(
    onTheme,
    () => currentTheme(list, fallback),
    () => fallback,
  );
  return { list, theme, choose };
}

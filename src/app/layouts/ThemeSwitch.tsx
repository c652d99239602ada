import { useSyncExternalStore } from 'react';
import { useApp } from '../../kernel/AppContext.tsx';
import { chooseTheme, currentTheme, onTheme } from '../../lib/theme.ts';
import { paced } from '../../ui/basics/afterNextPaint.ts';
import styles from './Switches.module.css';

/** Changing the theme restyles the whole page: the button's feedback is painted first. */
const choose = paced(chooseTheme);

/** Dark or light. Hidden by CSS where the shell decides the theme (the server renders one page for all shells). */
export function ThemeSwitch() {
  const { t, content } = useApp();
  const { list, default: fallback } = content.config.themes;
  const theme = useSyncExternalStore(
    onTheme,
    () => currentTheme(list, fallback),
    () => fallback,
  );
  if (list.length < 2) return null;
  return (
    <div className={`${styles['row']} ${styles['themes']}`} role="group" aria-label={t('core:theme.label')}>
      {list.map((name) => (
        <button
          key={name}
          type="button"
          className={styles['choice']}
          aria-pressed={name === theme}
          onClick={() => choose(name)}
        >
          {t(`core:theme.${name}`)}
        </button>
      ))}
    </div>
  );
}

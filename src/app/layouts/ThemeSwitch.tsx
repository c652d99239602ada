import { useSyncExternalStore } from 'react';
import { useApp } from '../../domains/kernel/AppContext.tsx';
import { chooseTheme, currentTheme, onTheme } from '../../lib/theme.ts';
import styles from './Switches.module.css';

/** Dark or light. Not drawn where the shell decides the theme, nor where there is nothing to choose from. */
export function ThemeSwitch() {
  const { t, content, platform } = useApp();
  const { list, default: fallback } = content.config.themes;
  const theme = useSyncExternalStore(onTheme, () => currentTheme(list, fallback), () => fallback);
  if (platform.can.hostTheme || list.length < 2) return null;
  return (
    <div className={styles['row']} role="group" aria-label={t('core:theme.label')}>
      {list.map((name) => (
        <button key={name} type="button" className={styles['choice']} aria-pressed={name === theme} onClick={() => chooseTheme(name)}>
          {t(`core:theme.${name}`)}
        </button>
      ))}
    </div>
  );
}

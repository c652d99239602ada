import { useApp } from '../../kernel/AppContext.tsx';
import styles from './Switches.module.css';
import { useTheme } from './useTheme.ts';

/** Dark or light. Hidden by CSS where the shell decides the theme (the server renders one page for all shells). */
export function ThemeSwitch() {
  const { t } = useApp();
  const { list, theme, choose } = useTheme();
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

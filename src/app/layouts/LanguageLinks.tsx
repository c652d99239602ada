import { observer } from 'mobx-react-lite';
import { useApp } from '../../kernel/AppContext.tsx';
import styles from './Switches.module.css';
import { useLanguages } from './useLanguages.ts';

interface Props {
  /** A link was pressed: its page is on its way, or waited for. */
  readonly onPress?: () => void;
}

/** Links to the same page in the other languages: whole page loads, so that each is server-rendered in its language. */
export const LanguageLinks = observer(function LanguageLinks({ onPress }: Props) {
  const { t } = useApp();
  const languages = useLanguages();
  return (
    <nav className={styles['row']} aria-label={t('core:language')}>
      {languages.map(({ code, name, href, isCurrent }) => (
        <a
          key={code}
          className={styles['choice']}
          href={href}
          hrefLang={code}
          lang={code}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={onPress}
        >
          {name}
        </a>
      ))}
    </nav>
  );
});

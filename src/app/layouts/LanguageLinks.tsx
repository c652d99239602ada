import { observer } from 'mobx-react-lite';
import { useApp } from '../../domains/kernel/AppContext.tsx';
import { withLocale } from '../../shared/locale/localePath.ts';
import styles from './Switches.module.css';

/** The same page in the other languages: whole page loads, so that each arrives rendered in its language. */
export const LanguageLinks = observer(function LanguageLinks() {
  const { t, locale, place } = useApp();
  return (
    <nav className={styles['row']} aria-label={t('core:language')}>
      {locale.all.map((one) => (
        <a
          key={one.code}
          className={styles['choice']}
          href={withLocale(place.path, one.code, locale.defaultCode)}
          hrefLang={one.code}
          lang={one.code}
          aria-current={one.code === locale.code ? 'true' : undefined}
          data-locale={one.code}
        >
          {one.name}
        </a>
      ))}
    </nav>
  );
});

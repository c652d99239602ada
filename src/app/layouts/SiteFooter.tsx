import { memo } from 'react';
import { useApp } from '../../kernel/AppContext.tsx';
import type { MenuGroup } from '../../kernel/manifest.ts';
import { Footer } from '../../ui/layout/Footer.tsx';
import { useManifests } from '../routing/fetchManifests.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './SiteFooter.module.css';
import { menuEntries } from './navigationItems.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** Footer of every page: navigation, languages and, for a sandbox, the play-money notice. Memoised. */
export const SiteFooter = memo(function SiteFooter() {
  const { t, href, content } = useApp();
  const entries = menuEntries(useManifests());
  const linksOf = (group: MenuGroup) =>
    entries.filter((entry) => entry.group === group).map(({ label, path }) => ({ label: t(label), href: href(path) }));
  return (
    <Footer
      name={t('core:brand')}
      about={<p>{t('core:footer.about')}</p>}
      columns={[
        { title: t('core:nav.play'), links: linksOf('play') },
        { title: t('core:nav.cashier'), links: linksOf('cashier') },
      ]}
      legal={
        <>
          <div className={styles['switches']}>
            <LanguageSwitch variant="secondary" align="start" fallback={<LanguageLinks />} />
            <ThemeSwitch />
          </div>
          <p>{t('core:footer.age')}</p>
          {content.config.footerNote !== '' && <p>{content.config.footerNote}</p>}
        </>
      }
    />
  );
});

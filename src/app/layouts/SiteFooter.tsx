import { memo } from 'react';
import { useApp } from '../../kernel/AppContext.tsx';
import { Footer } from '../../ui/layout/Footer.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './SiteFooter.module.css';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** Every page's foot: where to go, which language, and that a sandbox's money is play money. The same on each: memoised. */
export const SiteFooter = memo(function SiteFooter() {
  const { t, href, content } = useApp();
  return (
    <Footer
      name={t('core:brand')}
      about={<p>{t('core:footer.about')}</p>}
      columns={[
        {
          title: t('core:nav.games'),
          links: [
            { label: t('core:nav.home'), href: href('/') },
            { label: t('core:nav.allGames'), href: href('/gamehall') },
          ],
        },
        {
          title: t('core:nav.cashier'),
          links: [
            { label: t('core:nav.deposit'), href: href('/cashier/deposit') },
            { label: t('core:nav.withdraw'), href: href('/cashier/withdraw') },
            { label: t('core:nav.history'), href: href('/cashier/history') },
          ],
        },
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

import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { useApp } from '../../kernel/AppContext.tsx';
import type { MenuGroup } from '../../kernel/manifest.ts';
import type { FooterLink } from '../settings/footer.ts';
import { isOutside } from '../../shared/content/linkTarget.ts';
import { Footer } from '../../ui/layout/Footer.tsx';
import { useIsLive } from '../../ui/basics/useIsLive.ts';
import { useManifests } from '../routing/fetchManifests.ts';
import { FooterMarks } from './FooterMarks.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './SiteFooter.module.css';
import { menuEntries } from './navigationItems.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** Footer of every page: navigation, languages and, for a sandbox, the play-money notice. Memoised. */
export const SiteFooter = memo(
  observer(function SiteFooter() {
    const app = useApp();
    const { t, href, content } = app;
    const isLive = useIsLive();
    const known = menuEntries({ content, store: (factory) => app.store(factory), isLive }, useManifests());
    const entries = known.filter(({ isHeld }) => !isHeld);
    const linksOf = (isListed: (entry: (typeof entries)[number]) => boolean) =>
      entries.filter(isListed).map(({ label, path }) => ({ label: t(label), href: href(path) }));
    const ofGroup = (group: MenuGroup) => linksOf((entry) => entry.group === group);
    const { footer } = content.config;
    const linked = (link: FooterLink) => ({
      label: link.label,
      href: link.href.startsWith('/') ? href(link.href) : link.href,
      isExternal: isOutside(link.href),
    });
    return (
      <Footer
        name={t('core:brand')}
        about={<p>{t('core:footer.about')}</p>}
        columns={[
          { title: t('core:nav.play'), links: ofGroup('play') },
          { title: t('core:nav.cashier'), links: ofGroup('cashier') },
          { title: t('core:nav.help'), links: linksOf(({ isInFooter }) => isInFooter === true) },
          ...footer.columns.map(({ title, links }) => ({ title, links: links.map(linked) })),
        ]}
        legal={
          <>
            <div className={styles['switches']}>
              <LanguageSwitch variant="secondary" align="start" fallback={<LanguageLinks />} />
              <ThemeSwitch />
            </div>
            <FooterMarks footer={footer} linked={linked} />
            <p>{t('core:footer.age')}</p>
            {content.config.footerNote !== '' && <p>{content.config.footerNote}</p>}
          </>
        }
      />
    );
  }),
);

import { useApp } from '../../../kernel/AppContext.tsx';
import { useMarkers } from '../../../kernel/useMarkers.ts';
import type { ContentPage } from '../../../shared/content/contentPage.ts';
import { contentsOf } from '../contentsOf.ts';
import { ContentBlock } from './ContentBlock.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import styles from './ContentArticle.module.css';

/** dd.mm.yyyy of an ISO time, in UTC: the same in a server render and in every browser. */
const dateOf = (iso: string): string => iso.slice(0, 10).split('-').reverse().join('.');

/** The page's texts in a measure of 68 characters; from 992 px on with the table of contents beside them. */
export function ContentArticle({ page }: { readonly page: ContentPage }) {
  const { t, locale } = useApp();
  const markers = useMarkers();
  const contents = contentsOf(page);
  const dir = page.locale === locale.code ? undefined : locale.all.find(({ code }) => code === page.locale)?.dir;
  const article = (
    <div
      className={styles['page']}
      // A page that is not translated says which language it is in.
      {...(page.locale === locale.code || page.locale === '' ? {} : { lang: page.locale, dir })}
    >
      <article className={styles['article']}>
        <header className={styles['head']}>
          <h1>{markers.nodes(page.title)}</h1>
          {page.lead !== '' && <p className={styles['lead']}>{markers.nodes(page.lead)}</p>}
          {page.updatedAt !== '' && (
            <p className={styles['date']}>
              <time dateTime={page.updatedAt}>{t('content:updated', { date: dateOf(page.updatedAt) })}</time>
            </p>
          )}
        </header>
        {page.blocks.map((block, index) => (
          <ContentBlock key={index} block={block} />
        ))}
      </article>
      {contents.length > 2 && (
        <nav className={styles['contents']} aria-labelledby="page-contents">
          <h2 id="page-contents" className={styles['contentsTitle']}>
            {t('content:contents')}
          </h2>
          <ol>
            {contents.map(({ anchor, title }) => (
              <li key={anchor}>
                <a className={styles['entry']} href={`#${anchor}`}>
                  {markers.nodes(title)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
  if (page.preview === undefined) return article;
  return (
    <>
      <PreviewBar state={page.preview} slug={page.slug} />
      {article}
    </>
  );
}

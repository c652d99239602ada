import { useId } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { useMarkers } from '../../../kernel/useMarkers.ts';
import type { ContentLink, FaqItem, PageBlock } from '../../../shared/content/contentPage.ts';
import type { RichNode } from '../../../shared/content/richText.ts';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import { ContentAnchor } from '../../../kernel/richText/ContentAnchor.tsx';
import { ContentBanner } from './ContentBanner.tsx';
import { ContentForm } from './ContentForm.tsx';
import { TableScroll } from '../../../kernel/richText/TableScroll.tsx';
import styles from './ContentBlock.module.css';
import { GameRail } from './GameRail.tsx';
import { RichText } from '../../../kernel/richText/RichText.tsx';

/** One block of a page, by its kind. */
export function ContentBlock({ block }: { readonly block: PageBlock }) {
  switch (block.kind) {
    case 'richText':
      return <Body nodes={block.body} />;
    case 'picture':
      return <Figure {...block} />;
    case 'banner':
      return <ContentBanner {...block} />;
    case 'gameRail':
      return <GameRail {...block} />;
    case 'faq':
      return <Faq {...block} />;
    case 'table':
      return <DataTable {...block} />;
    case 'links':
      return <Links {...block} />;
    case 'form':
      return (
        <section className={styles['block']}>
          <Heading title={block.title} anchor={block.anchor} />
          <ContentForm {...block} />
        </section>
      );
  }
}

type BlockOf<K extends PageBlock['kind']> = Extract<PageBlock, { readonly kind: K }>;

function Heading({ title, anchor }: { readonly title: string; readonly anchor: string }) {
  const markers = useMarkers();
  if (title === '') return null;
  return (
    <h2 id={anchor} tabIndex={-1} className={styles['heading']}>
      {markers.nodes(title)}
    </h2>
  );
}

function Figure({ picture, caption }: BlockOf<'picture'>) {
  const { content } = useApp();
  const markers = useMarkers();
  return (
    <figure className={styles['figure']}>
      <Picture
        src={picture.url}
        width={600}
        ratio={picture.ratio}
        phone={{ width: 361 }}
        alt={markers.plain(picture.alt)}
        quality={content.config.imageQuality.banner}
        className={styles['picture']}
      />
      {caption !== '' && <figcaption className={styles['caption']}>{markers.nodes(caption)}</figcaption>}
    </figure>
  );
}

function Body({ nodes }: { readonly nodes: readonly RichNode[] }) {
  const { t } = useApp();
  return <RichText nodes={nodes} labelTable={t('content:table')} />;
}

function Faq({ title, anchor, items }: BlockOf<'faq'>) {
  return (
    <section className={styles['block']}>
      <Heading title={title} anchor={anchor} />
      <div>
        {items.map((item, index) => (
          <Question key={index} {...item} />
        ))}
      </div>
    </section>
  );
}

function Question({ question, answer }: FaqItem) {
  const markers = useMarkers();
  return (
    <details className={styles['question']}>
      <summary className={styles['summary']}>{markers.nodes(question)}</summary>
      <div className={styles['answer']}>
        <Body nodes={answer} />
      </div>
    </details>
  );
}

function DataTable({ title, anchor, columns, rows }: BlockOf<'table'>) {
  const { t } = useApp();
  const markers = useMarkers();
  const id = useId();
  return (
    <section className={styles['block']}>
      <Heading title={title} anchor={anchor} />
      <TableScroll label={markers.plain(title) || t('content:table')}>
        <table className={styles['table']}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={`${id} ${index}`} scope="col">
                  {markers.nodes(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, place) => (
                  <td key={place}>{markers.nodes(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  );
}

function Links({ title, anchor, links }: BlockOf<'links'>) {
  return (
    <section className={styles['block']}>
      <Heading title={title} anchor={anchor} />
      <ul className={styles['links']}>
        {links.map((link) => (
          <li key={link.href}>
            <LinkCard {...link} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LinkCard({ label, href, text }: ContentLink) {
  const markers = useMarkers();
  return (
    <ContentAnchor to={href} className={styles['link']}>
      <b>{markers.nodes(label)}</b>
      {text !== '' && <span className={styles['linkText']}>{markers.nodes(text)}</span>}
    </ContentAnchor>
  );
}

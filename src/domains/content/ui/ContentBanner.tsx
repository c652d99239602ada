import { useApp } from '../../../kernel/AppContext.tsx';
import { useMarkers } from '../../../kernel/useMarkers.ts';
import type { PageBlock } from '../../../shared/content/contentPage.ts';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import { ContentAnchor } from '../../../kernel/richText/ContentAnchor.tsx';
import styles from './ContentBanner.module.css';

/** A picture with a text under it and one way on. */
export function ContentBanner({ title, text, link, picture }: Extract<PageBlock, { readonly kind: 'banner' }>) {
  const { content } = useApp();
  const markers = useMarkers();
  return (
    <aside className={styles['banner']}>
      {picture !== null && (
        <Picture
          src={picture.url}
          width={600}
          ratio={picture.ratio}
          phone={{ width: 361 }}
          alt={markers.plain(picture.alt)}
          quality={content.config.imageQuality.banner}
        />
      )}
      <div className={styles['text']}>
        {title !== '' && <p className={styles['title']}>{markers.nodes(title)}</p>}
        {text !== '' && <p className={styles['words']}>{markers.nodes(text)}</p>}
        {link !== null && (
          <ContentAnchor to={link.href} className={styles['link']}>
            {markers.nodes(link.label)}
          </ContentAnchor>
        )}
      </div>
    </aside>
  );
}

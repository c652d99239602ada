import { useApp } from '../../../kernel/AppContext.tsx';
import type { ContentPage } from '../../../shared/content/contentPage.ts';
import { contentPath } from '../paths.ts';
import styles from './PreviewBar.module.css';

interface Props {
  readonly state: NonNullable<ContentPage['preview']>;
  readonly slug: string;
}

/** Over a page as it will be, for editors: what they look at, and the ways out. A form works without scripts, too. */
export function PreviewBar({ state, slug }: Props) {
  const { t, href } = useApp();
  // A page that was never published has nothing to show to others.
  const back = state === 'draft' ? href('/') : href(contentPath(slug));
  const words = {
    draft: t('content:preview.draft'),
    changed: t('content:preview.changed'),
    published: t('content:preview.published'),
  };
  return (
    <aside className={styles['bar']} aria-label={words[state]}>
      <b>{words[state]}</b>
      <a className={styles['link']} href="/nfx/preview">
        {t('content:preview.list')}
      </a>
      <form method="post" action="/nfx/preview/leave">
        <input type="hidden" name="back" value={back} />
        <button type="submit" className={styles['leave']}>
          {t('content:preview.leave')}
        </button>
      </form>
    </aside>
  );
}

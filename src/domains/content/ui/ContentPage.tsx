import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { RouteModule } from '../../../kernel/pageModules.ts';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { pagesStore } from '../PagesStore.ts';
import { ContentArticle } from './ContentArticle.tsx';
import styles from './ContentArticle.module.css';

/** 2.2-18: a page that editors have written. */
export const ContentPage: RouteModule['Page'] = observer(function ContentPage({ match }) {
  const { t } = useApp();
  const store = useStore(pagesStore);
  const slug = match.params['slug'] ?? '';
  const page = store.page(slug);
  if (page !== null) return <ContentArticle page={page} />;
  if (store.status(slug) === 'failed')
    return (
      <LoadFailed
        onRetry={() =>
          store.load(slug).then(
            () => undefined,
            () => undefined,
          )
        }
      />
    );
  return (
    <LoadingBlock>
      <div className={styles['waiting']} aria-label={t('core:loading')}>
        <Skeleton height="44px" />
        <Skeleton height="120px" />
        <Skeleton height="320px" />
      </div>
    </LoadingBlock>
  );
});

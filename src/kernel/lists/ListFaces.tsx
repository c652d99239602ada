import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../ui/basics/Button.tsx';
import { Notice } from '../../ui/blocks/Notice.tsx';
import { Skeleton } from '../../ui/basics/Skeleton.tsx';
import { useApp } from '../AppContext.tsx';
import type { PagedList } from './PagedList.ts';
import styles from './ListFaces.module.css';
import { LoadFailed } from '../LoadFailed.tsx';
import { LoadingBlock } from './LoadingBlock.tsx';

interface Props {
  readonly list: Pick<
    PagedList<{ readonly id: string }>,
    'status' | 'items' | 'hasMore' | 'moreStatus' | 'load' | 'more'
  >;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** The four states of a paged list (loading, failed, empty, rows), and "show more" under its rows. */
export const ListFaces = observer(function ListFaces({ list, empty, children }: Props) {
  const { t } = useApp();
  if (list.status === 'failed') return <LoadFailed onRetry={() => list.load()} />;
  if (list.status !== 'ready') {
    return (
      <LoadingBlock>
        {Array.from({ length: 6 }, (_row, index) => (
          <Skeleton key={index} height="72px" />
        ))}
      </LoadingBlock>
    );
  }
  if (list.items.length === 0) return empty;
  return (
    <>
      {children}
      {list.hasMore && (
        <div className={styles['more']}>
          {list.moreStatus === 'failed' && (
            <Notice tone="error" role="alert">
              {t('core:moreFailed')}
            </Notice>
          )}
          <Button isPending={list.moreStatus === 'loading'} onClick={() => list.more()}>
            {t('core:more')}
          </Button>
        </div>
      )}
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { useVisitor } from '../../../kernel/visitor/useVisitor.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { chainIcon, jackpotIcon } from '../../../ui/basics/icons.ts';
import { EmptyState } from '../../../ui/blocks/EmptyState.tsx';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { proofPath } from '../../winners/paths.ts';
import { dropsStore } from '../DropsStore.ts';
import { jackpotsStore } from '../JackpotsStore.ts';
import { DropRow } from './DropRow.tsx';
import styles from './Drops.module.css';

/** 7-76: the winners of a jackpot, or of all if the id is empty; the player's own ones are marked. */
export const Drops = observer(function Drops({ id }: { readonly id: string }) {
  const { t, href, session } = useApp();
  const store = useStore(dropsStore);
  const { lastDrop } = useStore(jackpotsStore);
  const visitor = useVisitor();
  const titleId = useId();
  const uid = visitor === 'player' ? session.uid : 0;
  useEffect(() => void store.load(id, uid), [id, store, uid]);
  // Others win while the page is open.
  const newest = Number(store.items[0]?.id ?? 0);
  const isStale = id === '' ? lastDrop > newest : lastDrop > 0;
  useEffect(() => {
    if (isStale) void store.refresh();
  }, [isStale, lastDrop, store]);
  return (
    <Surface as="section" labelledBy={titleId} padding="lg" className={styles['drops']}>
      <h2 id={titleId}>{t('jackpots:winners.title')}</h2>
      {store.status === 'failed' && <LoadFailed onRetry={() => store.load(id, uid)} />}
      {(store.status === 'idle' || store.status === 'loading') && (
        <LoadingBlock>
          <Skeleton height="72px" />
          <Skeleton height="72px" />
        </LoadingBlock>
      )}
      {store.status === 'ready' && store.items.length === 0 && (
        <EmptyState icon={jackpotIcon} title={t('jackpots:winners.none')} text={t('jackpots:winners.noneText')} />
      )}
      <ol className={styles['list']}>
        {store.items.map((drop) => (
          <DropRow key={drop.id} drop={drop} isNamed={id === ''} />
        ))}
      </ol>
      {store.hasMore && (
        <Button isPending={store.isMoreLoading} onClick={() => store.more()}>
          {t('core:more')}
        </Button>
      )}
      <a className={styles['published']} href={href(proofPath)}>
        <Icon of={chainIcon} size={18} />
        {t('jackpots:winners.published')}
      </a>
    </Surface>
  );
});

import { observer } from 'mobx-react-lite';
import { memo, Suspense, use } from 'react';
import type { ReactNode } from 'react';
import { useApp, useStore } from '../../kernel/AppContext.tsx';
import { LeadEnd } from '../../ui/basics/LeadEnd.tsx';
import { ErrorBoundary } from '../routing/ErrorBoundary.tsx';
import type { BlockRoom } from '../../kernel/manifest.ts';
import styles from './HomePage.module.css';
import { homeStore } from './HomeStore.ts';
import { LaterBlock, Room } from './LaterBlock.tsx';

/** The lobby: blocks of several domains, one below the other. */
export const HomePage = observer(function HomePage() {
  const { t } = useApp();
  const { blocks } = useStore(homeStore);
  return (
    <div className={styles['page']}>
      <h1 className="visually-hidden">{t('home:heading')}</h1>
      {blocks
        .filter(({ isLead }) => isLead)
        .map(({ id }) => (
          <BlockFrame key={id} id={id} />
        ))}
      <LeadEnd />
      {blocks
        .filter(({ isLead }) => !isLead)
        .map(({ id, room }) => (
          <BlockFrame key={id} id={id} room={room} />
        ))}
    </div>
  );
});

/**
 * Each block hydrates separately and catches its own errors. Until its code has loaded, its server-rendered links work.
 */
const BlockFrame = memo(function BlockFrame({
  id,
  room,
}: {
  readonly id: string;
  readonly room?: BlockRoom | undefined;
}) {
  const block: ReactNode = (
    <Suspense fallback={room && <Room {...room} />}>
      <HomeBlock id={id} />
    </Suspense>
  );
  return (
    <ErrorBoundary>
      {room === undefined ? (
        block
      ) : (
        <LaterBlock id={id} room={room}>
          {block}
        </LaterBlock>
      )}
    </ErrorBoundary>
  );
});

function HomeBlock({ id }: { readonly id: string }) {
  const app = useApp();
  const store = useStore(homeStore);
  const { Block } = use(store.prepare(app, id));
  return <Block />;
}

import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { formatDateTime } from '../../../shared/dates/formatDate.ts';
import { isoToMs } from '../../../shared/dates/isoTime.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { clockIcon } from '../../../ui/basics/icons.ts';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { AppServices } from '../../../kernel/deps.ts';
import { Remote } from '../../../kernel/Remote.ts';
import { BlockSkeleton } from './BlockSkeleton.tsx';
import styles from './SecurityPage.module.css';

type Blocks = readonly ComponentType[];

/** 2.4-1: what protects the account. Its blocks come from the domains' manifests. */
export const SecurityPage = observer(function SecurityPage() {
  const app = useApp();
  const { t } = app;
  const [blocks] = useState(() => new Remote<Blocks>());
  const load = () => blocks.refresh('blocks', () => fetchBlocks(app));
  useEffect(() => {
    void blocks.refresh('blocks', () => fetchBlocks(app));
  }, [app, blocks]);
  return (
    <div className={styles['page']}>
      <header>
        <h1 className={styles['heading']}>{t('security:heading')}</h1>
        <PreviousSignIn />
      </header>
      {blocks.value?.map((Block, index) => (
        <Block key={index} />
      ))}
      {blocks.status === 'failed' && <LoadFailed onRetry={load} />}
      {blocks.value === null && blocks.status !== 'failed' && <BlockSkeleton />}
    </div>
  );
});

/** The shown blocks' code, once their words have arrived. */
async function fetchBlocks(app: AppServices): Promise<Blocks> {
  const entries = (await app.securityBlocks()).filter(({ isShown }) => isShown?.(app) ?? true);
  const [blocks] = await Promise.all([
    Promise.all(entries.map(({ load }) => load())),
    app.loadMessages([...new Set(entries.flatMap(({ namespaces }) => namespaces))]),
  ]);
  return blocks;
}

/** When the player signed in the time before, so that they notice a stranger's sign-in. */
const PreviousSignIn = observer(function PreviousSignIn() {
  const { t, session } = useApp();
  const { account } = session;
  if (account === null) return null;
  const ms = account.previousLoginAt === null ? null : isoToMs(account.previousLoginAt);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <p className={styles['previous']}>
      <Icon of={clockIcon} size={16} />
      {ms === null
        ? t('security:firstSignIn')
        : t('security:previousSignIn', { at: formatDateTime(ms, zone, t('security:at')) })}
    </p>
  );
});

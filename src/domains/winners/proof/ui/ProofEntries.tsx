import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { useFigures } from '../../../../kernel/figures/useFigures.ts';
import { Amount } from '../../../../ui/basics/Amount.tsx';
import { Button } from '../../../../ui/basics/Button.tsx';
import { classes } from '../../../../ui/basics/classes.ts';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { proofStore } from '../ProofStore.ts';
import type { ProofStore } from '../ProofStore.ts';
import type { CheckedEntry } from '../verifyEntries.ts';
import styles from './ProofEntries.module.css';
import { Happened } from './Happened.tsx';
import { Seal } from './ProofVerdict.tsx';

/** Older entries that are asked for by themselves to show one that a link names. */
const mostPages = 10;

/** The entries that were checked, the newest first, each with its seal. */
export const ProofEntries = observer(function ProofEntries() {
  const { t, place } = useApp();
  const store = useStore(proofStore);
  const wanted = Number(new URLSearchParams(place.search).get('entry') ?? Number.NaN);
  const { phase } = store;
  useEffect(() => {
    if (phase === 'whole') void showEntry(store, wanted);
  }, [store, phase, wanted]);
  if (store.entries.length === 0) return null;
  return (
    <section aria-labelledby="proof-entries" className={styles['section']}>
      <h2 id="proof-entries" className={styles['title']}>
        {t('proof:entries')}
      </h2>
      <ol className={styles['entries']} reversed start={store.entries[0]?.seq}>
        {store.entries.map((entry) => (
          <Entry key={entry.seq} entry={entry} isWanted={entry.seq === wanted} />
        ))}
      </ol>
      {store.isOlderFailed && (
        <Notice tone="error" role="alert">
          {t('core:moreFailed')}
        </Notice>
      )}
      {store.hasOlder && store.phase !== 'broken' && (
        <Button className={styles['more']} onClick={() => void store.older()}>
          {t('proof:older')}
        </Button>
      )}
    </section>
  );
});

/** Adds older entries until the wanted one is among them. */
async function showEntry(store: ProofStore, seq: number): Promise<void> {
  for (let page = 0; page < mostPages && (store.entries.at(-1)?.seq ?? 0) > seq; page += 1) await store.older();
}

function Entry({ entry, isWanted }: { readonly entry: CheckedEntry; readonly isWanted: boolean }) {
  const { t } = useApp();
  const figures = useFigures();
  const { seq, hash, content } = entry;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isWanted) row.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  return (
    <li ref={row} className={classes(styles['entry'], isWanted && styles['wanted'])}>
      <Amount className={styles['number']} text={String(seq)} />
      <div className={styles['content']}>
        <p className={styles['what']}>
          <Happened content={content} />
        </p>
        <p className={styles['note']}>
          <time dateTime={content.at}>{figures.time(Date.parse(content.at))}</time>
          <span>
            {t('proof:seal')} <Seal of={hash} />
          </span>
        </p>
      </div>
    </li>
  );
}

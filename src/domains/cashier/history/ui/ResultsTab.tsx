import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { useFigures } from '../../../../kernel/figures/useFigures.ts';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../../kernel/lists/LoadingBlock.tsx';
import { formatDate } from '../../../../shared/dates/formatDate.ts';
import { Amount } from '../../../../ui/basics/Amount.tsx';
import { Skeleton } from '../../../../ui/basics/Skeleton.tsx';
import { historyIcon } from '../../../../ui/basics/icons.ts';
import { EmptyState } from '../../../../ui/blocks/EmptyState.tsx';
import { Stat } from '../../../../ui/blocks/Stat.tsx';
import { Surface } from '../../../../ui/blocks/Surface.tsx';
import { RadioTabs } from '../../../../ui/form/RadioTabs.tsx';
import { bucketKinds } from '../buckets.ts';
import type { BucketKind } from '../buckets.ts';
import type { Result, Results } from '../ledgerApi.ts';
import { ledgerStore } from '../LedgerStore.ts';
import { FlowChart } from './FlowChart.tsx';
import styles from './Results.module.css';
import { useLedgerWords } from './useLedgerWords.ts';

/** 2.3-6: net deposits and the net result of play by day, week or month. */
export const ResultsTab = observer(function ResultsTab() {
  const { t, session } = useApp();
  const store = useStore(ledgerStore);
  const { uid } = session;
  useEffect(() => {
    if (uid !== 0) void store.loadResults();
  }, [store, uid]);
  return (
    <div className={styles['results']}>
      <RadioTabs
        label={t('history:results.by')}
        tabs={bucketKinds.map((kind) => ({ value: kind, label: t(`history:results.buckets.${kind}`) }))}
        value={store.bucket}
        onChange={(value) => void store.loadResults(bucketKinds.find((kind) => kind === value))}
      />
      <Body />
    </div>
  );
});

const Body = observer(function Body() {
  const { t } = useApp();
  const store = useStore(ledgerStore);
  const { results } = store;
  if (store.resultsStatus === 'failed') return <LoadFailed onRetry={() => store.loadResults()} />;
  if (results === null)
    return (
      <LoadingBlock>
        <Skeleton height="220px" />
        <Skeleton height="220px" />
      </LoadingBlock>
    );
  if (!results.buckets.some(isUsed))
    return (
      <EmptyState icon={historyIcon} title={t('history:results.emptyTitle')} text={t('history:results.emptyText')} />
    );
  return (
    <>
      <Chart results={results} pick="netDeposits" />
      <Chart results={results} pick="netResult" />
      <ResultTable results={results} bucket={store.bucket} />
    </>
  );
});

interface ChartProps {
  readonly results: Results;
  readonly pick: 'netDeposits' | 'netResult';
}

/** A total and its course; the table below has the same figures. */
function Chart({ results, pick }: ChartProps) {
  const { t } = useApp();
  const words = useLedgerWords();
  return (
    <Surface as="section">
      <Stat
        size="lg"
        label={t(`history:results.${pick}`)}
        value={<Amount text={words.signed(results.total[pick])} />}
        note={t(`history:results.${pick}Note`)}
      />
      {results.buckets.some((one) => one[pick].minor !== 0n) && (
        <FlowChart
          tone={pick === 'netDeposits' ? 'deposits' : 'result'}
          values={results.buckets.map((one) => one[pick].minor)}
          from={dayOf(results.buckets[0])}
          to={dayOf(results.buckets.at(-1))}
        />
      )}
    </Surface>
  );
}

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const dayOf = (bucket: Result | undefined): string => (bucket === undefined ? '' : formatDate(bucket.from, zone()));

const columns = ['deposits', 'withdrawals', 'netDeposits', 'stakes', 'payouts', 'netResult'] as const;

const isUsed = (row: Result): boolean => columns.some((column) => row[column].minor !== 0n);

function ResultTable({ results, bucket }: { readonly results: Results; readonly bucket: BucketKind }) {
  const { t } = useApp();
  const words = useLedgerWords();
  const figures = useFigures();
  const text = (row: Result, column: (typeof columns)[number]) =>
    column.startsWith('net') ? words.signed(row[column]) : figures.money(row[column]);
  // The newest first; what is left out of the table is zero in every column.
  const rows = results.buckets.filter(isUsed).toReversed();
  return (
    <section className={styles['scroller']} aria-label={t('history:results.table')} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t(`history:results.since.${bucket}`)}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`history:results.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{dayOf(row)}</th>
              {columns.map((column) => (
                <td key={column}>
                  <Amount text={text(row, column)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('history:results.total')}</th>
            {columns.map((column) => (
              <td key={column}>
                <Amount text={text(results.total, column)} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

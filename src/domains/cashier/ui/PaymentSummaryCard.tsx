import { Surface } from '../../../ui/blocks/Surface.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { PaymentSummary } from '../depositRules.ts';
import { SummaryList } from './frame/SummaryList.tsx';
import type { SummaryRow } from './frame/SummaryList.tsx';
import { useCashierFormat } from './frame/useCashierFormat.ts';

interface Props {
  /** Null without a valid amount: the rows keep their place. */
  readonly summary: PaymentSummary | null;
  readonly labels: { readonly pay: string; readonly get: string };
  readonly extraRows?: readonly SummaryRow[];
}

/** "You pay, fee, you get" for the typed amount. */
export function PaymentSummaryCard({ summary, labels, extraRows = [] }: Props) {
  const { t } = useApp();
  const format = useCashierFormat();
  const text = (part: keyof PaymentSummary) => (summary ? format.money(summary[part]) : '–');
  return (
    <Surface>
      <SummaryList
        isLive
        rows={[
          { label: labels.pay, value: text('pay') },
          { label: t('cashier:fee'), value: text('fee') },
          { label: labels.get, value: text('get'), isStrong: true },
          ...extraRows,
        ]}
      />
    </Surface>
  );
}

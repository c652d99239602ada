import { useApp } from '../../../kernel/AppContext.tsx';
import type { PaymentMethod } from '../parseCashier.ts';
import { useCashierFormat } from './frame/useCashierFormat.ts';
import { timeKeys } from './words.ts';

interface MethodFacts {
  readonly limits: string;
  readonly fee: string;
  /** How long it usually takes. */
  readonly time: string;
}

/** Returns what a player compares methods by, as texts. */
export function useMethodFacts(): (method: PaymentMethod) => MethodFacts {
  const { t } = useApp();
  const format = useCashierFormat();
  return ({ min, max, feePercent, time }) => ({
    limits: t('cashier:limits', { min: format.inText(format.brief(min)), max: format.inText(format.brief(max)) }),
    fee: /[1-9]/.test(feePercent)
      ? t('cashier:feePercent', { percent: format.percent(feePercent) })
      : t('cashier:noFee'),
    time: t(timeKeys[time]),
  });
}

import { Picture } from '../../../ui/tiles/Picture.tsx';
import { RadioCards } from '../../../ui/form/RadioCards.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { PaymentMethod } from '../parseCashier.ts';
import { timeKeys } from './words.ts';
import { useCashierFormat } from './frame/useCashierFormat.ts';
import { useMethodName } from './useMethodName.ts';

interface Props {
  readonly legend: string;
  readonly methods: readonly PaymentMethod[];
  readonly value: string;
  readonly onChange: (sysname: string) => void;
}

/** The payment methods: picture, limits, fee and usual time. */
export function MethodCards({ legend, methods, value, onChange }: Props) {
  const { t } = useApp();
  const format = useCashierFormat();
  const methodName = useMethodName();
  return (
    <RadioCards
      name="method"
      legend={legend}
      value={value}
      onChange={onChange}
      cards={methods.map((method) => ({
        value: method.sysname,
        title: methodName(method.sysname, method.name),
        icon: method.image === '' ? null : <Picture src={method.image} width={48} ratio={1.5} alt="" />,
        facts: [
          t('cashier:limits', {
            min: format.inText(format.brief(method.min)),
            max: format.inText(format.brief(method.max)),
          }),
          /[1-9]/.test(method.feePercent)
            ? t('cashier:feePercent', { percent: format.percent(method.feePercent) })
            : t('cashier:noFee'),
          t(timeKeys[method.time]),
        ],
      }))}
    />
  );
}

import { Picture } from '../../../ui/tiles/Picture.tsx';
import { RadioCards } from '../../../ui/form/RadioCards.tsx';
import type { PaymentMethod } from '../parseCashier.ts';
import { useMethodFacts } from './useMethodFacts.ts';
import { useMethodName } from '../face/useMethodName.ts';

interface Props {
  readonly legend: string;
  readonly methods: readonly PaymentMethod[];
  readonly value: string;
  readonly onChange: (sysname: string) => void;
}

/** The payment methods: picture, limits, fee and usual time. */
export function MethodCards({ legend, methods, value, onChange }: Props) {
  const methodName = useMethodName();
  const factsOf = useMethodFacts();
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
        facts: Object.values(factsOf(method)),
      }))}
    />
  );
}

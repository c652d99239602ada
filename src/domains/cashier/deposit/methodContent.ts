import type { CashierSettings } from '../settings.ts';
import type { Money } from '../../../shared/money/money.ts';
import { readMoney } from '../depositRules.ts';
import type { DepositMethod } from '../parseCashier.ts';

/** A method with what the content system says of it. */
export interface DescribedMethod extends DepositMethod {
  /** 3-42: the first is the short one; none where the content system has none. */
  readonly descriptions: readonly string[];
}

/** 3-43: the content system's amounts in the currency; null if it has none, so that the operator's are offered. */
function presetsIn({ presets }: CashierSettings, currency: string): readonly Money[] | null {
  const given = presets.find((one) => one.currency === currency);
  const amounts = given?.values.flatMap((value) => readMoney(value, currency) ?? []) ?? [];
  return amounts.length === 0 ? null : amounts;
}

/** 3-42, 3-43: the content system's picture and amounts replace the operator's; the bounds stay the operator's. */
export function describeMethod(method: DepositMethod, config: CashierSettings): DescribedMethod {
  const info = config.methods.find(({ sysname }) => sysname === method.sysname);
  return {
    ...method,
    image: info?.icons[0] ?? method.image,
    presets: presetsIn(config, method.min.currency) ?? method.presets,
    descriptions: info?.descriptions ?? [],
  };
}

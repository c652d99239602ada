import type { ByCurrency } from '../offer.ts';

/** Round amounts in the five currencies of the sandbox: of about the same value, not converted. */
const yen: Readonly<Record<number, string>> = {
  1: '150',
  2: '300',
  3: '400',
  5: '750',
  10: '1500',
  20: '3000',
  50: '7500',
  100: '15000',
  150: '22500',
};
const dinar: Readonly<Record<number, string>> = {
  1: '0.300',
  2: '0.600',
  3: '0.900',
  5: '1.500',
  10: '3.000',
  20: '6.000',
  50: '15.000',
  100: '30.000',
  150: '45.000',
};
const ton: Readonly<Record<number, string>> = {
  1: '0.300000000',
  2: '0.600000000',
  3: '0.900000000',
  5: '1.500000000',
  10: '3.000000000',
  20: '6.000000000',
  50: '15.000000000',
  100: '30.000000000',
  150: '45.000000000',
};

export function amounts(dollars: 1 | 2 | 3 | 5 | 10 | 20 | 50 | 100 | 150): ByCurrency {
  const usual = `${dollars}.00`;
  return { USD: usual, EUR: usual, JPY: yen[dollars] ?? '0', KWD: dinar[dollars] ?? '0', TON: ton[dollars] ?? '0' };
}

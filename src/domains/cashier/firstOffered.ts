import type { PaymentMethod } from './parseCashier.ts';

/** The first of these sysnames that is offered; empty for none. */
export const firstOffered = (
  names: readonly (string | undefined)[],
  methods: readonly Pick<PaymentMethod, 'sysname'>[],
): string => names.find((name) => methods.some(({ sysname }) => sysname === name)) ?? '';

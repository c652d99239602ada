import type { MethodKind } from '../../../../contract/cashier/deposits.ts';

/** What happens after the press, by the kind of method; spelt out so that each can be found by search. */
export const noteKeys: Readonly<Record<MethodKind, string>> = {
  hosted: 'cashier:deposit.note',
  instant: 'deposit:note.page',
  redirect: 'deposit:note.page',
  window: 'deposit:note.window',
  mobile: 'deposit:note.mobile',
  crypto: 'deposit:note.crypto',
  voucher: 'deposit:note.voucher',
};

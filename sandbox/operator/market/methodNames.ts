/** Names of the payment methods as players see them, by sysname. */
export const methodNames = {
  card: 'Card',
  flashpay: 'FlashPay',
  purse: 'Purse',
  bankpay: 'Bank transfer',
  mobilepay: 'MobilePay',
  ton: 'TON',
  btc: 'Bitcoin',
  voucher: 'Voucher',
} as const;

const named: ReadonlyMap<string, string> = new Map(Object.entries(methodNames));

/** The shown name of a method; the sysname itself for one that the cashier no longer has. */
export const methodName = (sysname: string): string => named.get(sysname) ?? sysname;

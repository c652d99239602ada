import type { Sql } from '../../database/database.ts';
import { newVoucherCode } from './voucherCode.ts';
import { findSlip, insertVoucher } from './voucherRepository.ts';
import type { Voucher } from './voucherRepository.ts';

/** Issues a voucher on a slip; a second call with the same slip returns the first one's voucher. */
export async function issueVoucher(
  sql: Sql,
  order: { readonly slip: string; readonly amount: string; readonly currency: string },
  now: Date,
): Promise<Voucher> {
  await insertVoucher(sql, { ...order, code: newVoucherCode() }, now);
  const voucher = await findSlip(sql, order.slip);
  if (voucher === undefined) throw new Error('The voucher was just issued');
  return voucher;
}

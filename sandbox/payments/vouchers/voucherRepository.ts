import type { Sql } from '../../database/database.ts';

export interface Voucher {
  readonly code: string;
  readonly amount: string;
  readonly currency: string;
  readonly issuedAt: Date;
  readonly isUsed: boolean;
}

interface VoucherRow {
  readonly code: string;
  readonly amount: string;
  readonly currency: string;
  readonly issued_at: Date;
  readonly is_used: boolean;
}

const columns = 'code, amount, currency, issued_at, used_by is not null as is_used';

const toVoucher = (row: VoucherRow): Voucher => ({
  code: row.code,
  amount: row.amount,
  currency: row.currency,
  issuedAt: row.issued_at,
  isUsed: row.is_used,
});

/** `slip` is the unguessable id of its printable page; a slip is issued once. */
export async function insertVoucher(
  sql: Sql,
  voucher: { readonly code: string; readonly slip: string; readonly amount: string; readonly currency: string },
  now: Date,
): Promise<void> {
  await sql.query(
    'insert into vendors.payment_vouchers (code, slip, amount, currency, issued_at) values ($1, $2, $3, $4, $5) on conflict (slip) do nothing',
    [voucher.code, voucher.slip, voucher.amount, voucher.currency, now],
  );
}

export async function findVoucher(sql: Sql, code: string): Promise<Voucher | undefined> {
  const [row] = await sql.query<VoucherRow>(`select ${columns} from vendors.payment_vouchers where code = $1`, [code]);
  return row && toVoucher(row);
}

export async function findSlip(sql: Sql, slip: string): Promise<Voucher | undefined> {
  const [row] = await sql.query<VoucherRow>(`select ${columns} from vendors.payment_vouchers where slip = $1`, [slip]);
  return row && toVoucher(row);
}

/** Uses an unused voucher up for an intent and returns it; undefined if it is unknown or used. */
export async function useVoucher(tx: Sql, code: string, intentId: string, now: Date): Promise<Voucher | undefined> {
  const [row] = await tx.query<VoucherRow>(
    `update vendors.payment_vouchers set used_by = $2, used_at = $3 where code = $1 and used_by is null returning ${columns}`,
    [code, intentId, now],
  );
  return row && toVoucher(row);
}

/** The voucher that an intent has used up is worth its amount again. */
export async function freeVoucher(tx: Sql, intentId: string): Promise<void> {
  await tx.query('update vendors.payment_vouchers set used_by = null, used_at = null where used_by = $1', [intentId]);
}

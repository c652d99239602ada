import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { wallet } from '../../../../../src/contract/wallet/wallet.ts';
import { composedCurrencyKey } from '../../../../../src/shared/money/composedCurrencyKey.ts';
import type { Database } from '../../../../database/database.ts';
import { invalidField } from '../../../OperatorError.ts';
import type { PlayerCall } from '../../../edge/handlers.ts';
import { timeOf } from '../../../edge/timeOf.ts';
import { moneyKinds } from '../../../ledger/accounts.ts';
import { wireMoney } from '../../../ledger/amounts.ts';
import { findMethod } from '../../cashier/module.ts';
import { newestRows, referenceOf } from './ledgerRows.ts';
import type { LedgerFilter, LedgerRow } from './ledgerRows.ts';
import { balancesAt, flowsOf, totalOf } from './results.ts';
import type { Flows } from './results.ts';

type Row = OutputOf<typeof wallet.getLedger>['items'][number];
type Bucket = OutputOf<typeof wallet.getResults>['buckets'][number];
type Asked = Pick<InputOf<typeof wallet.getLedger>, 'balances' | 'reasons' | 'from' | 'to'>;

const MOST_BOUNDS = 101;
const nothing: Flows = { deposits: 0n, withdrawals: 0n, stakes: 0n, payouts: 0n, promotions: 0n, other: 0n };

/** The player's ledger: balances, rows and results. */
export class LedgerService {
  constructor(private readonly database: Database) {}

  /** 3-67 */
  async balances({ player }: PlayerCall<object>): Promise<OutputOf<typeof wallet.getBalances>> {
    const rows = await this.database.query<{ kind: string; currency: string; balance: bigint }>(
      "select kind, currency, balance from operator.ledger_balances where uid = $1 and kind <> 'points' order by currency, id",
      [player.uid],
    );
    const amounts = new Map(
      moneyKinds.map((kind) => [composedCurrencyKey(kind, player.currency), wireMoney(0n, player.currency).amount]),
    );
    for (const { kind, currency, balance } of rows)
      if (currency === player.currency || balance !== 0n)
        amounts.set(composedCurrencyKey(kind, currency), wireMoney(balance, currency).amount);
    return { currency: player.currency, items: [...amounts].map(([key, amount]) => ({ key, amount })) };
  }

  async rows({
    input,
    player,
    locale,
  }: PlayerCall<InputOf<typeof wallet.getLedger>>): Promise<OutputOf<typeof wallet.getLedger>> {
    const filter = { ...filterOf(player.uid, input), reference: input.reference };
    const cursor = input.cursor === '' ? null : cursorOf(input.cursor);
    const rows = await newestRows(this.database, filter, cursor, input.count + 1);
    const shown = rows.slice(0, input.count);
    return {
      items: shown.map((row) => presentRow(row, locale)),
      next: rows.length > input.count ? (shown.at(-1)?.id.toString() ?? '') : '',
    };
  }

  async results({
    input,
    player,
  }: PlayerCall<InputOf<typeof wallet.getResults>>): Promise<OutputOf<typeof wallet.getResults>> {
    const bounds = boundsOf(input.bounds);
    const [first, last] = [bounds[0] ?? new Date(0), bounds.at(-1) ?? new Date(0)];
    const { currency } = player;
    const flows = await flowsOf(this.database, player, bounds);
    const present = (found: Flows) => ({
      deposits: wireMoney(found.deposits, currency),
      withdrawals: wireMoney(found.withdrawals, currency),
      stakes: wireMoney(found.stakes, currency),
      payouts: wireMoney(found.payouts, currency),
      promotions: wireMoney(found.promotions, currency),
      other: wireMoney(found.other, currency),
    });
    return {
      currency,
      opening: wireMoney(totalOf(await balancesAt(this.database, player, first)), currency),
      closing: wireMoney(totalOf(await balancesAt(this.database, player, last)), currency),
      buckets: bounds.slice(1).map((to, index): Bucket => {
        const from = bounds[index] ?? to;
        const found = flows.find(({ bucket }) => bucket === index + 1) ?? nothing;
        return { from: from.toISOString(), to: to.toISOString(), ...present(found) };
      }),
    };
  }
}

export function filterOf(uid: bigint, { balances, reasons, from, to }: Asked): LedgerFilter {
  return { uid, balances, reasons, from: timeOf(from, 'from'), to: timeOf(to, 'to'), reference: '' };
}

function boundsOf(texts: readonly string[]): Date[] {
  const bounds = texts.flatMap((text) => timeOf(text, 'bounds') ?? []);
  const isAscending = bounds.every((at, index) => index === 0 || at > (bounds[index - 1] ?? at));
  if (bounds.length < 2 || bounds.length > MOST_BOUNDS || !isAscending) throw invalidField('bounds', 'wrongField');
  return bounds;
}

function cursorOf(text: string): bigint {
  if (!/^\d{1,18}$/.test(text)) throw invalidField('cursor', 'wrongField');
  return BigInt(text);
}

function presentRow(row: LedgerRow, locale: string): Row {
  return {
    id: row.id.toString(),
    at: row.at.toISOString(),
    reason: row.reason,
    balance: row.balance as Row['balance'],
    amount: wireMoney(row.amount, row.currency),
    balance_after: wireMoney(row.balance_after, row.currency),
    subject: subjectOf(row, locale),
    reference: referenceOf(row),
  };
}

/** What a row was about, by its name in the player's language. */
export function subjectOf({ game, title, method, bonus_texts }: LedgerRow, locale: string): Row['subject'] {
  if (game !== null) return { kind: 'game', sysname: game, name: title ?? game };
  if (method !== null) return { kind: 'method', sysname: method, name: findMethod(method)?.name ?? method };
  const texts = bonus_texts?.[locale] ?? bonus_texts?.['en'];
  if (texts !== undefined) return { kind: 'bonus', sysname: '', name: texts.title };
  return { kind: '', sysname: '', name: '' };
}

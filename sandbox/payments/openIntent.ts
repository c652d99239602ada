import type { Sql } from '../database/database.ts';
import { usableCard } from './cards/usableCard.ts';
import { changeStatus } from './changeStatus.ts';
import { checkAccount } from './checkAccount.ts';
import { newCoinAddress } from './coins/coinAddress.ts';
import { insertCoinOrder } from './coins/coinRepository.ts';
import { coinOfMethod, coinTraits, RATE_LOCK_MS } from './coins/coins.ts';
import { quote } from './coins/quote.ts';
import { isSameAmount } from './decimals.ts';
import { findIntentByRef, insertIntent } from './intentRepository.ts';
import { newId } from './newId.ts';
import { PaymentError } from './PaymentError.ts';
import type { Intent, IntentRequest } from './payments.ts';
import type { VendorClock } from './VendorClock.ts';
import { useVoucher } from './vouchers/voucherRepository.ts';

const MINUTE_MS = 60_000;
/** An abandoned page is cancelled after an hour, so that no deposit stays open for ever; a phone asks for less. */
const PAGE_MS = 60 * MINUTE_MS;
const PHONE_MS = 10 * MINUTE_MS;

/**
 * Opens a deposit. Idempotent by merchant reference: what is checked and used up is so by the first call only. A
 * repeated call with another amount, currency or method is a conflict.
 */
export async function openIntent(tx: Sql, request: IntentRequest, clock: VendorClock): Promise<Intent> {
  const known = await findIntentByRef(tx, request.merchantRef);
  if (known !== undefined) return demandSame(known, request);
  const checked = checkAccount(request);
  const id = newId('pay');
  const isNew = await insertIntent(
    tx,
    { ...checked, id, cardMask: await savedMask(tx, checked, clock.now()) },
    { now: clock.now(), expiresAt: clock.in(lifetimeMs(checked)) },
  );
  const intent = await findIntentByRef(tx, request.merchantRef);
  if (intent === undefined) throw new Error('The payment was just inserted');
  // A call with the same reference at the same time was first.
  if (!isNew) return demandSame(intent, request);
  if (intent.method === 'voucher') return redeem(tx, intent, clock.now());
  await orderCoins(tx, intent, clock);
  return intent;
}

function demandSame(intent: Intent, request: IntentRequest): Intent {
  const isSame =
    intent.amount === request.amount && intent.currency === request.currency && intent.method === request.method;
  if (!isSame) throw new PaymentError('Conflict', 'The reference belongs to another payment');
  return intent;
}

function lifetimeMs({ method }: IntentRequest): number {
  if (coinOfMethod(method) !== null) return RATE_LOCK_MS;
  return method === 'mobilepay' ? PHONE_MS : PAGE_MS;
}

async function savedMask(tx: Sql, { method, customer, savedCard }: IntentRequest, now: Date): Promise<string> {
  if (savedCard === '') return '';
  if (method !== 'card')
    throw new PaymentError('WrongRequisites', 'No such saved card, or it has expired', 'saved_card');
  return (await usableCard(tx, customer, savedCard, now)).mask;
}

/** Pays with a voucher: it is used up in the transaction in which the deposit succeeds. */
async function redeem(tx: Sql, intent: Intent, now: Date): Promise<Intent> {
  const voucher = await useVoucher(tx, intent.account, intent.id, now);
  const isRight =
    voucher !== undefined && voucher.currency === intent.currency && isSameAmount(voucher.amount, intent.amount);
  if (!isRight)
    throw new PaymentError('WrongRequisites', 'The voucher is unknown, used or of another value', 'voucher');
  return changeStatus(tx, intent, { status: 'succeeded' }, now);
}

/** For a method of coins: fixes the rate, and where what has to be paid. */
async function orderCoins(tx: Sql, { id, method, amount, currency }: Intent, clock: VendorClock): Promise<void> {
  const coin = coinOfMethod(method);
  if (coin === null) return;
  const { decimals, needed } = coinTraits[coin];
  if (currency === coin && (amount.split('.')[1] ?? '').length > decimals)
    throw new PaymentError('InvalidRequest', `${coin} has ${decimals} decimals`, 'amount');
  const quoted = quote(coin, amount, currency, clock.now());
  if (quoted === null)
    throw new PaymentError('InvalidRequest', `There is no rate of ${coin} in ${currency}`, 'currency');
  await insertCoinOrder(tx, {
    intentId: id,
    coin,
    ...newCoinAddress(coin),
    ...quoted,
    needed,
    lockEnds: clock.in(RATE_LOCK_MS),
  });
}

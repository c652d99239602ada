/**
 * Compares the books of operator, studio and payment vendor with each other and with the answers that players got.
 * Every difference is a sentence: money that was lost, doubled or created, or an operation that never ended.
 * @module
 */

import { endedBets, exact, isOwn, plain, Sums, totalsOf } from './totals.mjs';

/** What is on them comes from rewards alone; the auditor compares it with points and active bonuses. */
const REWARDED = new Set(['points', 'bonus']);
/** Accounts of money that bets and payments move; a betting bonus becomes main money in the end. */
const MONEY = new Set(['main', 'betting_bonus']);

const isSame = (left, right) => exact(left) === exact(right);

/** Pairs of final states, operator's and vendor's, that agree; `-` means that it does not have the operation. */
const AGREEING = {
  deposit: [
    'succeeded succeeded',
    'failed failed',
    'failed -',
    'failed cancelled',
    'cancelled cancelled',
    'returned succeeded',
  ],
  withdrawal: ['succeeded paid', 'failed declined'],
  round: ['settled settled', 'rolled_back rolled_back', '- rolled_back'],
};

/**
 * @param {{ operator: object, studio: object, payments: object }} books as `books.js` prints them
 * @param {import('./Journal.mjs').Journal} journal
 * @returns {string[]} the differences; empty when all books agree
 */
export function compareBooks(books, journal) {
  return [
    ...comparePayments(books),
    ...compareRounds(books),
    ...compareTotals(books),
    ...compareBalances(books),
    ...compareJournal(books, journal),
  ];
}

function comparePayments({ operator, payments }) {
  const found = [];
  const theirs = new Map(payments.payments.map((payment) => [payment.id, payment]));
  for (const ours of operator.payments) {
    const told = theirs.get(ours.id);
    theirs.delete(ours.id);
    const pair = `${ours.status} ${told?.status ?? '-'}`;
    if (!AGREEING[ours.type].includes(pair))
      found.push(
        `${ours.type} ${ours.id} of ${ours.amount} ${ours.currency}: operator says ${ours.status}, vendor ${told?.status ?? 'nothing'}`,
      );
    if (told !== undefined && ours.status !== 'returned' && Boolean(told.reversed) !== Boolean(ours.reversed))
      found.push(`${ours.type} ${ours.id}: reversed at ${told.reversed ? 'the vendor' : 'the operator'} alone`);
    // What was paid and not credited is with whoever paid it again: refunded, or charged back before.
    const isBack = Boolean(told?.refunded) || Boolean(told?.reversed);
    if (ours.status === 'returned' && told !== undefined && !isBack)
      found.push(`${ours.type} ${ours.id}: returned by the operator, kept by the vendor`);
    if (ours.status !== 'returned' && told?.refunded)
      found.push(`${ours.type} ${ours.id}: refunded by the vendor, ${ours.status} at the operator`);
    const isEqual =
      told === undefined ||
      (told.currency === ours.currency &&
        isSame(told.amount, ours.amount) &&
        (told.kind === 'deposit') === (ours.type === 'deposit'));
    if (!isEqual)
      found.push(
        `${ours.type} ${ours.id}: operator has ${ours.amount} ${ours.currency}, vendor ${told.kind} of ${told.amount} ${told.currency}`,
      );
  }
  for (const { id, kind, status } of theirs.values())
    found.push(`${kind} ${id} (${status}) is in the vendor's books alone`);
  return found;
}

function compareRounds({ operator, studio }) {
  const found = [];
  const ours = new Map(operator.rounds.map((round) => [round.id, round]));
  for (const theirs of studio.rounds) {
    const round = ours.get(theirs.id);
    ours.delete(theirs.id);
    const pair = `${round?.status ?? '-'} ${theirs.state}`;
    if (!AGREEING.round.includes(pair))
      found.push(
        `round ${theirs.id} of ${theirs.stake} ${theirs.currency}: operator says ${round?.status ?? 'nothing'}, studio ${theirs.state}`,
      );
    if (round === undefined) continue;
    const won = theirs.state === 'settled' ? theirs.won : '0';
    const isEqual =
      round.uid === theirs.player &&
      round.currency === theirs.currency &&
      isSame(round.stake, theirs.stake) &&
      isSame(round.won, won);
    if (!isEqual)
      found.push(
        `round ${theirs.id}: operator has ${round.uid} ${round.stake} → ${round.won}, studio ${theirs.player} ${theirs.stake} → ${won}`,
      );
  }
  for (const { id, status } of ours.values()) found.push(`round ${id} (${status}) is in the operator's books alone`);
  return found;
}

function compareTotals(books) {
  return totalsOf(books)
    .filter(({ operator, vendor }) => operator !== vendor)
    .map(({ figure, operator, vendor }) => `${figure} in all: operator ${plain(operator)}, vendor ${plain(vendor)}`);
}

/**
 * A player's balance must equal the sum from the vendors' books: paid in and won, minus paid out and staked, and the
 * jackpots that the operator has paid, which the auditor compares with its drops. Of a deposit that was charged back the
 * player loses what was left, which only the ledger knows; the house the rest.
 */
function compareBalances({ operator, studio, payments, sportsbook }) {
  const expected = new Sums();
  const chargedBack = new Sums();
  for (const { uid, account, kind, currency, amount } of operator.movements) {
    if (uid !== null && MONEY.has(account) && isOwn(kind)) expected.add(`${uid} ${currency}`, exact(amount));
    if (kind !== 'deposit_reversed' || account === 'payments' || account === 'fees') continue;
    chargedBack.add(currency, -exact(amount));
    if (uid !== null) expected.add(`${uid} ${currency}`, exact(amount));
  }
  const ours = new Map(operator.payments.map((payment) => [payment.id, payment]));
  for (const { id, kind, status, currency, amount, reversed } of payments.payments) {
    const { uid, fee = '0', status: our } = ours.get(id) ?? {};
    // It was credited to nobody and went back.
    if (our === 'returned') continue;
    const net = exact(amount) - exact(fee);
    if (status === 'succeeded') expected.add(`${uid} ${currency}`, net);
    if (kind === 'payout' && status === 'paid' && !reversed) expected.add(`${uid} ${currency}`, -exact(amount));
    if (kind === 'deposit' && reversed) chargedBack.add(currency, -net);
  }
  for (const { player, state, currency, stake, won } of studio.rounds) {
    if (state === 'settled') expected.add(`${player} ${currency}`, exact(won) - exact(stake));
  }
  for (const { player, currency, kept } of endedBets({ operator, sportsbook }))
    expected.add(`${player} ${currency}`, kept.player);
  const actual = new Sums();
  const found = [...chargedBack.keys()]
    .filter((currency) => chargedBack.get(currency) !== 0n)
    .map((currency) => `charged back in ${currency}: ${plain(chargedBack.get(currency))} is nobody's`);
  for (const { uid, account, currency, amount } of operator.balances) {
    if (MONEY.has(account)) actual.add(`${uid} ${currency}`, exact(amount));
    else if (!REWARDED.has(account) && exact(amount) !== 0n)
      found.push(`player ${uid} has ${amount} ${currency} left on ${account}`);
  }
  for (const key of new Set([...expected.keys(), ...actual.keys()])) {
    if (expected.get(key) !== actual.get(key))
      found.push(`player ${key}: balance ${plain(actual.get(key))}, expected ${plain(expected.get(key))}`);
  }
  return found;
}

/** Every answer must be true: the payment exists once under its key, and the round has the result in the answer. */
function compareJournal({ operator, studio }, journal) {
  const found = [...journal.faults];
  const payments = new Map(operator.payments.map((payment) => [payment.id, payment]));
  const keys = new Map(operator.keys.map(({ uid, key, payment }) => [`${uid} ${key}`, payment]));
  for (const [
    id,
    {
      uid,
      keys: [key],
      amount,
      type,
    },
  ] of journal.payments) {
    const booked = payments.get(id);
    const isEqual = booked?.uid === String(uid) && booked.type === type && isSame(booked.amount, amount);
    if (!isEqual)
      found.push(
        `payment ${id} of ${amount} was answered to player ${uid}, the books have ${booked ? `${booked.type} ${booked.amount} of ${booked.uid}` : 'nothing'}`,
      );
    if (keys.get(`${uid} ${key}`) !== id)
      found.push(`key ${key} was answered with ${id}, the books have ${keys.get(`${uid} ${key}`)}`);
  }
  const keyed = operator.keys.map(({ payment }) => payment).filter((payment) => payment !== null);
  if (new Set(keyed).size !== keyed.length) found.push('two keys lead to one payment');
  for (const { id } of operator.payments) if (!keyed.includes(id)) found.push(`payment ${id} has no key`);
  for (const { uid, key, payment } of operator.keys) {
    const isKnown = journal.payments.has(payment) || journal.abandonedKeys.has(`${uid} ${key}`);
    if (!isKnown) found.push(`payment ${payment} of player ${uid} was never asked for, or never answered`);
  }
  const rounds = new Map(studio.rounds.map((round) => [round.id, round]));
  for (const [id, { uid, stake, won }] of journal.rounds) {
    const booked = rounds.get(id);
    const isEqual =
      booked?.state === 'settled' &&
      booked.player === String(uid) &&
      isSame(booked.stake, stake) &&
      isSame(booked.won, won);
    if (!isEqual)
      found.push(
        `round ${id} was told as ${stake} → ${won}, the books have ${booked ? `${booked.state} ${booked.stake} → ${booked.won}` : 'nothing'}`,
      );
  }
  return found;
}

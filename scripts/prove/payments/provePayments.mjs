/**
 * Random money operations of many players at once by every method, with doubled, shuffled, early, late and forged
 * webhooks, charge-backs, dropped and abandoned payments, while processes and PostgreSQL are killed. Afterwards operator
 * and payment vendor agree row by row, each payment is in one final state, and the audit is clean (I1–I5).
 * @module
 */
import { proveLedger } from '../ledger/proveLedger.mjs';
import { ledgerActions } from '../ledger/play.mjs';
import { PaymentDesk } from './PaymentDesk.mjs';

const WEIGHTS = {
  deposit: 30,
  'deposit doubled': 10,
  'deposit abandoned': 4,
  'deposit dropped': 6,
  'key reused': 1,
  withdrawal: 14,
  'withdrawal doubled': 4,
  'withdrawals racing': 3,
  'payment reversed': 4,
  'webhooks doubled, shuffled': 10,
  'webhooks falsified': 5,
  'payment looked at': 5,
  'balance read': 2,
  'history read': 2,
};

/** Each player's desk. @type {WeakMap<object, PaymentDesk>} */
const desks = new WeakMap();

function deskOf(player) {
  const desk = desks.get(player) ?? new PaymentDesk(player);
  desks.set(player, desk);
  return desk;
}

const actions = {
  ...ledgerActions,
  deposit: (player) => deskOf(player).deposit(),
  'deposit doubled': (player) => deskOf(player).deposit({ isDoubled: true }),
  'deposit dropped': (player) => deskOf(player).drop(),
  'payment reversed': (player) => deskOf(player).reverse(),
  'payment looked at': (player) => deskOf(player).look(),
};

/** @param {ReadonlyArray<string>} args @returns {Promise<boolean>} whether all books agree */
export const provePayments = (args) =>
  proveLedger(args, {
    name: 'payments',
    usual: { operations: 20_000, kills: 50, databaseKills: 5 },
    weights: WEIGHTS,
    actions,
  });

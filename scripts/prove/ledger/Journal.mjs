/**
 * Records the answers that players got, to be compared with the books afterwards: every answer must stay true.
 */
export class Journal {
  /** Operations by kind. @type {Record<string, number>} */
  counts = {};
  /** Faults of the product, one sentence each. @type {string[]} */
  faults = [];
  /** Payments in answers to players: id → player, key, amount. */
  payments = new Map();
  /** Idempotency keys of calls that the player aborted before the answer. @type {Set<string>} */
  abandonedKeys = new Set();
  /** Rounds in answers to players: id → player, stake, win. */
  rounds = new Map();
  /** Accepted bets in answers to players: id → player, key, stake. */
  bets = new Map();
  /** Player and key of each slip that was refused. @type {Set<string>} */
  refusedKeys = new Set();
  /** Bets that an answer has called cashed out. @type {Set<string>} */
  soldBets = new Set();
  /** Number of answers by kind: settled, InsufficientFunds… @type {Record<string, number>} */
  answers = {};

  count(kind) {
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
  }

  answer(kind) {
    this.answers[kind] = (this.answers[kind] ?? 0) + 1;
  }

  fault(text) {
    this.faults.push(text);
  }

  /** @param {string} key Idempotency-Key */
  payment(uid, key, { id, amount, type }) {
    const known = [...(this.payments.get(id)?.keys ?? [])];
    if (known.length > 0 && !known.includes(key))
      this.fault(`payment ${id} answered to two keys, ${known[0]} and ${key}`);
    this.payments.set(id, { uid, keys: [key], amount: amount.amount, currency: amount.currency, type });
  }

  /** @param {string} request the spin's requestId */
  round(uid, request, { id, stake, totalWin, currency }) {
    const known = this.rounds.get(id);
    if (known && known.request !== request)
      this.fault(`round ${id} answered to two spins, ${known.request} and ${request}`);
    if (known && known.won !== totalWin)
      this.fault(`round ${id} was told with two results, ${known.won} and ${totalWin}`);
    this.rounds.set(id, { uid, request, stake, won: totalWin, currency });
  }

  /** @param {string} key of the slip */
  bet(uid, key, { id, stake, currency }) {
    const known = this.bets.get(id);
    if (known !== undefined && known.key !== key) this.fault(`bet ${id} answered to two keys, ${known.key} and ${key}`);
    this.bets.set(id, { uid, key, stake, currency });
  }

  get operations() {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
  }
}

/**
 * What players were told, to be held against the books afterwards: an answer that was given must be true for ever.
 */
export class Journal {
  /** Operations by kind. @type {Record<string, number>} */
  counts = {};
  /** What the products did that they never may, as sentences. @type {string[]} */
  faults = [];
  /** Payments that a player was told of: id → player, key, amount. */
  payments = new Map();
  /** Idempotency keys whose answer the player never waited for. @type {Set<string>} */
  abandonedKeys = new Set();
  /** Rounds that a player was told of: id → player, stake, win. */
  rounds = new Map();
  /** Answers by their kind: settled, InsufficientFunds… @type {Record<string, number>} */
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

  get operations() {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
  }
}

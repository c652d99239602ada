/** Exact sums over the books of operator, studio and payment vendor. @module */

/** Decimals of the exact sums, enough for every currency. */
const SCALE = 9;

/** @param {string} text decimal text @returns {bigint} units of 10⁻⁹ */
export function exact(text) {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? fail(text);
  const value = BigInt(whole + fraction.padEnd(SCALE, '0'));
  return sign === '-' ? -value : value;
}

function fail(text) {
  throw new Error(`"${text}" is no amount`);
}

/** Exact sums by key. */
export class Sums {
  #byKey = new Map();

  add(key, amount) {
    this.#byKey.set(key, this.get(key) + amount);
  }

  get(key) {
    return this.#byKey.get(key) ?? 0n;
  }

  keys() {
    return [...this.#byKey.keys()];
  }
}

/** What a movement on an account of the house is compared as, and whether its amount is the house's income. */
const FIGURES = {
  'payments deposit': ['paid in', -1n],
  'payments withdrawal_paid': ['paid out', 1n],
  'payments deposit_reversed': ['charged back', 1n],
  'payments withdrawal_reversed': ['came back', -1n],
  'gaming stake': ['staked', 1n],
  'gaming rollback': ['staked', 1n],
  'gaming win': ['won', -1n],
  'gaming bet_stake': ['kept of bets', 1n],
  'gaming bet_win': ['kept of bets', 1n],
  'gaming bet_rollback': ['kept of bets', 1n],
  'gaming bet_bet_corrected': ['kept of bets', 1n],
  'promotions bet_stake': ['free bets', -1n],
  'promotions bet_rollback': ['free bets', -1n],
  'promotions bet_bet_corrected': ['free bets', -1n],
  'fees deposit': ['fees', 1n],
  'fees deposit_reversed': ['fees', 1n],
};

/** Money that no vendor knows of: the auditor compares it with jackpots, wheels and rewards. */
const OWN_KINDS = /^(grant|jackpot|reward|wheel_spins|wheel_refund|points_.*|bonus_.*)$/;

/** @param {string} kind of a movement */
export const isOwn = (kind) => OWN_KINDS.test(kind);

/** The ledger's sums on the house's accounts, compared with the sums of each vendor's tables. */
export function totalsOf({ operator, studio, payments, sportsbook }) {
  const sums = new Sums();
  for (const { uid, account, kind, currency, amount } of operator.movements) {
    // What was charged back of money that the player had spent is the house's loss, and some kinds are the operator's own:
    // no vendor has them.
    const isKnownHereOnly =
      account === 'sandbox' || account === 'chargebacks' || isOwn(kind) || kind.startsWith('jackpot');
    if (uid !== null || isKnownHereOnly) continue;
    const [figure, sign] = FIGURES[`${account} ${kind}`] ?? [`${kind} on ${account}`, 1n];
    sums.add(`${figure} ${currency} operator`, sign * exact(amount));
  }
  for (const { kind, status, currency, sum } of payments.totals) {
    if (kind === 'deposit' && status === 'succeeded') sums.add(`paid in ${currency} vendor`, exact(sum));
    if (kind === 'payout' && status === 'paid') sums.add(`paid out ${currency} vendor`, exact(sum));
  }
  // What the operator has returned is neither paid in nor charged back in its ledger.
  const returned = new Set(operator.payments.filter(({ status }) => status === 'returned').map(({ id }) => id));
  for (const { id, currency, amount } of payments.payments)
    if (returned.has(id)) sums.add(`paid in ${currency} vendor`, -exact(amount));
  for (const { id, kind, currency, amount, reversed } of payments.payments)
    if (reversed && !returned.has(id))
      sums.add(`${kind === 'deposit' ? 'charged back' : 'came back'} ${currency} vendor`, exact(amount));
  for (const { type, status, currency, fee, reversed } of operator.payments)
    if (type === 'deposit' && status === 'succeeded' && !reversed && exact(fee ?? '0') > 0n)
      sums.add(`fees ${currency} vendor`, exact(fee));
  for (const { currency, staked, won } of studio.totals) {
    sums.add(`staked ${currency} vendor`, exact(staked));
    sums.add(`won ${currency} vendor`, exact(won));
  }
  for (const { isFree, currency, kept } of endedBets({ operator, sportsbook })) {
    sums.add(`kept of bets ${currency} vendor`, kept.house);
    if (isFree) sums.add(`free bets ${currency} vendor`, kept.promotions);
  }
  const figures = [...new Set(sums.keys().map((key) => key.replace(/ (operator|vendor)$/, '')))].toSorted();
  return figures.map((figure) => ({
    figure,
    operator: sums.get(`${figure} operator`),
    vendor: sums.get(`${figure} vendor`),
  }));
}

/**
 * What the house keeps of each settled bet by the sportsbook's books, what promotions have paid of it, and what is left
 * with its player. What a correction could not take back is the operator's own loss.
 */
export function endedBets({ operator, sportsbook }) {
  const ours = new Map((operator.bets ?? []).map((bet) => [bet.id, bet]));
  return (sportsbook?.bets ?? [])
    .filter(({ state }) => state === 'settled')
    .map((bet) => {
      const { payout, credited, freeUsed } = ours.get(bet.id) ?? { payout: '0', credited: '0', freeUsed: '0' };
      const borne = exact(credited) - exact(payout);
      // A free bet comes back with a void; corrected from void it may have been used for another bet meanwhile.
      const isReturned = bet.isFree && (bet.outcome === 'void' || exact(freeUsed) === 0n);
      const stake = isReturned ? 0n : exact(bet.stake);
      const paid = exact(bet.paid) + borne;
      const promotions = bet.isFree ? stake : 0n;
      return { ...bet, kept: { house: stake - paid, promotions, player: paid - (stake - promotions) } };
    });
}

/** Decimal text of an exact sum. @param {bigint} sum */
export function plain(sum) {
  const digits = (sum < 0n ? -sum : sum).toString().padStart(SCALE + 1, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`.replace(/\.?0+$/, '');
}

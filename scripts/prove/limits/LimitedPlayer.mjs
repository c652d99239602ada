import { createHmac, randomUUID } from 'node:crypto';
import { PASSWORD, Visitor } from '../attack/Visitor.mjs';
import { agrees, asOf, noLimit, outcomes, WINDOW_MS } from './model.mjs';

/** The sandbox's own secret: the product of the proof runs with the defaults. */
const WALLET_SECRET = 'sandbox-wallet-secret';
const GAMES = ['lantern-harbor', 'jade-ascent', 'ember-dragon'];
/** Uncertainty in ms of the operator's time of a call, and of what lies on the edge of a window. */
export const EDGE_MS = 4000;
const KINDS = ['deposit', 'loss', 'wager'];
const PERIODS = Object.keys(WINDOW_MS);
export const names = KINDS.flatMap((kind) => PERIODS.map((period) => `${kind} ${period}`));

const minor = (text) => Math.round(Number(text) * 100);
const decimal = (amount) => (amount / 100).toFixed(2);

/** Signs a message to the wallet as the studio does. */
export function signed(path, body) {
  const now = String(Date.now());
  const signature = createHmac('sha256', WALLET_SECRET).update([now, 'POST', path, body].join('\n')).digest('hex');
  return { 'content-type': 'application/json', 'x-timestamp': now, 'x-signature': signature };
}

/** @param {import('../../../tools/product.mjs').Product} product */
export async function wallet(product, method, fields) {
  const path = `/wallet/${method}`;
  const body = JSON.stringify(fields);
  const response = await fetch(product.operator + path, { method: 'POST', body, headers: signed(path, body) });
  return { status: response.status, body: await response.json() };
}

/** A player with limits of their own, and the proof's book of what the operator took. */
export class LimitedPlayer {
  limits = Object.fromEntries(names.map((name) => [name, noLimit()]));
  /** Taken stakes and payouts: minor units and the operator's time. */
  bets = [];
  wins = [];
  faults = [];
  counts = { changes: 0, deposits: 0, stakes: 0, refused: 0 };
  #games = new Map();

  constructor(product, house, random) {
    this.product = product;
    this.house = house;
    this.random = random;
    this.visitor = new Visitor(product);
  }

  async enter() {
    this.email = `limits.${randomUUID()}@example.test`;
    await this.visitor.register({ email: this.email, country: 'LV' });
    await this.house.control('credit', { uid: this.visitor.uid, amount: '100000.00', currency: 'USD' });
    return this;
  }

  /** Sessions end while the clock jumps: signs in again and repeats. */
  async call(method, fields, options) {
    const reply = await this.visitor.call(method, fields, options);
    if (reply.status !== 401) return reply;
    const entered = await this.visitor.call('auth.login', { login: this.email, password: PASSWORD });
    if (entered.status !== 200) throw new Error(`${this.email} cannot sign in: ${entered.text.slice(0, 200)}`);
    this.visitor.cookie = entered.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    this.#games.clear();
    return this.visitor.call(method, fields, options);
  }

  /** One or two changes of one limit, at once, as from two devices. @returns {Promise<number>} how many were sent */
  async change() {
    const name = this.random.pick(names);
    const [kind, period] = name.split(' ');
    const most = kind === 'deposit' ? 120_000 : 10_000;
    const amounts = Array.from({ length: this.random.happens(0.3) ? 2 : 1 }, () =>
      this.random.happens(0.15) ? null : this.random.integer(1, 20) * (most / 20),
    );
    // The session is renewed before, so that both are sent at once.
    await this.call('responsible.getSettings', {}, { verb: 'GET' });
    const before = this.house.now();
    const replies = await Promise.all(
      amounts.map((amount) =>
        this.call('responsible.setLimit', { kind, period, amount: amount === null ? '' : decimal(amount) }),
      ),
    );
    if (replies.some(({ status }) => status !== 200)) this.faults.push(`${name}: ${replies.map((one) => one.status)}`);
    const seen = (await this.#seen())[name];
    const wanted = outcomes(this.limits[name], amounts, before);
    const tolerance = this.house.now() - before + EDGE_MS;
    if (!wanted.some((one) => agrees(one, seen, tolerance)))
      this.faults.push(`${name} after ${JSON.stringify(amounts)}: ${JSON.stringify({ seen, wanted })}`);
    this.limits[name] = seen;
    this.counts.changes += amounts.length;
    return amounts.length;
  }

  /** Deposits and stakes at once, in several games; wins are paid afterwards. @returns {Promise<number>} how many */
  async spend() {
    await this.call('responsible.getSettings', {}, { verb: 'GET' });
    const games = await Promise.all(GAMES.map((game) => this.#session(game)));
    const count = this.random.integer(2, 4);
    const before = this.house.now();
    const taken = await Promise.all(
      Array.from({ length: count }, () =>
        this.random.happens(0.4) ? this.#deposit() : this.#bet(this.random.pick(games)),
      ),
    );
    const after = this.house.now();
    await this.#check(before, after);
    for (const bet of taken) if (bet !== null && this.random.happens(0.4)) await this.#win(bet);
    return count;
  }

  /** A waiting change is in force from its time on, and not before. */
  async checkEffect() {
    const now = this.house.now();
    const seen = await this.#seen();
    for (const name of names) {
      const waiting = this.limits[name].pending;
      if (waiting !== null && Math.abs(waiting.at - now) < EDGE_MS) continue;
      const expected = asOf(this.limits[name], now);
      if (!agrees(expected, seen[name], EDGE_MS))
        this.faults.push(`${name} at ${now}: ${JSON.stringify({ expected, seen: seen[name] })}`);
      this.limits[name] = seen[name];
    }
  }

  /** When the next waiting change takes effect; infinity without one. */
  nextEffect() {
    return Math.min(...names.map((name) => this.limits[name].pending?.at ?? Infinity));
  }

  async #seen() {
    const { data } = await this.call('responsible.getSettings', {}, { verb: 'GET' });
    const seen = Object.fromEntries(names.map((name) => [name, noLimit()]));
    for (const { kind, period, limit, pending } of data.limits)
      seen[`${kind} ${period}`] = {
        amount: limit === null ? null : minor(limit.amount),
        pending:
          pending === null
            ? null
            : {
                amount: pending.limit === null ? null : minor(pending.limit.amount),
                at: Date.parse(pending.effective_at),
              },
      };
    return seen;
  }

  async #deposit() {
    const amount = decimal(this.random.integer(10, 80) * 100);
    const reply = await this.call('cashier.makedeposit', { method: 'card', amount, currency: 'USD' });
    if (reply.status === 200) this.counts.deposits += 1;
    else if (reply.text.includes('BillingDepositLimitExceeded')) this.counts.refused += 1;
    // The clock stands almost still between two jumps, so that deposits come too fast for the operator: none was made.
    else if (reply.status !== 429)
      this.faults.push(`makedeposit answered ${reply.status}: ${reply.text.slice(0, 200)}`);
    return null;
  }

  async #session(game) {
    const known = this.#games.get(game);
    if (known !== undefined) return known;
    const { data } = await this.call('account.getToken', {}, { verb: 'GET' });
    const reply = await this.visitor.send(
      `${this.product.site}/platform/game/${game}/play?locale=en&token=${data.token}`,
    );
    const session = new URL(reply.headers.get('location') ?? 'none:').searchParams.get('session');
    const opened = { game, session };
    this.#games.set(game, opened);
    return opened;
  }

  async #bet({ game, session }) {
    const amount = this.random.integer(1, 30) * 20;
    const round = `limits-${randomUUID()}`;
    const call = {
      session,
      round_id: round,
      transaction_id: `${round}:bet`,
      game,
      amount: decimal(amount),
      currency: 'USD',
    };
    const { status, body } = await wallet(this.product, 'bet', call);
    if (status === 200) {
      this.bets.push({ amount, at: this.house.now() });
      this.counts.stakes += 1;
      return { round, amount };
    }
    if (body.error?.type === 'LimitExceeded') this.counts.refused += 1;
    else this.faults.push(`a bet answered ${status} ${JSON.stringify(body)}`);
    return null;
  }

  async #win({ round, amount }) {
    const won = Math.round(amount * this.random.next() * 3);
    const call = {
      round_id: round,
      transaction_id: `${round}:win`,
      amount: decimal(won),
      currency: 'USD',
      finished: true,
    };
    const { status, body } = await wallet(this.product, 'win', call);
    if (status === 200) this.wins.push({ amount: won, at: this.house.now() });
    else this.faults.push(`a win answered ${status} ${JSON.stringify(body)}`);
  }

  /** What was taken in each window must not pass the limit in force. What lies on a window's edge counts for the player. */
  async #check(before, after) {
    const { data } = await this.call('cashier.gethistory', { count: '100', type: 'deposit' }, { verb: 'GET' });
    const deposits = data.items
      .filter(({ status }) => !['failed', 'cancelled', 'returned'].includes(status))
      .map(({ amount, created_at: at }) => ({ amount: minor(amount.amount), at: Date.parse(at) }));
    for (const name of names) {
      const [kind, period] = name.split(' ');
      const [early, late] = [asOf(this.limits[name], before), asOf(this.limits[name], after + EDGE_MS)];
      if (early.amount === null || late.amount === null) continue;
      const most = Math.max(early.amount, late.amount);
      const since = after - WINDOW_MS[period] + EDGE_MS;
      const sum = (list) => list.reduce((total, one) => (one.at > since ? total + one.amount : total), 0);
      // A win before the edge may count in the window or not: for the player.
      const won = this.wins.reduce((total, one) => (one.at > since - 2 * EDGE_MS ? total + one.amount : total), 0);
      const used = { deposit: sum(deposits), wager: sum(this.bets), loss: sum(this.bets) - won }[kind];
      const isFresh =
        kind === 'deposit' ? deposits.some((one) => one.at >= before - EDGE_MS) : this.#hasBetSince(before);
      if (isFresh && used > most) this.faults.push(`${name}: ${used} of ${most}`);
    }
  }

  #hasBetSince(before) {
    return this.bets.some(({ at }) => at >= before);
  }
}

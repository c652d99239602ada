import { Caller, isServerTrouble } from './Caller.mjs';
import { cardNumber } from './cardNumber.mjs';
import { currencies, decimalText, minorUnits } from './currencies.mjs';
import { Table } from './Table.mjs';

const PASSWORD = 'Prove-round-7421';
/** A restarted process writes a new key, so a 401 for the old one does not mean that the call failed. */
const CONTROL = { isUnknown: ({ status }) => status === 401 || isServerTrouble({ status }) };
/** Twenty open deposits are too many: a retry helps only when one has ended, so that is an answer. */
const isFull = ({ status, body }) => status === 429 && body?.error?.error_data?.retry_after === 60;
const SPENDING = { isUnknown: (reply) => isServerTrouble(reply) && !isFull(reply) };
const OUTCOMES = { approve: 62, decline: 12, cancel: 8, slow: 12, silent: 6 };

/** One player with a session, who runs one operation after the other. */
export class Player {
  uid = 0;
  /** Ids of deposits and withdrawals whose outcome was or will be decided. @type {string[]} */
  references = [];
  #cookie = '';
  #version = 0;
  #lastDeposit = null;

  /** @param {{ name: string, currency: string, house: import('./House.mjs').House, journal: import('./Journal.mjs').Journal, random: import('../SeededRandom.mjs').SeededRandom }} options */
  constructor({ name, currency, house, journal, random }) {
    this.name = name;
    this.currency = currency;
    this.house = house;
    this.journal = journal;
    this.random = random;
    this.caller = new Caller(random);
    this.table = new Table(this);
  }

  async register() {
    const fields = {
      email: `${this.name}@example.test`,
      password: PASSWORD,
      terms: '1',
      currency: this.currency,
      country: currencies[this.currency].country,
    };
    const reply = await this.post('auth.register', fields);
    // An earlier try whose answer was lost may have registered the player.
    const entered =
      reply.status === 200 ? reply : await this.post('auth.login', { login: fields.email, password: PASSWORD });
    if (entered.status !== 200) throw new Error(`${this.name} cannot sign in: ${JSON.stringify(entered.body)}`);
    this.uid = entered.body.data.payload.uid;
    this.#cookie = entered.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  }

  /** Deposits under one key. Of two simultaneous calls both answers must name the same payment. */
  async deposit({ isDoubled }) {
    const order = { method: this.random.pick(['card', 'flashpay']), amount: this.amount(), currency: this.currency };
    const key = this.newKey();
    if (this.random.happens(0.05)) await this.#orderFault('cashier.makedeposit');
    const replies = await Promise.all(
      Array.from({ length: isDoubled ? 2 : 1 }, () => this.spend('cashier.makedeposit', order, key)),
    );
    const ids = this.noteAnswers(key, order, replies);
    if (ids.length === 0) return;
    this.#lastDeposit = { key, order };
    this.references.push(ids[0]);
    if (this.random.happens(0.1)) await this.control('/__sandbox/webhooks/hold', { merchant_ref: ids[0] });
    if (this.random.happens(0.93))
      await this.control('/__sandbox/outcome', { merchant_ref: ids[0], outcome: this.random.weighted(OUTCOMES) });
  }

  /** Aborts a deposit call at once without a retry: the payment, if it was made, has to end by itself. */
  async abandonDeposit() {
    const key = this.newKey();
    this.journal.abandonedKeys.add(`${this.uid} ${key}`);
    const body = new URLSearchParams({ method: 'card', amount: this.amount(), currency: this.currency });
    const headers = { ...this.#headers(), 'idempotency-key': key };
    await fetch(`${this.#operator()}/api/cashier.makedeposit?v=2.35&locale=en`, {
      method: 'POST',
      body,
      headers,
      signal: AbortSignal.timeout(this.random.integer(1, 50)),
    }).then(
      (response) => response.arrayBuffer(),
      () => null,
    );
  }

  /** Uses a key again for another amount: it must be refused and change nothing. */
  async reuseKey() {
    if (this.#lastDeposit === null) return this.deposit({ isDoubled: false });
    const { key, order } = this.#lastDeposit;
    const other = { ...order, amount: decimalText(minorUnits(order.amount, this.currency) + 1, this.currency) };
    const reply = await this.spend('cashier.makedeposit', other, key);
    if (reply.status !== 422) this.journal.fault(`key ${key} was taken for another amount: ${reply.status}`);
  }

  async withdraw({ isDoubled }) {
    const { least, most } = currencies[this.currency];
    const available = await this.balance();
    if (available < least && this.random.happens(0.8)) return this.deposit({ isDoubled: false });
    const amount = this.random.integer(least, Math.max(least, Math.min(available, most)));
    const requisites = cardNumber(this.random, { isDeclined: this.random.happens(0.2) });
    const order = { method: 'card', amount: decimalText(amount, this.currency), currency: this.currency, requisites };
    if (this.random.happens(0.05)) await this.#orderFault('cashier.makewithdrawal');
    const key = this.newKey();
    const replies = await Promise.all(
      Array.from({ length: isDoubled ? 2 : 1 }, () => this.spend('cashier.makewithdrawal', order, key)),
    );
    this.references.push(...this.noteAnswers(key, order, replies));
  }

  /** Three withdrawals of the whole balance and a spin at once: the balance must be spent only once. */
  async race() {
    const { least } = currencies[this.currency];
    const available = await this.balance();
    const order = {
      method: 'card',
      amount: decimalText(Math.max(least, available), this.currency),
      currency: this.currency,
      requisites: cardNumber(this.random, { isDeclined: true }),
    };
    const all = [1, 2, 3].map(async () => {
      const key = this.newKey();
      this.noteAnswers(key, order, [await this.spend('cashier.makewithdrawal', order, key)]);
    });
    await Promise.all([...all, this.table.spin()]);
  }

  /** Sends old webhooks again: several times, in random order, or falsified ones, which must be refused. */
  async replayWebhooks({ isFalse }) {
    if (this.references.length === 0) return this.deposit({ isDoubled: false });
    const order = {
      merchant_ref: this.random.pick(this.references),
      times: this.random.integer(2, 5),
      shuffle: this.random.happens(0.7),
    };
    const reply = await this.control(
      '/__sandbox/webhooks/replay',
      isFalse ? { ...order, fault: this.random.pick(['signature', 'amount', 'currency']) } : order,
    );
    if (reply.status === 404) return;
    const believed = reply.body.answers.filter((status) => status >= 200 && status < 300).length;
    const refused = reply.body.answers.filter((status) => status >= 400 && status < 500).length;
    if (isFalse && believed > 0) this.journal.fault(`a falsified message about ${order.merchant_ref} was taken`);
    if (!isFalse && refused > 0)
      this.journal.fault(`a true message about ${order.merchant_ref} was refused: ${reply.body.answers}`);
  }

  /** Reads the balance and checks that its version never decreases. @returns {Promise<number>} minor units */
  async balance() {
    const { body } = await this.get('account.getBalance');
    const { balance_main: main, balance_version: version } = body.data;
    if (version < this.#version) this.journal.fault(`${this.name}: balance version ${version} after ${this.#version}`);
    this.#version = version;
    return minorUnits(main.amount, this.currency);
  }

  async get(method, query = '') {
    const reply = await this.caller.ask(() => `${this.#operator()}/api/${method}?v=2.35&locale=en${query}`, {
      headers: this.#headers(),
    });
    if (reply.status !== 200)
      throw new Error(`${this.name}: ${method} answered ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply;
  }

  /** The address of a game's frame, or null when the ticket was used by a try whose answer was lost. */
  async launch(game) {
    const { body } = await this.get('account.getToken');
    const reply = await this.caller.ask(
      () => `${this.#operator()}/platform/game/${game}/play?locale=en&token=${body.data.token}`,
    );
    return reply.status === 302 ? new URL(reply.headers.get('location')) : null;
  }

  /** Notes the answers of one spending call, and returns the ids of its payments. */
  noteAnswers(key, order, replies) {
    const ids = [];
    for (const { status, body } of replies) {
      if (status === 200) {
        const { id, amount, type } = body.data.transaction;
        this.journal.answer(type);
        this.journal.payment(this.uid, key, { id, amount, type });
        if (amount.amount !== order.amount)
          this.journal.fault(`payment ${id} is for ${amount.amount}, asked ${order.amount}`);
        ids.push(id);
      } else {
        this.journal.answer(body?.error?.type ?? String(status));
        // An earlier try without an answer may be carried out all the same, once another deposit has ended.
        if (isFull({ status, body })) this.journal.abandonedKeys.add(`${this.uid} ${key}`);
      }
    }
    if (new Set(ids).size > 1) this.journal.fault(`key ${key} led to ${ids.join(' and ')}`);
    const isMixed = ids.length > 0 && ids.length < replies.filter((reply) => !isFull(reply)).length;
    if (isMixed) this.journal.fault(`key ${key} was answered differently: ${replies.map(({ status }) => status)}`);
    return [...new Set(ids)];
  }

  /** A random amount of a deposit, as decimal text. */
  amount() {
    const { least, most, step = 1 } = currencies[this.currency];
    return decimalText(Math.floor(this.random.integer(least, most) / step) * step, this.currency);
  }

  newKey = () => `prove-${this.random.hex(24)}`;
  #operator = () => this.random.pick(this.house.operators);
  #headers = () => ({ 'sec-fetch-site': 'same-origin', ...(this.#cookie === '' ? {} : { cookie: this.#cookie }) });

  #orderFault(method) {
    const body = JSON.stringify({
      method,
      mode: this.random.pick(['error', 'cut-after-commit', 'slow']),
      ms: 300,
      times: 1,
    });
    return this.caller.ask(
      () => `${this.#operator()}/__sandbox/calls/fail`,
      { method: 'POST', body, headers: this.house.sandboxHeaders },
      CONTROL,
    );
  }

  /** Calls a control of the vendors. */
  control(path, message) {
    return this.caller.ask(
      () => `${this.house.vendors}${path}`,
      { method: 'POST', body: JSON.stringify(message), headers: this.house.sandboxHeaders },
      CONTROL,
    );
  }

  post(method, fields) {
    return this.caller.ask(() => `${this.#operator()}/api/${method}?v=2.35&locale=en`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: this.#headers(),
    });
  }

  /** A spending call under a key. */
  spend(method, fields, key) {
    const init = {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { ...this.#headers(), 'idempotency-key': key },
    };
    return this.caller.ask(() => `${this.#operator()}/api/${method}?v=2.35&locale=en`, init, SPENDING);
  }
}

/** How a decided deposit ends at the vendor. */
const OUTCOMES = { approve: 62, decline: 12, cancel: 8, slow: 15, silent: 3 };
const COINS = { exact: 60, parts: 15, less: 15, nothing: 10 };
/** Of one player; the operator refuses more than twenty, with those that a slow bank has. */
const MOST_OPEN = 6;
const BANKED = ['USD', 'EUR'];

/** The money operations of one player, by every method, with everything that can go wrong at the vendor. */
export class PaymentDesk {
  /** The method of each deposit that has an answer. @type {Map<string, string>} */
  #methods = new Map();
  /** Deposits that nobody decides. @type {string[]} */
  #open = [];

  /** @param {import('../ledger/Player.mjs').Player} player */
  constructor(player) {
    this.player = player;
    this.random = player.random;
  }

  /** Deposits by a random method and brings it to some end; of two calls under one key both name the same payment. */
  async deposit({ isDoubled = false } = {}) {
    const { player } = this;
    const order = await this.#order();
    const key = player.newKey();
    const replies = await Promise.all(
      Array.from({ length: isDoubled ? 2 : 1 }, () => player.spend('cashier.makedeposit', order, key)),
    );
    const [id] = player.noteAnswers(key, order, replies);
    if (id === undefined) {
      // Refused at the vendor, e.g. for a voucher that an earlier try has used up: the payment is there, and has failed.
      player.journal.abandonedKeys.add(`${player.uid} ${key}`);
      return;
    }
    this.#methods.set(id, order.method);
    player.references.push(id);
    if (this.random.happens(0.1)) await player.control('/__sandbox/webhooks/hold', { merchant_ref: id });
    if (this.random.happens(0.92)) await this.#decide(id, order.method);
    else await this.#leaveOpen(id);
  }

  /** A payment page that nobody comes back to. The operator allows twenty at once, so the oldest are declined. */
  async #leaveOpen(id) {
    this.#open.push(id);
    if (this.#open.length > MOST_OPEN)
      await this.player.control('/__sandbox/outcome', { merchant_ref: this.#open.shift(), outcome: 'decline' });
  }

  /** Gives a deposit up while the vendor decides it: one of both wins, and both books say which. */
  async drop() {
    const { player } = this;
    const id = this.#some();
    if (id === null) return this.deposit();
    await Promise.all([
      player.post('cashier.dropdeposit', { transaction: id }),
      ...(this.random.happens(0.5) ? [this.#decide(id, this.#methods.get(id))] : []),
    ]);
  }

  /** The bank takes a payment back, which has succeeded or not yet; twice, since banks do. */
  async reverse() {
    if (this.player.references.length === 0) return this.deposit();
    const order = { merchant_ref: this.random.pick(this.player.references), outcome: 'reverse' };
    await Promise.all([
      this.player.control('/__sandbox/outcome', order),
      this.player.control('/__sandbox/outcome', order),
    ]);
  }

  /** What a page asks while it waits. */
  async look() {
    const id = this.#some();
    if (id === null) return this.player.get('cashier.getdepositsettings');
    return this.player.get('cashier.getdepositinfo', `&transaction=${id}`);
  }

  #some() {
    const ids = [...this.#methods.keys()];
    return ids.length === 0 ? null : this.random.pick(ids);
  }

  async #order() {
    const { player, random } = this;
    const { currency } = player;
    const method = random.pick([
      'card',
      'flashpay',
      'purse',
      'mobilepay',
      'ton',
      'btc',
      'voucher',
      ...(BANKED.includes(currency) ? ['bankpay'] : []),
    ]);
    const order = { method, amount: player.amount(), currency };
    const requisites = await this.#requisites(order);
    return requisites === null ? order : { ...order, requisites: JSON.stringify(requisites) };
  }

  async #requisites({ method, amount, currency }) {
    const { player, random } = this;
    if (method === 'purse') return { wallet: `W${random.integer(10_000_000, 99_999_999)}` };
    if (method === 'mobilepay') return { phone: `+3712${random.integer(1_000_000, 9_999_999)}` };
    if (method === 'bankpay') {
      const { body } = await player.get('cashier.getbanks', '&method=bankpay');
      return { bank: random.pick(body.data.items).id };
    }
    if (method !== 'voucher') return null;
    const { body } = await player.control('/__sandbox/vouchers/issue', { amount, currency });
    return { voucher: body.code };
  }

  async #decide(id, method) {
    const { player, random } = this;
    if (method === 'voucher') return;
    if (method === 'ton' || method === 'btc') {
      await this.#send(id);
      return;
    }
    if (method === 'mobilepay' && random.happens(0.7)) {
      await player.control('/__sandbox/phone/answer', {
        merchant_ref: id,
        answer: random.weighted({ approve: 80, decline: 20 }),
      });
      return;
    }
    await player.control('/__sandbox/outcome', { merchant_ref: id, outcome: random.weighted(OUTCOMES) });
  }

  async #send(id) {
    const { player, random } = this;
    const kind = random.weighted(COINS);
    if (kind === 'nothing' || kind === 'less') await this.#leaveOpen(id);
    if (kind === 'nothing') return;
    const sends = { exact: [undefined], parts: ['0.00001', undefined], less: ['0.00001'] }[kind];
    for (const amount of sends)
      await player.control('/__sandbox/coins/send', {
        merchant_ref: id,
        ...(amount === undefined ? {} : { amount }),
      });
  }
}

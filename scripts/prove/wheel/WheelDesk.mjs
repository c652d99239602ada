import { createHash, createHmac } from 'node:crypto';

/**
 * Spins of all players by database and wheel, from the answers alone: each database counts its ids from one.
 * @type {Map<string, { weights: number[], counts: number[], ids: Set<number> }>}
 */
export const answered = new Map();

const MOST_BOUGHT = 10;
const codeOf = ({ body }) => Object.values(body?.error?.error_data ?? {})[0]?.[0]?.code ?? body?.error?.type;

/** The wheel's operations of one player, with what their answers say. */
export class WheelDesk {
  /** Spins that were bought and used, from the answers. */
  bought = 0;
  used = 0;
  /** Ids of all spins by wheel. @type {Map<string, Set<number>>} */
  ids = new Map();
  /** Ids of gifts that wait. @type {number[]} */
  #gifts = [];
  #number = 0;

  /** @param {import('../ledger/Player.mjs').Player} player */
  constructor(player) {
    this.player = player;
    this.random = player.random;
  }

  async buy() {
    const { player, random } = this;
    const { body } = await player.get('FortuneWheels.campaignsInfo', '&campaign_id=brass');
    const { price, bundles } = body.data;
    const spins = random.pick(bundles.filter((bundle) => bundle <= MOST_BOUGHT));
    const order = { campaign_id: 'brass', spins_amount: String(spins), price: price.amount };
    const key = player.newKey();
    const replies = await Promise.all(
      [1, ...(random.happens(0.2) ? [2] : [])].map(() => player.spend('FortuneWheels.buySpin', order, key)),
    );
    const [first] = replies;
    if (replies.some(({ status }) => status !== first.status))
      player.journal.fault(`key ${key} was answered differently`);
    player.journal.answer(first.status === 200 ? 'spins bought' : codeOf(first));
    if (first.status === 200) this.bought += spins;
    else if (codeOf(first) !== 'insufficientFunds') player.journal.fault(`buySpin: ${codeOf(first)}`);
    else await player.deposit({ isDoubled: false });
  }

  /** One spin under one key, sometimes twice at once; its answer is checked as a browser does. */
  async spin(wheel) {
    const { player, random } = this;
    const { body } = await player.get('FortuneWheels.wheelInfoGet', `&campaign_id=${wheel}`);
    const { commitment, nonce } = body.data.next;
    const seed = random.hex(16);
    const order = { campaign_id: wheel, client_seed: seed, commitment };
    const key = player.newKey();
    const copies = random.happens(0.2) ? 2 : 1;
    const replies = await Promise.all(
      Array.from({ length: copies }, () => player.spend('FortuneWheels.spinWheel', order, key)),
    );
    const spun = replies.filter(({ status }) => status === 200).map(({ body: reply }) => reply.data);
    if (spun.length === 0) {
      player.journal.answer(codeOf(replies[0]));
      if (codeOf(replies[0]) !== 'noSpins') player.journal.fault(`spinWheel: ${codeOf(replies[0])}`);
      else if (wheel === 'brass') await this.buy();
      else await this.give();
      return;
    }
    if (spun.length < copies || new Set(spun.map(({ id }) => id)).size > 1)
      player.journal.fault(`key ${key} led to ${spun.map(({ id }) => id)} of ${copies} calls`);
    player.journal.answer('spun');
    this.#note(wheel, spun[0], { commitment, nonce, seed });
  }

  /** Spins that the house gives, as a quest does. */
  async give() {
    this.#number += 1;
    await this.player.caller.ask(
      () => `${this.random.pick(this.player.house.operators)}/__sandbox/giveSpins`,
      {
        method: 'POST',
        headers: () => ({ ...this.player.house.sandboxHeaders(), 'content-type': 'application/json' }),
        body: JSON.stringify({
          uid: this.player.uid,
          campaign: 'daylight',
          count: 20,
          id: `${this.player.uid}-${this.#number}`,
        }),
      },
      { isUnknown: ({ status }) => status !== 200 },
    );
  }

  /** Takes a gift, sometimes twice under two keys: one of both is refused. */
  async take() {
    const id = this.#gifts.shift();
    if (id === undefined) return this.spin('daylight');
    const { player, random } = this;
    const times = random.happens(0.3) ? 2 : 1;
    const replies = await Promise.all(
      Array.from({ length: times }, () =>
        player.spend('FortuneWheels.takeGift', { spin_id: String(id) }, player.newKey()),
      ),
    );
    const taken = replies.filter(({ status }) => status === 200).length;
    player.journal.answer('gift taken');
    if (taken !== 1) player.journal.fault(`gift ${id} was taken ${taken} times: ${replies.map(codeOf)}`);
  }

  /** What the operator shows must be what it has answered. @returns {Promise<string[]>} */
  async check() {
    const found = [];
    for (const [wheel, ids] of this.ids) {
      const { body } = await this.player.get(
        'FortuneWheels.wheelSpinResults',
        `&campaign_id=${wheel}&scope=my&count=0`,
      );
      if (body.data.totalCount !== ids.size)
        found.push(
          `player ${this.player.uid} got ${ids.size} answers of ${wheel}, the books have ${body.data.totalCount} spins`,
        );
    }
    const { body } = await this.player.get('FortuneWheels.campaignsInfo', '&campaign_id=brass');
    if (body.data.spin_balance !== this.bought - this.used)
      found.push(
        `player ${this.player.uid} bought ${this.bought} and used ${this.used}, but has ${body.data.spin_balance}`,
      );
    return found;
  }

  #note(wheel, { id, segment, state, cost, proof }, { commitment, nonce, seed }) {
    const own = this.ids.get(wheel) ?? new Set();
    this.ids.set(wheel, own.add(id));
    if (wheel === 'brass') this.used += 1;
    if (state === 'kept') this.#gifts.push(id);
    const isFair =
      proof.commitment === commitment &&
      proof.nonce === nonce &&
      proof.client_seed === seed &&
      createHash('sha256').update(Buffer.from(proof.secret, 'hex')).digest('hex') === commitment &&
      segmentOf(proof) === segment;
    if (!isFair) this.player.journal.fault(`spin ${id} is not what its seeds decide`);
    if ((cost === null) !== (wheel !== 'brass'))
      this.player.journal.fault(`spin ${id} of ${wheel} cost ${JSON.stringify(cost)}`);
    const books = `${wheel} on ${this.player.house.databaseUrl === null ? 'PGlite' : 'PostgreSQL'}`;
    const all = answered.get(books) ?? { weights: proof.weights, counts: proof.weights.map(() => 0), ids: new Set() };
    answered.set(books, all);
    if (all.ids.has(id)) this.player.journal.fault(`spin ${id} was answered twice`);
    all.ids.add(id);
    all.counts[segment] += 1;
  }
}

/** Written anew from the description, so that it does not share a mistake with the product. */
function segmentOf({ secret, client_seed: seed, nonce, weights }) {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const limit = Math.floor(2 ** 32 / total) * total;
  for (let block = 0; ; block += 1) {
    const bytes = createHmac('sha256', Buffer.from(secret, 'hex')).update(`${seed}:${nonce}:${block}`).digest();
    for (let word = 0; word < 8; word += 1) {
      const value = bytes.readUInt32BE(word * 4);
      if (value >= limit) continue;
      let left = value % total;
      return weights.findIndex((weight) => (left -= weight) < 0);
    }
  }
}

/**
 * A player at the crash table, without a browser: takes in the table's messages, bets in each round, and cashes out.
 * @module
 */
import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { sleep } from '../../tools/browser.mjs';

export const GAME = 'crash';
const STAKE = '0.20';
/** The same in hundredths. */
const STAKE_PARTS = 20;
/** Bets come in the first part of the window of 7 s, in ms. */
const BETTING_SPREAD = 4_500;
/** Growth of the multiplier per ms, as in the game's rules. In hundredths. */
const GROWTH = 0.00006;
const multiplierAt = (ms) => Math.floor(100 * Math.exp(GROWTH * Math.max(0, ms)));

/** One player at the table. */
export class Seat {
  number = 0;
  phase = '';
  /** Frames of the counted rounds: delay in ms by `round:server time`. @type {Map<string, number>} */
  frames = new Map();
  bets = 0;
  /** Bets that came after the window, which were not taken. */
  closed = 0;
  cashOuts = { paid: 0, late: 0 };
  faults = [];
  #calls = new Set();
  #round = null;
  #runningAt = 0;
  #from = Number.POSITIVE_INFINITY;
  #to = 0;

  constructor(product, session, index) {
    this.product = product;
    this.session = session;
    // Every third leaves by itself, the others by hand, at multipliers of all sizes.
    this.target = 110 + ((index * 37) % 240);
    this.isAuto = index % 3 === 0;
  }

  sit() {
    this.socket = new WebSocket(`${this.product.vendors.replace('http', 'ws')}/studio/tables/${GAME}`);
    this.socket.on('message', (data) => this.#take(JSON.parse(data.toString())));
    return new Promise((resolve, reject) => {
      this.socket.once('message', resolve);
      this.socket.once('error', reject);
    });
  }

  playsFrom(from, to) {
    this.#from = from;
    this.#to = to;
  }

  leave() {
    this.socket.terminate();
  }

  async idle() {
    await Promise.all(this.#calls);
  }

  #take(message) {
    const late = Date.now() - message.now;
    if (message.type === 'table') {
      const { number, phase, runningAt } = message.round;
      const isNew = number !== this.number || phase !== this.phase;
      this.number = number;
      this.phase = phase;
      this.#runningAt = runningAt;
      if (isNew && phase === 'betting' && number >= this.#from && number <= this.#to) this.#call(this.#bet());
      if (isNew && phase === 'resting') this.#round = null;
    } else if (message.type === 'frame' && this.number >= this.#from && this.number <= this.#to) {
      this.frames.set(`${this.number}:${message.now}`, late);
      if (!this.isAuto && this.#round !== null && message.at >= this.target) {
        const round = this.#round;
        this.#round = null;
        this.#call(this.#cashOut(round, this.#runningAt));
      }
    }
  }

  #call(call) {
    this.#calls.add(call);
    call.catch((error) => this.faults.push(String(error))).finally(() => this.#calls.delete(call));
  }

  async #bet() {
    const { session, clientSeed } = this.session;
    // People do not press in the same instant.
    await sleep(Math.random() * BETTING_SPREAD);
    const { status, body } = await this.#post('bet', {
      session,
      stake: STAKE,
      clientSeed,
      requestId: randomBytes(12).toString('hex'),
      bet: { auto: this.isAuto ? this.target : null },
    });
    if (status === 409 && body.error.type === 'BettingClosed') {
      this.closed += 1;
      return;
    }
    if (status !== 200) throw new Error(`bet: ${status} ${JSON.stringify(body)}`);
    this.bets += 1;
    this.#round = body.round.id;
  }

  async #cashOut(roundId, runningAt) {
    const sent = Date.now();
    const { status, body } = await this.#post('move', {
      session: this.session.session,
      roundId,
      index: 0,
      move: { kind: 'cashOut' },
    });
    const answered = Date.now();
    if (status === 409 && body.error.type === 'TooLate') {
      this.cashOuts.late += 1;
      return;
    }
    if (status !== 200) throw new Error(`cash-out: ${status} ${JSON.stringify(body)}`);
    const { cashedOutAt } = body.round.view;
    const isInOrder =
      cashedOutAt >= multiplierAt(sent - runningAt) && cashedOutAt <= multiplierAt(answered - runningAt);
    if (!isInOrder) throw new Error(`cashed out at ${cashedOutAt}, between ${sent} and ${answered} of ${runningAt}`);
    if (Number(body.round.totalWin) !== Math.floor((STAKE_PARTS * cashedOutAt) / 100) / 100)
      throw new Error(`${cashedOutAt} paid ${body.round.totalWin}`);
    this.cashOuts.paid += 1;
  }

  async #post(name, fields) {
    const response = await fetch(`${this.product.vendors}/studio/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.product.vendors },
      body: JSON.stringify(fields),
    });
    return { status: response.status, body: await response.json() };
  }
}

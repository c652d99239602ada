import { randomBytes, randomUUID } from 'node:crypto';
import { sameOrigin } from '../../../tools/player.mjs';

/** Time limit of a call, in ms, longer than any answer may take (I8): a call without an answer by then has hung. */
export const ANSWER_WITHIN = 12_000;
export const PASSWORD = 'Attack-round-7421';

let addresses = 0;
/** An address of the documentation range 2001:db8::/32, in a /64 network that is unique in the run. */
export const newAddress = () =>
  `2001:db8:${Math.floor((addresses += 1) / 0x10000).toString(16)}:${(addresses % 0x10000).toString(16)}::1`;

/**
 * A client with its own IP address. It acts as the one trusted proxy of the product and sets X-Forwarded-For: a forged
 * value comes first and the client's address is appended, as by a real proxy.
 */
export class Visitor {
  cookie = '';
  uid = 0;

  /** @param {import('../../../tools/product.mjs').Product} product @param {{ address?: string }} [options] */
  constructor(product, { address = newAddress() } = {}) {
    this.product = product;
    this.address = address;
  }

  /** `raw` is sent as the body instead of fields. @returns {Promise<{ status: number, text: string, headers: Headers, data: any }>} status 0: no answer within `ANSWER_WITHIN` */
  async call(method, fields = {}, { verb = 'POST', forged = '', headers = {}, raw = null } = {}) {
    const url = new URL(`/api/${method}?v=2.35&locale=en`, this.product.site);
    if (verb === 'GET') for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
    return this.send(url, {
      method: verb,
      headers: {
        ...sameOrigin(this.product),
        'idempotency-key': randomUUID(),
        ...(raw === null ? {} : { 'content-type': raw.type }),
        ...headers,
      },
      forged,
      ...(verb === 'POST' ? { body: raw?.body ?? new URLSearchParams(fields) } : {}),
    });
  }

  async send(url, { forged = '', headers = {}, ...init } = {}) {
    const chain = forged === '' ? this.address : `${forged}, ${this.address}`;
    try {
      const response = await fetch(url, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN),
        headers: { 'x-forwarded-for': chain, ...(this.cookie === '' ? {} : { cookie: this.cookie }), ...headers },
      });
      const text = await response.text();
      return { status: response.status, text, headers: response.headers, data: dataOf(text) };
    } catch {
      return { status: 0, text: '', headers: new Headers(), data: undefined };
    }
  }

  /** Registers a player with a unique e-mail; later calls use the new session. */
  async register(fields = {}) {
    const email = `attack.${randomBytes(6).toString('hex')}@example.test`;
    const reply = await this.call('auth.register', {
      email,
      password: PASSWORD,
      terms: '1',
      currency: 'USD',
      ...fields,
    });
    if (reply.status !== 200) throw new Error(`auth.register answered ${reply.status}: ${reply.text.slice(0, 300)}`);
    this.#keep(reply);
    return this;
  }

  #keep({ headers, data }) {
    this.cookie = headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    this.uid = data.payload.uid;
  }
}

function dataOf(text) {
  try {
    return JSON.parse(text).data;
  } catch {
    // An HTML page or an incomplete answer: callers check the status.
    return undefined;
  }
}

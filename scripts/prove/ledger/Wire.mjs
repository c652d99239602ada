import { Agent, createServer, request as httpRequest } from 'node:http';
import { sleep } from '../../../tools/browser.mjs';

/** Time limit in ms for an answer of the target, which may have been killed while it answered. */
const ANSWER_WITHIN = 20_000;
/** Probability of each network fault of a POST, in parts of a thousand (times `harm`); the rest is passed on. */
const FAULTS = { loseRequest: 12, loseReply: 18, double: 20, delay: 30, late: 4 };
/** `refuseAfter`: a gateway refuses a call after it was carried out. */
const REFUSALS = { ...FAULTS, refuseAfter: 12 };
/** `refuseBefore`: a bet is carried out after the gateway refused it. `doom`: no try of the bet gets an answer. */
const BET_FAULTS = { ...REFUSALS, refuseBefore: 8, doom: 2 };
/** Calls that take a stake. */
const STAKES = new Set(['/wallet/bet', '/sportswallet/place']);
/** Webhooks get network faults only: no gateway answers for the operator. */
const faultsOf = (path) =>
  (STAKES.has(path) && BET_FAULTS) || (/^\/(wallet|sportswallet|payments)\//.test(path) && REFUSALS) || FAULTS;
/** Delay of a late call, in ms, longer than callers wait: it arrives after their retry. */
const LATE_MS = 9000;
/** Maximum number of doomed rounds; each keeps a player's round open for a minute. */
const MOST_DOOMED = 12;

/**
 * A faulty network between operator and vendors: requests and replies are lost, doubled, delayed and reordered; calls
 * are refused by a gateway after they were carried out, and bets are carried out after they were refused. Requests are
 * spread over all replicas of the target.
 */
export class Wire {
  /** How often each fault was used. @type {Record<string, number>} */
  faults = {};
  isCalm = false;
  #doomed = new Set();
  #agent = new Agent({ keepAlive: true, maxSockets: 200 });
  #server = createServer((request, response) => this.#track(this.#carry(request, response)));
  #inFlight = new Set();

  /** @param {{ random: import('../SeededRandom.mjs').SeededRandom, ports: number[], harm: number, hasLongWaits: boolean }} options */
  constructor({ random, ports, harm, hasLongWaits }) {
    this.random = random;
    this.ports = ports;
    this.harm = harm;
    this.hasLongWaits = hasLongWaits;
  }

  /** @param {number} port */
  async listen(port) {
    await new Promise((resolve, reject) => {
      this.#server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
  }

  /** Stops making faults, and waits for the calls in flight. */
  async calm() {
    this.isCalm = true;
    this.#doomed.clear();
    await Promise.allSettled(this.#inFlight);
  }

  async close() {
    this.#agent.destroy();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #track(carried) {
    this.#inFlight.add(carried);
    void carried.finally(() => this.#inFlight.delete(carried));
  }

  async #carry(request, response) {
    response.on('error', () => response.destroy());
    try {
      const chunks = [];
      for await (const chunk of request) chunks.push(chunk);
      const message = {
        method: request.method,
        path: request.url,
        headers: request.headers,
        body: Buffer.concat(chunks),
      };
      const fault = this.#chooseFault(message);
      if (fault !== null) this.faults[fault] = (this.faults[fault] ?? 0) + 1;
      await this.#withFault(fault, message, response);
    } catch {
      // The target is down or the caller has disconnected: the connection is broken, as on a real network.
      response.destroy();
    }
  }

  #chooseFault({ method, path, body }) {
    if (this.isCalm || method !== 'POST' || path.startsWith('/__sandbox')) return null;
    const round = STAKES.has(path) ? betOf(JSON.parse(body.toString())) : '';
    if (this.#doomed.has(round)) return 'doom';
    const weights = faultsOf(path);
    const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
    const fault = this.random.weighted({ ...weights, none: 1000 / this.harm - total });
    const isLong = fault === 'late' || fault === 'doom';
    if (fault === 'none' || (isLong && !this.hasLongWaits)) return null;
    if (fault !== 'doom') return fault;
    if (this.#doomed.size >= MOST_DOOMED) return null;
    this.#doomed.add(round);
    return fault;
  }

  async #withFault(fault, message, response) {
    switch (fault) {
      case 'loseRequest':
        response.destroy();
        return;
      case 'loseReply':
      case 'doom':
        await this.#forward(message);
        response.destroy();
        return;
      case 'double': {
        const [first] = await Promise.all([this.#forward(message), this.#forward(message)]);
        answer(response, first);
        return;
      }
      case 'delay':
        await sleep(this.random.integer(20, 900));
        break;
      case 'late':
        await sleep(LATE_MS);
        break;
      case 'refuseAfter':
        await this.#forward(message);
        answer(response, refusal(message));
        return;
      case 'refuseBefore':
        // After this delay the bet arrives before or after its rollback.
        answer(response, refusal(message));
        await sleep(this.random.integer(0, 3000));
        await this.#forward(message);
        return;
    }
    answer(response, await this.#forward(message));
  }

  /** Sends the request to a random replica, or to the next one when it is down. */
  async #forward(message) {
    const first = this.random.integer(0, this.ports.length - 1);
    const ports = [...this.ports.slice(first), ...this.ports.slice(0, first)];
    for (const [index, port] of ports.entries()) {
      try {
        return await this.#send(message, port);
      } catch (error) {
        const isDown = error.code === 'ECONNREFUSED' || error.errors?.every(({ code }) => code === 'ECONNREFUSED');
        if (!isDown || index === ports.length - 1) throw error;
      }
    }
    throw new Error('There is no replica');
  }

  #send({ method, path, headers, body }, port) {
    return new Promise((resolve, reject) => {
      const { connection: _connection, ...passed } = headers;
      const sent = httpRequest(
        { host: 'localhost', port, method, path, headers: passed, agent: this.#agent, timeout: ANSWER_WITHIN },
        (reply) => {
          const chunks = [];
          reply.on('data', (chunk) => chunks.push(chunk));
          reply.on('error', reject);
          reply.on('end', () =>
            resolve({ status: reply.statusCode, headers: reply.headers, body: Buffer.concat(chunks) }),
          );
          // A server that is killed while it answers aborts the stream, without an 'end' event.
          reply.on('aborted', () => reject(new Error('The answer was cut off')));
        },
      );
      sent.on('timeout', () => sent.destroy(new Error('No answer')));
      sent.on('error', reject);
      sent.end(body);
    });
  }
}

const betOf = ({ round_id: round, bet_id: bet }) => String(round ?? bet);

/** Callers take these statuses as a final refusal: the wallet clients of studio and sportsbook any 4xx, the operator a 422. */
const refusal = ({ path }) => ({
  status: /^\/(sports)?wallet\//.test(path) ? 403 : 422,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ error: { type: 'OperatorRefused', message: 'A gateway refused the call' } })),
});

function answer(response, { status, headers, body }) {
  if (response.destroyed) return;
  const { connection: _connection, 'transfer-encoding': _encoding, ...passed } = headers;
  response.writeHead(status, { ...passed, 'content-length': body.length });
  response.end(body);
}

import { sleep } from '../../../tools/browser.mjs';

/** Time limit of a call with its retries, in ms, longer than any restart: no answer by then is a fault. */
const PATIENCE = 180_000;
/** Time limit for one answer, in ms; the browser's client has the same. */
const ANSWER_WITHIN = 30_000;
const LONGEST_PAUSE = 1500;

export class StuckError extends Error {
  name = 'StuckError';
}

/**
 * Repeats a request until its outcome is known, as a good client does: after a broken connection, a time-out, a 429 or
 * a 5xx the outcome is unknown, so the same request is sent again. At random it aborts a request before the answer.
 */
export class Caller {
  /** Number of retries, over all calls. */
  retries = 0;

  /** @param {import('../SeededRandom.mjs').SeededRandom} random */
  constructor(random) {
    this.random = random;
  }

  /**
   * `url`, and headers given as a function, are evaluated for each try.
   * @param {() => string} url a function, so that tries go to different replicas
   * @param {Omit<RequestInit, 'headers'> & { headers?: HeadersInit | (() => HeadersInit) }} init
   * @param {{ patience?: number, isUnknown?: (reply: Reply) => boolean }} [options]
   * @returns {Promise<Reply>}
   *
   * @typedef {{ status: number, body: any, headers: Headers }} Reply
   */
  async ask(url, init = {}, { patience = PATIENCE, isUnknown = isServerTrouble } = {}) {
    const deadline = performance.now() + patience;
    let last = 'nothing';
    for (let attempt = 1; ; attempt += 1) {
      const reply = await this.#try(url(), init);
      if (reply !== null && !isUnknown(reply)) return reply;
      if (reply !== null) last = `${reply.status} ${JSON.stringify(reply.body)}`.slice(0, 200);
      if (performance.now() > deadline)
        throw new StuckError(
          `${init.method ?? 'GET'} ${new URL(url()).pathname} is undecided after ${attempt} tries: ${last}`,
        );
      this.retries += 1;
      await sleep(Math.min(LONGEST_PAUSE, this.random.integer(20, 60) * attempt));
    }
  }

  async #try(url, init) {
    const patience = this.random.happens(0.02) ? this.random.integer(1, 60) : ANSWER_WITHIN;
    try {
      const headers = typeof init.headers === 'function' ? init.headers() : init.headers;
      const response = await fetch(url, {
        ...init,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: readJson(text) };
    } catch {
      // No answer or an incomplete one: the outcome is unknown, and the caller handles that.
      return null;
    }
  }
}

/** 408: the server got half of a request before its process was killed, or the machine stood still. */
export const isServerTrouble = ({ status }) => status >= 500 || status === 429 || status === 408;

function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

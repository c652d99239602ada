/**
 * Waits until a page asks for nothing more. The browser reports the begin but never the end of a shared worker's
 * script, so a count of open requests alone never reaches zero on a page that starts one.
 * @module
 */
import { sleep } from './browser.mjs';

/** Nothing is under way for this long, in ms. */
const QUIET = 500;
/** What is still open has said nothing for this long, in ms: more than any round trip here. */
const SILENT = 3000;

export class QuietWatch {
  #open = new Set();
  #lastEvent = performance.now();

  /** @param {import('playwright').Page} page before it is sent anywhere */
  constructor(page) {
    page.on('request', (request) => {
      this.#open.add(request);
      this.#lastEvent = performance.now();
    });
    for (const event of ['requestfinished', 'requestfailed']) {
      page.on(event, (request) => {
        this.#open.delete(request);
        this.#lastEvent = performance.now();
      });
    }
  }

  /** @param {number} [within] ms @returns {Promise<boolean>} false when it never became quiet */
  async untilQuiet(within = 20_000) {
    const deadline = performance.now() + within;
    while (performance.now() < deadline) {
      if (performance.now() - this.#lastEvent >= (this.#open.size === 0 ? QUIET : SILENT)) return true;
      await sleep(50);
    }
    return false;
  }
}

/**
 * Waits until a page makes no more requests. The browser reports the start but never the end of the request for a
 * shared worker's script, so on a page with one the count of open requests never reaches zero.
 * @module
 */
import { sleep } from '../../tools/browser.mjs';

/** A page is quiet after this time without open requests, in ms. */
const QUIET = 500;
/** With open requests a page is quiet after this time without an event, in ms: longer than any round trip here. */
const SILENT = 3000;

export class QuietWatch {
  #open = new Set();
  #lastEvent = performance.now();

  /** @param {import('playwright').Page} page before its first navigation */
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

  /** @param {number} [within] ms @returns {Promise<boolean>} false when it did not become quiet in that time */
  async untilQuiet(within = 20_000) {
    const deadline = performance.now() + within;
    while (performance.now() < deadline) {
      if (performance.now() - this.#lastEvent >= (this.#open.size === 0 ? QUIET : SILENT)) return true;
      await sleep(50);
    }
    return false;
  }
}

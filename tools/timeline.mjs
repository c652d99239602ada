/**
 * Runs callbacks in order at absolute times, with one timer. A timer for each packet would mean thousands of timers,
 * each with its own delay.
 * @module
 */

/** A callback due within this time (ms) runs at once, rather than one timer tick late. */
const EARLY = 0.3;

/** @typedef {{ time: number, run: () => void }} Due */

export class Timeline {
  constructor() {
    /** @type {Due[]} */
    this.queue = [];
    /** @type {{ time: number, handle: NodeJS.Timeout } | null} */
    this.timer = null;
  }

  /** @param {number} time by performance.now() @param {() => void} run */
  at(time, run) {
    let index = this.queue.length;
    while (index > 0 && /** @type {Due} */ (this.queue[index - 1]).time > time) index -= 1;
    this.queue.splice(index, 0, { time, run });
    this.#arm();
  }

  clear() {
    this.queue.length = 0;
    if (this.timer) clearTimeout(this.timer.handle);
    this.timer = null;
  }

  #arm() {
    const next = this.queue[0];
    if (!next) return;
    if (this.timer) {
      if (this.timer.time <= next.time + 0.5) return;
      clearTimeout(this.timer.handle);
    }
    const handle = setTimeout(() => this.#runDue(), Math.max(0, next.time - performance.now()));
    this.timer = { time: next.time, handle };
  }

  #runDue() {
    this.timer = null;
    const now = performance.now() + EARLY;
    for (let next = this.queue[0]; next && next.time <= now; next = this.queue[0]) {
      this.queue.shift();
      next.run();
    }
    this.#arm();
  }
}

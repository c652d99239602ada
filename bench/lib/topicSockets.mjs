/**
 * Sockets that follow one leaderboard, and how old what they know is: a change at the source counts from its commit to
 * the first frame that is as new.
 * @module
 */
import { WebSocket } from 'ws';

/** Sockets that are opened at the same time. */
const AT_ONCE = 100;

export class TopicSockets {
  /** When each change was committed, by its number. */
  committed = [];
  /** In ms, one for each frame of each socket. */
  ages = [];
  frames = 0;
  #sockets = [];
  #isMeasuring = false;

  /** @param {{ operator: string, site: string }} product @param {string} topic @param {number} base points of the leader before the first change */
  constructor(product, topic, base) {
    this.url = `${product.operator.replace(/^http/, 'ws')}/ws/topics?topics=${encodeURIComponent(topic)}`;
    this.origin = product.site;
    this.base = base;
  }

  async open(count) {
    for (let opened = 0; opened < count; opened += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - opened) }, () => this.#openOne()));
  }

  measure() {
    this.#isMeasuring = true;
  }

  close() {
    for (const socket of this.#sockets) socket.terminate();
  }

  #openOne() {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(this.url, { origin: this.origin, perMessageDeflate: false });
      let known = 0;
      this.#sockets.push(socket);
      socket.once('error', reject);
      socket.once('open', resolve);
      socket.on('message', (data) => {
        known = this.#note(String(data), known);
      });
    });
  }

  /** Returns the newest change that the socket knows. The leader has as many points more than before as changes were made. */
  #note(text, known) {
    const points = /"points":(\d+)/.exec(text)?.[1];
    if (points === undefined) return known;
    const newest = Number(points) - this.base;
    const oldestNews = this.committed[known + 1];
    if (this.#isMeasuring && newest > known && oldestNews !== undefined) {
      this.frames += 1;
      this.ages.push(performance.now() - oldestNews);
    }
    return newest;
  }
}

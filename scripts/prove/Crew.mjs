import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PROJECT } from '../../tools/product.mjs';

/** A pool of worker threads; each does one task after the other. Its first message says what it can do. */
export class Crew {
  /** @param {Worker[]} workers @param {unknown} offer */
  constructor(workers, offer) {
    this.workers = workers;
    this.offer = offer;
  }

  /** @param {string} server file in dist/servers @param {number} threads */
  static async start(server, threads) {
    const workers = Array.from({ length: threads }, () => new Worker(join(PROJECT, 'dist', 'servers', `${server}.js`)));
    const [offer] = await Promise.all(workers.map(answerOf));
    return new Crew(workers, offer);
  }

  /** Does the tasks; the results have their order. @param {object[]} tasks */
  async run(tasks) {
    const queue = [...tasks.entries()];
    const results = [];
    const work = async (worker) => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const [index, task] = next;
        worker.postMessage(task);
        results[index] = await answerOf(worker);
      }
    };
    await Promise.all(this.workers.map(work));
    return results;
  }

  async stop() {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

function answerOf(worker) {
  return new Promise((resolve, reject) => {
    worker.once('message', (message) => {
      worker.off('error', reject);
      resolve(message);
    });
    worker.once('error', reject);
  });
}

import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral range: an outgoing connection could otherwise take the port before its process has bound it. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** @param {number} count @returns {Promise<number[]>} ports that are free now, all different */
export async function sparePorts(count) {
  /** @type {Set<number>} */
  const found = new Set();
  while (found.size < count) {
    const port = randomInt(LOWEST, HIGHEST + 1);
    if (!found.has(port) && (await isFree(port))) found.add(port);
  }
  return [...found];
}

/** @param {number} port */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

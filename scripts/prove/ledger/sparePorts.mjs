import { createServer } from 'node:net';

/** Below the ephemeral range: an outgoing connection could otherwise take the port while its process is restarted. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** @param {number} count @param {import('../SeededRandom.mjs').SeededRandom} random @returns {Promise<number[]>} free ports */
export async function sparePorts(count, random) {
  const found = new Set();
  while (found.size < count) {
    const port = random.integer(LOWEST, HIGHEST);
    if (!found.has(port) && (await isFree(port))) found.add(port);
  }
  return [...found];
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

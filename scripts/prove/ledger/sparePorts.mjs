import { createServer } from 'node:net';

/** Below what systems give to outgoing connections, one of which could take the port while its process is dead. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** @param {number} count @param {import('../SeededRandom.mjs').SeededRandom} random @returns {Promise<number[]>} ports that nobody listens on */
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

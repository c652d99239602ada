import { connect } from 'node:net';

/**
 * Writes bytes as they are and gives back what comes until the server closes or falls silent.
 * @param {string} origin @param {string} bytes @param {{ silentMs?: number }} [options]
 * @returns {Promise<string>}
 */
export function sendRaw(origin, bytes, { silentMs = 150 } = {}) {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.setTimeout(silentMs, () => socket.destroy());
    // A reset is one of the ways to refuse: what came before it is the answer.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(text));
  });
}

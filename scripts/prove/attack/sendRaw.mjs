import { connect } from 'node:net';

/**
 * Writes raw bytes to a socket and returns the answer up to the close, or up to `silentMs` without data.
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
    // A server may refuse by a connection reset: the bytes before it are the answer.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(text));
  });
}

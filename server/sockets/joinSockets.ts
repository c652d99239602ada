import { WebSocket } from 'ws';

/** The other end broke: what it was sending cannot be told. */
const BROKEN = 1011;

/** Codes that an endpoint only reads, never sends (RFC 6455 section 7.4.1), in the range of applications. */
const sendable = (code: number): number => (code === 1004 || code === 1005 || code === 1006 ? 3000 + code : code);

/** Passes messages, pings and the end of each socket to the other. `operator` may be paused: it is resumed. */
export function joinSockets(client: WebSocket, operator: WebSocket): void {
  pass(client, operator);
  pass(operator, client);
  // It may have ended while the client's upgrade was answered.
  if (operator.readyState !== WebSocket.OPEN) close(client, BROKEN, '');
  operator.resume();
}

function pass(from: WebSocket, to: WebSocket): void {
  from.on('message', (data, binary) => to.send(data, { binary }));
  from.on('ping', (data) => to.ping(data));
  from.on('pong', (data) => to.pong(data));
  from.on('close', (code, reason) => close(to, sendable(code), reason));
  from.on('error', () => close(to, BROKEN, ''));
}

function close(socket: WebSocket, code: number, reason: Buffer | string): void {
  if (socket.readyState === WebSocket.OPEN) socket.close(code, reason);
}

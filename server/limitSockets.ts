import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from './http/addressKey.ts';
import { OpenCount } from './sockets/OpenCount.ts';

/** Sockets that one address may have: many households and offices share one; beyond it a client polls instead. */
const MOST_PER_ADDRESS = 200;

const isUpgrade = ({ headers }: FastifyRequest): boolean =>
  headers.upgrade !== undefined && /\bupgrade\b/i.test(headers.connection ?? '');

/**
 * Refuses an upgrade from an address with too many sockets. Runs before the upgrade, when the player is not known yet.
 */
export function limitSockets() {
  const perAddress = new OpenCount(MOST_PER_ADDRESS);
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (!isUpgrade(request)) {
      done();
      return;
    }
    const release = perAddress.take(addressKey(request.ip));
    if (release === null) {
      void reply.code(429).header('retry-after', '30').header('cache-control', 'no-store').send();
      return;
    }
    request.raw.socket.once('close', release);
    done();
  };
}

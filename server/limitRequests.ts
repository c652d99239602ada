import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from '../src/contract/base/errors.ts';
import { addressKey } from './http/addressKey.ts';
import { OpenCount } from './sockets/OpenCount.ts';

/**
 * Open calls that one address may have. Many households share an address (NAT), but calls take milliseconds: a thousand
 * players have about ten open. Below the number of connections to the operator.
 */
export const MOST_OPEN_PER_ADDRESS = 100;

/** An `onRequest` hook that refuses a call from an address with too many open calls. */
export function limitRequests() {
  const perAddress = new OpenCount(MOST_OPEN_PER_ADDRESS);
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const release = perAddress.take(addressKey(request.ip));
    if (release === null) {
      void reply
        .code(429)
        .header('connection', 'close')
        .header('retry-after', '5')
        .header('cache-control', 'no-store')
        .send(errorBody('TooManyRequestsException', 'Too many open requests.'));
      return;
    }
    reply.raw.once('close', release);
    done();
  };
}

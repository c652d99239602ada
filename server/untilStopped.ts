import type { FastifyInstance } from 'fastify';

/** Time for running requests to finish after a stop signal, in ms. */
const graceMs = 8_000;

/**
 * On SIGINT or SIGTERM calls the closers in order, then exits: requests finish, jobs stop, the database closes last.
 */
export function untilStopped(closers: readonly (() => Promise<unknown>)[]): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), graceMs).unref();
    for (const close of closers) await close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

export const closeServer = (server: FastifyInstance) => () => server.close();

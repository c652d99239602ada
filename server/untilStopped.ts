import type { FastifyInstance } from 'fastify';

/** How long requests under way may take to finish once the process was asked to stop. */
const graceMs = 8_000;

/** On SIGINT or SIGTERM closes what is given, in order, then exits: requests finish, jobs stop, the database closes last. */
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

/**
 * Time limits of all servers, in ms. A connection that sends its request byte by byte, or never reads its response, would
 * otherwise hold a socket forever. Sockets of `/ws` have heartbeats of their own.
 */
export const serverTimeLimits = {
  /** Time for a whole request, body included: forms of this site are a few kB. */
  requestTimeout: 30_000,
  /** Time without any traffic; longer than the operator may take for an answer. */
  connectionTimeout: 75_000,
  keepAliveTimeout: 72_000,
  /** Time to become ready: the first start of a slow machine migrates and seeds the database in it. */
  pluginTimeout: 120_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
} as const;

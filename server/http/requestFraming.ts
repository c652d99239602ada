import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Methods without a body that are passed on; POST is the only other one. */
const WITHOUT_BODY = new Set(['GET', 'HEAD']);

/** The addresses of the site's sockets: a player's events, and public topics. */
const SITE_SOCKETS = /^\/ws(?:\/topics)?(?:\?|$)/;

/**
 * Refuses with 400, and closes the connection, requests that this server and the operator could parse differently: a
 * body on a method without one, and upgrades other than the sockets'. Passed on over a shared connection, such a
 * request could prefix the next player's (request smuggling, RFC 9112 section 11.2). Contradictory requests (two
 * lengths, a length and an encoding, folded headers) are already refused by Node's parser. `sockets` are the addresses at
 * which an upgrade is expected.
 */
export function refuseAmbiguousFraming(app: FastifyInstance, sockets = SITE_SOCKETS): void {
  // After a response before the end of the body, the rest of the body would be parsed as the next request.
  app.addHook('onSend', ({ headers, raw }, reply, _payload, done) => {
    const hasBody = headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
    if (hasBody && !raw.complete) reply.header('connection', 'close');
    done();
  });
  app.addHook('onRequest', async (request, reply) => {
    const reason = ambiguityOf(request, sockets);
    if (reason === null) return;
    // The server does not manage an upgrade's connection any more, so it is closed here.
    if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroySoon());
    // 400 is not an error of the catalogue: this response precedes any method of the API.
    await reply.code(400).header('connection', 'close').header('cache-control', 'no-store').send({ error: reason });
  });
}

function ambiguityOf({ method, headers, raw }: FastifyRequest, sockets: RegExp): string | null {
  const { upgrade, 'content-length': length, 'transfer-encoding': encoding } = headers;
  const { connection } = headers;
  if (upgrade !== undefined && !isSocketUpgrade({ method, upgrade, connection, url: raw.url }, sockets))
    return 'this upgrade is not supported';
  if (!WITHOUT_BODY.has(method)) return null;
  if (encoding !== undefined || (length !== undefined && length !== '0')) return `a ${method} has no body`;
  return null;
}

interface Upgrade {
  readonly method: string;
  readonly upgrade: string;
  readonly connection: string | undefined;
  readonly url: string | undefined;
}

/** Without `Connection: upgrade` the header only names a protocol (RFC 9110 section 7.8). */
const isSocketUpgrade = ({ method, upgrade, connection = '', url = '' }: Upgrade, sockets: RegExp): boolean =>
  method === 'GET' &&
  upgrade.toLowerCase() === 'websocket' &&
  connection.split(',').some((option) => option.trim().toLowerCase() === 'upgrade') &&
  sockets.test(url);

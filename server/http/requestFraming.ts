import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Methods that are passed on and have no body; POST is the other that is. */
const WITHOUT_BODY = new Set(['GET', 'HEAD']);

/**
 * Refuses with 400, and closes the connection, what this server and the operator could read differently: a body on a
 * method without one, and upgrades other than the socket's. Such a request, passed on over a shared connection, would
 * let its sender prefix the next player's request (request smuggling, RFC 9112 section 11.2).
 * What contradicts itself (two lengths, a length beside an encoding, folded headers) Node's parser has refused before.
 */
export function refuseAmbiguousFraming(app: FastifyInstance): void {
  // An answer before the end of the body leaves the rest of it on the connection, where it would be read as the next request.
  app.addHook('onSend', ({ headers, raw }, reply, _payload, done) => {
    const hasBody = headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
    if (hasBody && !raw.complete) reply.header('connection', 'close');
    done();
  });
  app.addHook('onRequest', async (request, reply) => {
    const reason = ambiguityOf(request);
    if (reason === null) return;
    // An upgrade's connection is no longer the server's: nothing else would close it.
    if (request.headers.upgrade !== undefined) reply.raw.once('finish', () => request.raw.socket.destroySoon());
    // 400 is no error of the catalogue: it is answered before any method of the API is looked at.
    await reply.code(400).header('connection', 'close').header('cache-control', 'no-store').send({ error: reason });
  });
}

function ambiguityOf({ method, headers, raw }: FastifyRequest): string | null {
  const { upgrade, 'content-length': length, 'transfer-encoding': encoding } = headers;
  if (upgrade !== undefined && !isSocketUpgrade({ method, upgrade, connection: headers.connection, url: raw.url }))
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

/** Without `Connection: upgrade` the header names a protocol and asks for nothing (RFC 9110 section 7.8). */
const isSocketUpgrade = ({ method, upgrade, connection = '', url = '' }: Upgrade): boolean =>
  method === 'GET' &&
  upgrade.toLowerCase() === 'websocket' &&
  connection.split(',').some((option) => option.trim().toLowerCase() === 'upgrade') &&
  /^\/ws(?:\?|$)/.test(url);

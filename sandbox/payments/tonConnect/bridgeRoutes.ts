import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keepRawBody, rawBody } from '../../rawBody.ts';
import { PaymentError } from '../PaymentError.ts';
import { readQuery } from '../standIns/standInRequest.ts';
import type { TonBridge } from './TonBridge.ts';
import type { TonWallet } from './TonWallet.ts';

export interface BridgeParts {
  readonly bridge: TonBridge;
  readonly wallet: TonWallet;
}

const HEARTBEAT_MS = 15_000;
/** Ids are public keys of 32 bytes. */
const clientId = /^[\da-f]{64}$/;
/** Apps of any site use a bridge; nothing of it depends on who asks. */
export const anySite = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** The HTTP bridge of TON Connect: events for those who listen, and messages to them. */
export async function bridgeRoutes(app: FastifyInstance, { bridge, wallet }: BridgeParts): Promise<void> {
  keepRawBody(app, 65_536);
  const open = new Set<() => void>();
  app.addHook('onReady', () => bridge.start());
  app.addHook('preClose', async () => {
    for (const close of open) close();
    await bridge.stop();
  });

  app.get('/events', (request, reply) => {
    const text = readQuery(request);
    const receivers = text('client_id').split(',');
    if (receivers.length > 20 || !receivers.every((id) => clientId.test(id)))
      throw new PaymentError('InvalidRequest', 'client_id is missing or malformed', 'client_id');
    const after = /^\d{1,18}$/.test(text('last_event_id')) ? BigInt(text('last_event_id')) : 0n;
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      // Kept alive after its end, it would hold up the end of this server.
      connection: 'close',
      ...anySite,
    });
    // The first bytes open the stream for proxies that wait for some.
    raw.write(': open\n\n');
    const unsubscribe = bridge.subscribe(receivers, after, (event) => raw.write(event));
    const heartbeat = setInterval(() => raw.write('event: heartbeat\ndata: heartbeat\n\n'), HEARTBEAT_MS);
    const close = () => {
      clearInterval(heartbeat);
      unsubscribe();
      open.delete(close);
      raw.end();
    };
    open.add(close);
    raw.on('close', close);
  });

  app.post('/message', async (request, reply) => {
    const message = readMessage(request);
    const ttl = Number(readQuery(request)('ttl'));
    // What is for the stand-in wallet need not wait: it is in this process.
    if (!(await wallet.take(message))) await bridge.post(message, Number.isInteger(ttl) ? ttl : undefined);
    return reply.headers(anySite).send({ message: 'OK', statusCode: 200 });
  });
}

function readMessage(request: FastifyRequest) {
  const text = readQuery(request);
  const message = { sender: text('client_id'), receiver: text('to'), body: rawBody(request) };
  if (!clientId.test(message.sender) || !clientId.test(message.receiver))
    throw new PaymentError('InvalidRequest', 'client_id and to must be ids of clients', 'client_id');
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(message.body)) throw new PaymentError('InvalidRequest', 'The body must be base64');
  return message;
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OpenCount } from '../../../server/sockets/OpenCount.ts';
import type { OperatorDeps } from '../OperatorDeps.ts';
import { OperatorError, tooManyRequests, unauthorised } from '../OperatorError.ts';
import { sendError } from '../edge/errorReply.ts';
import type { Redeemed, Tickets } from '../sessions/Tickets.ts';
import type { RealtimeHub } from './RealtimeHub.ts';
import { latestSeq } from './realtimeRepository.ts';
import { SocketConnection } from './SocketConnection.ts';

/** Maximum sockets per player and replica: one per browser, or one per tab where shared workers are unavailable. */
const MOST_PER_PLAYER = 20;
/** When a client that was refused for it asks again, in ms. */
const RETRY_MS = 30_000;

/** `/ws?token=<ticket>&from=<seq>` (7-119): sends hello, the missed events or a gap, then new events. */
export async function socketRoutes(
  app: FastifyInstance,
  options: { deps: OperatorDeps; tickets: Tickets; hub: RealtimeHub },
): Promise<void> {
  const { deps, tickets, hub } = options;
  const admitted = new WeakMap<FastifyRequest, Redeemed>();
  const perPlayer = new OpenCount(MOST_PER_PLAYER);
  app.setErrorHandler(sendError);

  /** Held until the connection ends, since its client may be gone before there is a socket. Throws if none is left. */
  function takePlace({ raw: { socket } }: FastifyRequest, player: string): void {
    const release = perPlayer.take(player);
    if (release === null) throw tooManyRequests(RETRY_MS);
    socket.once('close', release);
    if (socket.destroyed) release();
  }

  app.get(
    '/ws',
    {
      websocket: true,
      // Checked before the upgrade, so that a refusal is an HTTP status.
      preValidation: async (request) => {
        const { origin } = request.headers;
        if (origin === undefined || !deps.config.siteOrigins.includes(origin))
          throw new OperatorError('AccessDeniedException', 'The origin is not allowed');
        const { token } = request.query as { token?: unknown };
        const signedIn = typeof token === 'string' ? await tickets.redeem(token) : null;
        if (signedIn === null) throw unauthorised('The ticket is not valid');
        admitted.set(request, signedIn);
        if (request.ws) takePlace(request, signedIn.player.uid.toString());
      },
    },
    (socket, request) => {
      const signedIn = admitted.get(request);
      if (signedIn === undefined) {
        socket.terminate();
        return;
      }
      let connection: SocketConnection | null = null;
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        if (connection !== null) hub.remove(connection);
      });
      const open = async () => {
        const { session, tokenId } = signedIn;
        const { uid } = signedIn.player;
        const latest = await latestSeq(deps.database, uid);
        const from = fromOf(request, latest);
        connection = new SocketConnection(socket, uid, session.id, tokenId, from ?? latest);
        connection.send({ kind: 'hello', seq: Number(latest), server_time: deps.clock.now().toISOString() });
        if (from === null) connection.send({ kind: 'gap', seq: Number(latest) });
        if (socket.readyState === socket.OPEN) await hub.add(connection);
      };
      open().catch((error: unknown) => {
        request.log.error({ err: error }, 'socket could not be opened');
        socket.terminate();
      });
    },
  );
}

/** Sequence number to resume from: `latest` for a new client, null when the client's number cannot be valid. */
function fromOf(request: FastifyRequest, latest: bigint): bigint | null {
  const { from } = request.query as { from?: unknown };
  if (typeof from !== 'string' || from === '') return latest;
  if (!/^\d{1,15}$/.test(from)) return null;
  return BigInt(from) > latest ? null : BigInt(from);
}

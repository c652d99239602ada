import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { RateLimiter } from '../../../server/RateLimiter.ts';
import { addressKey } from '../../../server/http/addressKey.ts';
import { boundedServer } from '../../../server/sockets/BoundedSocket.ts';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../../database/failures.ts';
import { createSportsbook, type Sportsbook, type SportsbookOptions } from './createSportsbook.ts';
import { betRoutes } from './routes/betRoutes.ts';
import { consolePage } from './routes/consolePage.ts';
import { consoleRoutes } from './routes/consoleRoutes.ts';
import { eventRoutes } from './routes/eventRoutes.ts';
import { SandboxClock } from './SandboxClock.ts';
import { SportsbookError } from './SportsbookError.ts';
import { type PageOptions, sportsbookPages } from './sportsbookPages.ts';
import { WorkLoop } from './WorkLoop.ts';

export interface SportsbookServerOptions extends SportsbookOptions, PageOptions {
  readonly hasSandboxControls: boolean;
  /** Between two rounds of work in ms; 0 leaves it to the caller, for tests. */
  readonly workEveryMs?: number;
}

/** The address of the sportsbook's socket. */
export const SPORTSBOOK_SOCKET = /^\/sportsbook\/socket$/;

/** Calls of one address. */
const PACE = { burst: 120, perSecond: 20 };
const WORK_MS = 1_000;

/** The sportsbook's HTTP server: page, API under /sportsbook/api, and the socket of live prices. */
export function sportsbookServer(options: SportsbookServerOptions): FastifyPluginAsync {
  return async (app) => {
    const clock = new SandboxClock(options.database);
    const sportsbook = createSportsbook({ ...options, aheadMs: () => clock.aheadMs });
    if (options.hasSandboxControls) app.addHook('onReady', () => clock.restore());
    const pace = new RateLimiter(PACE);
    app.setErrorHandler((error, _request, reply) => sendError(app, error, reply));
    if (!app.hasDecorator('websocketServer')) await app.register(websocket, { options: boundedServer });
    await app.register(
      async (api) => {
        api.addHook('onRequest', async (request) => {
          if (options.hasSandboxControls || pace.take(addressKey(request.ip), options.now()) === 0) return;
          throw new SportsbookError('TooManyRequests', 'Too many calls');
        });
        await eventRoutes(api, sportsbook);
        await betRoutes(api, sportsbook);
      },
      { prefix: '/sportsbook/api' },
    );
    app.get('/sportsbook/socket', { websocket: true }, (socket) =>
      sportsbook.feed.add(socket, async (token) => (await sportsbook.sessions.known(token)).player),
    );
    sportsbookPages(app, options);
    if (options.hasSandboxControls) {
      consolePage(app);
      await app.register((controls) => consoleRoutes(controls, sportsbook, clock), { prefix: '/__sandbox/sportsbook' });
    }
    keepWorking(app, sportsbook, options.workEveryMs ?? WORK_MS);
  };
}

/**
 * Two loops of work, and the frames of the socket. Waiting bets have a loop of their own: behind a long round of
 * settlements their live delay would run out. Bets that a kill has interrupted come first.
 */
function keepWorking(app: FastifyInstance, sportsbook: Sportsbook, everyMs: number): void {
  const report = (error: unknown) => app.log.error({ err: error }, 'the work of the sportsbook failed');
  const { take, settle } = sportsbook;
  // At first also what was to be tried again later.
  const loops = [take, settle].map(
    (work) => new WorkLoop((isFirst) => work(isFirst ? Number.MAX_SAFE_INTEGER : undefined), everyMs, report),
  );
  app.addHook('onReady', async () => {
    await sportsbook.rulings.refresh();
    sportsbook.feed.start((error) => app.log.error({ err: error }, 'a frame of the sportsbook failed'));
    if (everyMs > 0) for (const loop of loops) loop.start();
  });
  app.addHook('preClose', async () => {
    sportsbook.feed.close();
    await Promise.all(loops.map((loop) => loop.stop()));
  });
}

function sendError(app: FastifyInstance, error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof SportsbookError) {
    const { type, message, status, details } = error;
    return reply.status(status).send({ error: { type, message, ...details } });
  }
  if (isUnavailable(error)) {
    app.log.warn({ err: error }, 'the database cannot serve');
    return reply
      .status(503)
      .header('retry-after', RETRY_AFTER_SECONDS)
      .send({ error: { type: 'SportsbookUnavailable', message: 'The sportsbook cannot answer just now' } });
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500)
    return reply.status(status).send({ error: { type: 'InvalidParameter', message: 'The request cannot be read' } });
  app.log.error({ err: error }, 'unforeseen failure');
  return reply.status(500).send({ error: { type: 'InternalError', message: 'The sportsbook failed' } });
}

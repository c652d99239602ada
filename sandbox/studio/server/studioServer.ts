import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { addressKey } from '../../../server/http/addressKey.ts';
import { isStorableText } from '../../database/storableText.ts';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../../database/failures.ts';
import { findGame, games } from '../games/catalogue.ts';
import { findFacts } from '../games/gameFacts.ts';
import { roundGames } from '../games/roundGames.ts';
import { duePlays } from '../kit/server/playRepository.ts';
import { tableRoutes } from '../kit/tables/server/tableRoutes.ts';
import { ChosenRounds } from './ChosenRounds.ts';
import { createStudio, type Studio, type StudioOptions } from './createStudio.ts';
import { gamePageHeaders, type GamePageOptions, readAsset, readGamePage } from './gamePages.ts';
import { presentCatalogue } from './presentGame.ts';
import {
  readBetRequest,
  readChosenRounds,
  readHistoryRequest,
  readMoveRequest,
  readSessionRequest,
  readShownRequest,
  readSpinRequest,
} from './requests.ts';
import { dueRounds, playTotals } from './roundRepository.ts';
import { forgetDemos } from './sessionRepository.ts';
import { StudioError } from './StudioError.ts';

export interface StudioServerOptions extends StudioOptions, GamePageOptions {
  /** Interval of the reconciliation of unfinished rounds in ms; 0 leaves it to the caller. Default 5,000. */
  readonly reconcileEveryMs?: number;
  /** Registers test-only controls under /__sandbox. */
  readonly hasSandboxControls?: boolean;
}

/** The studio's HTTP server: game pages and assets, its API under /studio/api, and the catalogue. */
export function studioServer(options: StudioServerOptions): FastifyPluginAsync {
  return async (app) => {
    const chosen = options.hasSandboxControls === true ? new ChosenRounds() : null;
    const studio = createStudio({ ...options, ...(chosen === null ? {} : { nextSeed: chosen.nextSeed }) });
    app.setErrorHandler((error, _request, reply) => sendError(app, error, reply));
    registerApi(app, studio);
    const { database, now, reconcileEveryMs } = options;
    const { playSettlement: settlement, floor } = studio;
    await app.register(tableRoutes, { database, now, settlement, floor, isRunning: reconcileEveryMs !== 0 });
    registerPages(app, options);
    if (chosen !== null) registerControls(app, options, chosen);
    watchRounds(app, studio, options.reconcileEveryMs ?? 5000);
    forgetDemosInTime(app, options);
  };
}

function registerApi(app: FastifyInstance, { sessions, spins, plays, playSessions }: Studio): void {
  app.post('/studio/api/session', async (request) => {
    const asked = readSessionRequest(request.body);
    return (roundGames.has(asked.game) ? playSessions : sessions).open(asked, addressKey(request.ip));
  });
  app.post('/studio/api/bet', async (request) => plays.bet(readBetRequest(request.body)));
  app.post('/studio/api/move', async (request) => plays.move(readMoveRequest(request.body)));
  app.post('/studio/api/round', async (request) => plays.round(readShownRequest(request.body)));
  app.post('/studio/api/spin', async (request) => spins.spin(readSpinRequest(request.body)));
  app.post('/studio/api/shown', async (request) => {
    const { session, roundId } = readShownRequest(request.body);
    if (!(await playSessions.shown(session, roundId))) await sessions.shown(session, roundId);
    return { ok: true };
  });
  app.post('/studio/api/history', async (request) => {
    const { session } = readHistoryRequest(request.body);
    // A player's session is for one game, so one of the two has no rounds.
    const [spun, played] = await Promise.all([sessions.history(session), playSessions.history(session)]);
    return { rounds: [...spun, ...played] };
  });
  app.get<{ Params: { id: string } }>('/studio/api/rounds/:id', async (request) => {
    const { id } = request.params;
    if (!isStorableText(id)) throw new StudioError('NotFound', 'No finished round has this id');
    return (await sessions.proof(id)) ?? playSessions.proof(id);
  });
  app.get('/studio/catalogue', async () => ({ games: await presentCatalogue(games) }));
}

/** The studio's totals, for comparison with the operator's (BigInt is sent as text), and chosen outcomes. */
function registerControls(app: FastifyInstance, { database }: StudioServerOptions, chosen: ChosenRounds): void {
  app.post('/__sandbox/studio/chooseRounds', async (request) => {
    chosen.choose(readChosenRounds(request.body));
    return { ok: true };
  });
  app.get('/__sandbox/studio/totals', async () => {
    const totals = (await playTotals(database)).map((total) =>
      Object.fromEntries(Object.entries(total).map(([name, value]) => [name, String(value)])),
    );
    const due = [dueRounds(database, Number.MAX_SAFE_INTEGER, 1000), duePlays(database, Number.MAX_SAFE_INTEGER, 1000)];
    return { totals, unfinished: (await Promise.all(due)).flat().length };
  });
}

const isGame = (sysname: string): boolean => findGame(sysname) !== undefined || findFacts(sysname) !== undefined;

function registerPages(app: FastifyInstance, options: GamePageOptions): void {
  app.get<{ Params: { '*': string } }>('/studio/assets/*', async (request, reply) => {
    const asset = await readAsset(options, request.params['*']);
    if (asset === null) throw new StudioError('NotFound', 'No such file');
    // File names contain a hash of the content.
    reply.headers({
      'content-type': asset.type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    return asset.body;
  });
  // A finished round by its id; the page recomputes it in the browser.
  app.get('/studio/verify/', async (_request, reply) => sendPage(reply));
  app.get<{ Params: { sysname: string } }>('/studio/:sysname', async (request, reply) => {
    const { sysname } = request.params;
    if (!isGame(sysname)) throw new StudioError('NotFound', 'No such game');
    const query = request.url.split('?')[1];
    return reply.redirect(`/studio/${sysname}/${query === undefined ? '' : `?${query}`}`, 301);
  });
  app.get<{ Params: { sysname: string } }>('/studio/:sysname/', async (request, reply) => {
    if (!isGame(request.params.sysname)) throw new StudioError('NotFound', 'No such game');
    return sendPage(reply);
  });

  async function sendPage(reply: FastifyReply): Promise<Buffer> {
    const page = await readGamePage(options);
    if (page === null) throw new StudioError('OperatorUnavailable', 'The game client is not built');
    reply.headers(gamePageHeaders(options));
    return page;
  }
}

/** Finishes rounds interrupted by a crash, then periodically those for which the operator did not reply. */
function watchRounds(app: FastifyInstance, { settlement, playSettlement }: Studio, everyMs: number): void {
  if (everyMs === 0) return;
  const look = (run: () => Promise<number>): void => {
    run().catch((error: unknown) => app.log.error({ err: error }, 'reconciling rounds failed'));
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  app.addHook('onReady', async () => {
    look(() => settlement.reconcileAll());
    look(() => playSettlement.reconcile(Number.MAX_SAFE_INTEGER));
    timer = setInterval(() => {
      look(() => settlement.reconcileRounds());
      look(() => playSettlement.reconcile());
    }, everyMs);
    timer.unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/** In ms: demos unused for this time are deleted, since the page with their token is assumed to be closed. */
const DEMO_KEPT_MS = 24 * 3_600_000;
const FORGET_EVERY_MS = 10 * 60_000;

function forgetDemosInTime(app: FastifyInstance, { database, now, reconcileEveryMs }: StudioServerOptions): void {
  if (reconcileEveryMs === 0) return;
  const forget = (): void => {
    forgetDemos(database, now() - DEMO_KEPT_MS).catch((error: unknown) =>
      app.log.error({ err: error }, 'forgetting old demos failed'),
    );
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  app.addHook('onReady', async () => {
    forget();
    timer = setInterval(forget, FORGET_EVERY_MS);
    timer.unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

function sendError(app: FastifyInstance, error: unknown, reply: FastifyReply): FastifyReply {
  if (isUnavailable(error)) {
    app.log.warn({ err: error }, 'the database cannot serve');
    return sendError(
      app,
      new StudioError('StudioUnavailable', 'The studio cannot answer just now', {
        retryAfterMs: RETRY_AFTER_SECONDS * 1000,
      }),
      reply,
    );
  }
  if (error instanceof StudioError) {
    const { type, message, status, details } = error;
    if (details.retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(details.retryAfterMs / 1000));
    return reply.status(status).send({ error: { type, message, ...details } });
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) {
    return reply.status(status).send({ error: { type: 'InvalidParameter', message: 'The request cannot be read' } });
  }
  app.log.error({ err: error }, 'unforeseen failure');
  return reply.status(500).send({ error: { type: 'InternalError', message: 'The studio failed' } });
}

import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { SandboxSettings } from '../settings.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { WriteProbe } from '../database/WriteProbe.ts';
import { refuseAmbiguousFraming } from '../../server/http/requestFraming.ts';
import { boundedServer } from '../../server/sockets/BoundedSocket.ts';
import { serverTimeLimits } from '../../server/http/serverTimeLimits.ts';
import { guardSandbox } from '../sandboxKey.ts';
import { composeOperator } from './composeOperator.ts';
import { OPERATOR_SCHEMA, operatorMigrations } from './modules.ts';
import { seedHistory } from './seedHistory.ts';
import { seedPlayers } from './seedPlayers.ts';
import { apiRoutes } from './edge/apiRoutes.ts';
import { sendError } from './edge/errorReply.ts';
import { OperatorError } from './OperatorError.ts';
import { SitePeers } from './edge/SitePeers.ts';
import { loggerOptions } from '../../server/logging/loggerOptions.ts';
import { socketRoutes } from './realtime/socketRoutes.ts';
import { topicRoutes } from './topics/topicRoutes.ts';
import { controlRoutes } from './controls/controlRoutes.ts';
import type { PasswordCost } from './sessions/Passwords.ts';
import { SandboxClock } from './SandboxClock.ts';
import type { Clock } from './SandboxClock.ts';

export interface OperatorOptions {
  readonly config: SandboxSettings;
  readonly database: Database;
  /** For calls to vendors; the global one when not given. */
  readonly fetch?: typeof fetch;
  readonly clock?: Clock;
  readonly logger?: FastifyBaseLogger;
  /** The recommended one when not given. */
  readonly passwordCost?: PasswordCost;
}

/** Time limit of a call in ms; the site's own timeout is a little longer. */
const HANDLER_MS = 45_000;

/**
 * Builds the sandbox operator without listening: tests inject, a process calls `listen`. When the instance becomes
 * ready, it migrates and seeds the database and starts the jobs. Closing it stops the jobs and sockets but does not
 * close the database, which the caller opened.
 */
export function buildOperator(options: OperatorOptions): FastifyInstance {
  const { config, database } = options;
  const peers = new SitePeers(config.siteAddresses);
  const app: FastifyInstance = Fastify({
    ...(options.logger === undefined ? { logger: loggerOptions(config.logLevel) } : { loggerInstance: options.logger }),
    // The request log below writes one line per call, without addresses, queries or bodies.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: peers.trustProxy,
    ...serverTimeLimits,
    handlerTimeout: HANDLER_MS,
    bodyLimit: 64 * 1024,
    // Errors before routing, such as a path that is not valid UTF-8, get the same error reply as all others.
    frameworkErrors: sendError,
    routerOptions: { maxParamLength: 200, caseSensitive: true },
  });
  const deps = {
    config,
    database,
    clock: new SandboxClock(options.clock),
    fetch: options.fetch ?? fetch,
    logger: app.log,
    passwordCost: options.passwordCost,
  };
  const operator = composeOperator(deps);
  const { core } = operator;
  const probe = new WriteProbe({
    database,
    schema: OPERATOR_SCHEMA,
    folder: config.databaseUrl === null ? config.dataDir : null,
  });

  refuseAmbiguousFraming(app);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) =>
    sendError(new OperatorError('MethodNotFoundException', 'There is nothing here'), request, reply),
  );
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      {
        route: request.routeOptions.url,
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
  app.addHook('onReady', async () => {
    await migrate(database, OPERATOR_SCHEMA, operatorMigrations);
    await seedPlayers(database, core.passwords, deps.clock.now());
    // Benchmarks and proofs compare whole books: there the studio and the vendor would miss what was not played.
    if (config.market !== 'bench') await seedHistory(database, deps.clock.now());
    for (const { seed } of operator.modules) await seed?.(deps.clock.now());
    for (const { prepare } of operator.modules) await prepare?.();
    await operator.hub.start();
    operator.topics.start();
    operator.jobs.start();
  });
  app.addHook('preClose', async () => {
    operator.topics.stop();
    await operator.hub.stop();
  });
  app.addHook('onClose', () => operator.jobs.stop());

  if (config.hasSandboxControls) guardSandbox(app, config.dataDir);
  void app.register(cookie);
  void app.register(async (scope) =>
    apiRoutes(scope, { deps, sessions: core.sessions, endpoints: operator.endpoints, faults: operator.faults, peers }),
  );
  void app.register(async (sockets) => {
    // Once for all sockets: two of it would both answer each upgrade.
    await sockets.register(websocket, { options: boundedServer });
    await sockets.register(async (scope) => socketRoutes(scope, { deps, tickets: core.tickets, hub: operator.hub }));
    await sockets.register(async (scope) => topicRoutes(scope, { deps, hub: operator.topics }));
  });
  for (const { routes } of operator.modules)
    if (routes !== undefined) void app.register(async (scope) => routes(scope));
  if (config.hasSandboxControls) void app.register(async (scope) => controlRoutes(scope, operator));
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isWritable = await probe.isWritable();
    return reply.code(isWritable ? 200 : 503).send({ status: isWritable ? 'ok' : 'no writes' });
  });
  return app;
}

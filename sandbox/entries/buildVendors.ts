import { resolve } from 'node:path';
import websocket from '@fastify/websocket';
import fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { SandboxSettings } from '../settings.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { WriteProbe } from '../database/WriteProbe.ts';
import { refuseAmbiguousFraming } from '../../server/http/requestFraming.ts';
import { TABLE_SOCKETS } from '../studio/kit/tables/server/tableRoutes.ts';
import { boundedServer } from '../../server/sockets/BoundedSocket.ts';
import { serverTimeLimits } from '../../server/http/serverTimeLimits.ts';
import { guardBackOffice } from './guardBackOffice.ts';
import { guardSandbox } from '../sandboxKey.ts';
import { loggerOptions } from '../../server/logging/loggerOptions.ts';
import { analyticsServer } from '../analytics/analyticsServer.ts';
import { artServer } from '../art/artServer.ts';
import { chatServer } from '../chat/chatServer.ts';
import { contentServer } from '../content/contentServer.ts';
import { identityServer } from '../identity/identityServer.ts';
import { messagesServer } from '../messages/messagesServer.ts';
import { partnerServer } from '../partner/partnerServer.ts';
import { paymentsServer } from '../payments/paymentsServer.ts';
import { pushServer } from '../push/pushServer.ts';
import { SPORTSBOOK_SOCKET, sportsbookServer } from '../sportsbook/server/sportsbookServer.ts';
import { studioServer } from '../studio/server/studioServer.ts';
import { verificationServer } from '../verification/verificationServer.ts';
import { vpnServer } from '../vpn/vpnServer.ts';
import { vendorsMigrations } from './vendorsMigrations.ts';

export interface VendorsOptions {
  readonly config: SandboxSettings;
  /** Not owned: the caller that opened it closes it after the server. */
  readonly database: Database;
  readonly fetch?: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly logger?: FastifyServerOptions['logger'];
  /** How often pending payments and unfinished rounds are processed, in ms; 0 turns it off, for tests. */
  readonly workEveryMs?: number;
}

const SCHEMA = 'vendors';
/** Time limit of a call in ms. */
const HANDLER_MS = 45_000;
/** Rate limit of new demo sessions per address: enough for a household, too few to fill a disk. */
const DEMO_PACE = { burst: 60, perSecond: 0.2 };

/** The sandbox's third parties; none has access to the others or to the operator. Migrates schema `vendors`. */
export async function buildVendors(options: VendorsOptions): Promise<FastifyInstance> {
  const { config, database, fetch: fetcher = fetch, now = Date.now } = options;
  await migrate(database, SCHEMA, vendorsMigrations);
  const probe = new WriteProbe({
    database,
    schema: SCHEMA,
    folder: config.databaseUrl === null ? config.dataDir : null,
  });
  const app = fastify({
    logger: options.logger ?? (config.logLevel === 'silent' ? false : loggerOptions(config.logLevel)),
    // The framework's request log contains addresses and payment ids; ours has the route only.
    logController: new LogController({ disableRequestLogging: true }),
    ...serverTimeLimits,
    handlerTimeout: HANDLER_MS,
    bodyLimit: 256 * 1024,
  });
  refuseAmbiguousFraming(app, new RegExp(`${TABLE_SOCKETS.source}|${SPORTSBOOK_SOCKET.source}`));
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  if (config.hasSandboxControls) guardSandbox(app, config.dataDir);
  guardBackOffice(app, config);
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isWritable = await probe.isWritable();
    return reply.code(isWritable ? 200 : 503).send({ status: isWritable ? 'ready' : 'no writes' });
  });

  const rhythm = options.workEveryMs === undefined ? {} : { workEveryMs: options.workEveryMs };
  // Tests and benchmarks call from a single address, so they are not limited by address.
  const demos = config.hasSandboxControls || config.market === 'bench' ? {} : { demoPace: DEMO_PACE };
  const watch = options.workEveryMs === undefined ? {} : { reconcileEveryMs: options.workEveryMs };
  // One handler of upgrades for all sockets of the process.
  await app.register(websocket, { options: boundedServer });
  await app.register(artServer);
  await app.register(partnerServer({ siteUrl: config.siteUrl }));
  await app.register(
    contentServer({
      token: config.contentToken,
      vendorsUrl: config.vendorsUrl,
      siteUrl: config.siteUrl,
      hasSandboxControls: config.hasSandboxControls,
      webhooks: {
        targets: [`${config.operatorUrl}/webhooks/content`, `${config.siteUrl}/nfx/content/changed`],
        secret: config.contentWebhookSecret,
      },
      fetch: fetcher,
      now,
    }),
  );
  await app.register(
    chatServer({
      database,
      clientDir: resolve(config.distDir, 'vendors', 'chat'),
      hasSandboxControls: config.hasSandboxControls,
      now,
    }),
  );
  await app.register(
    analyticsServer({
      database,
      clientDir: resolve(config.distDir, 'vendors', 'analytics'),
      hasSandboxControls: config.hasSandboxControls,
      now,
    }),
  );
  await app.register(
    messagesServer({
      database,
      secret: config.messagesSecret,
      hasSandboxControls: config.hasSandboxControls,
      now,
    }),
  );
  await app.register(
    pushServer({
      database,
      vendorsUrl: config.vendorsUrl,
      hasSandboxControls: config.hasSandboxControls,
      now,
    }),
  );
  await app.register(
    identityServer({
      database,
      vendorsUrl: config.vendorsUrl,
      clientSecret: config.socialSecret,
      siteOrigins: config.siteOrigins,
    }),
  );
  await app.register(
    paymentsServer({
      database,
      secret: config.paymentsSecret,
      vendorsUrl: config.vendorsUrl,
      hasSandboxControls: config.hasSandboxControls,
      fetch: fetcher,
      now,
      ...rhythm,
    }),
  );
  await app.register(
    verificationServer({
      database,
      secret: config.verificationSecret,
      clientDir: resolve(config.distDir, 'vendors', 'verification'),
      embedders: [...config.siteOrigins, ...config.telegramHostOrigins],
      hasSandboxControls: config.hasSandboxControls,
      fetch: fetcher,
      now,
      ...rhythm,
    }),
  );
  await app.register(
    vpnServer({ database, secret: config.vpnSecret, hasSandboxControls: config.hasSandboxControls, now }),
  );
  await app.register(
    studioServer({
      database,
      operatorUrl: config.operatorUrl,
      secret: config.walletSecret,
      fetch: fetcher,
      now,
      clientDir: resolve(config.distDir, 'vendors', 'studio'),
      // All ancestor frames must be listed: in Telegram the game is in the site's frame, and that in the host page.
      embedders: [...config.siteOrigins, ...config.telegramHostOrigins],
      hasSandboxControls: config.hasSandboxControls,
      ...watch,
      ...demos,
    }),
  );
  await app.register(
    sportsbookServer({
      database,
      operatorUrl: config.operatorUrl,
      secret: config.sportsbookSecret,
      fetch: fetcher,
      now,
      // Fixed: bets of before a restart are on the matches of after it.
      seed: 'croupier-sportsbook',
      policy: { edit_bets: config.doesSportsbookEditBets },
      clientDir: resolve(config.distDir, 'vendors', 'sportsbook'),
      embedders: [...config.siteOrigins, ...config.telegramHostOrigins],
      hasSandboxControls: config.hasSandboxControls,
      ...rhythm,
    }),
  );
  return app;
}

import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Database } from '../database/database.ts';
import { createProvider } from './createProvider.ts';
import { forgetExpired } from './DatabaseAdapter.ts';
import { serviceKeys } from './keys.ts';
import { interactionRoutes } from './interactionRoutes.ts';
import { passToProvider } from './passToProvider.ts';
import { issuerOf, services } from './services.ts';
import type { IdentityService } from './services.ts';

export interface IdentityOptions {
  readonly database: Database;
  readonly vendorsUrl: string;
  /** The casino's secret at every service. */
  readonly clientSecret: string;
  /** Sites of the casino that people return to. */
  readonly siteOrigins: readonly string[];
}

const FORGET_EVERY_MS = 10 * 60_000;

/** The services whose accounts people sign in to the casino with. */
export function identityServer(options: IdentityOptions): FastifyPluginAsync {
  return async (app) => {
    for (const service of services) await app.register(serviceRoutes(options, service));
    const forgetting = setInterval(() => {
      forgetExpired(options.database).catch((error: unknown) => app.log.warn({ err: error }, 'could not forget'));
    }, FORGET_EVERY_MS);
    forgetting.unref();
    app.addHook('onClose', async () => clearInterval(forgetting));
  };
}

function serviceRoutes(options: IdentityOptions, service: IdentityService): FastifyPluginAsync {
  const { database, vendorsUrl, clientSecret, siteOrigins } = options;
  return async (app: FastifyInstance) => {
    const issuer = issuerOf(vendorsUrl, service);
    const provider = createProvider({
      database,
      service,
      issuer,
      clientSecret,
      keys: await serviceKeys(database, service.id),
      redirectUris: siteOrigins.map((origin) => `${origin}/oauth/callback`),
    });
    provider.on('server_error', (_ctx, error) => app.log.error({ err: error }, 'identity provider failed'));
    await app.register(interactionRoutes({ database, service, issuer, provider, siteOrigins }));
    await app.register(passToProvider(issuer, provider.callback()));
  };
}

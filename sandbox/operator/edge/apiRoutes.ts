import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { addressKey } from '../../../server/http/addressKey.ts';
import type { SandboxSettings } from '../../settings.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions, SignedIn } from '../sessions/Sessions.ts';
import { bearerOf, sessionToken, setSessionCookie } from '../sessions/sessionCookie.ts';
import type { OperatorDeps } from '../OperatorDeps.ts';
import { demandServed } from '../market/domain.ts';
import { availableLocales, defaultLocale } from '../market/facts.ts';
import {
  demandActive,
  OperatorError,
  playerChanged,
  registrationIncomplete,
  tooManyRequests,
  unauthorised,
} from '../OperatorError.ts';
import { addressHash, userAgentOf } from './addressHash.ts';
import { marketPolicy } from '../market/marketPolicy.ts';
import { demandServedIn } from '../market/shellRules.ts';
import { demandSameSite } from './demandSameSite.ts';
import { sendError } from './errorReply.ts';
import type { BoundEndpoint, Caller, PlayerCall } from './handlers.ts';
import { Idempotency } from './Idempotency.ts';
import { CallPace } from './CallPace.ts';
import type { SitePeers } from './SitePeers.ts';
import { usualBodyBytes } from '../../../src/contract/base/bodyLimits.ts';
import { inCookie, sessionHeader } from '../../../src/contract/base/sessionHeader.ts';
import { formLimits, readFields } from './readFields.ts';
import { siteLocaleIn } from './siteLocaleIn.ts';
import { validateInput } from './validateInput.ts';
import type { CallFaults } from '../controls/CallFaults.ts';

export interface ApiOptions {
  readonly deps: OperatorDeps;
  readonly sessions: Sessions;
  readonly endpoints: readonly BoundEndpoint[];
  readonly faults: CallFaults;
  readonly peers: SitePeers;
}

/** The `/api/{area}.{method}` edge: authentication, access, input validation, the handler, and one reply format. */
export async function apiRoutes(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { deps, sessions, endpoints, faults, peers } = options;
  const { config, clock } = deps;
  const policy = marketPolicy(config.market);
  const byName = new Map(endpoints.map((bound) => [bound.endpoint.name, bound]));
  const idempotency = new Idempotency(deps.database, clock, config.requisitesSecret);
  const pace = config.market === 'bench' ? null : new CallPace();

  app.removeAllContentTypeParsers();
  await app.register(formbody, { bodyLimit: usualBodyBytes });
  await app.register(multipart, { limits: formLimits });
  app.setErrorHandler(sendError);

  app.all('/api/*', { bodyLimit: usualBodyBytes }, async (request, reply) => {
    const name = (request.params as { '*': string })['*'];
    const bound = byName.get(name);
    if (bound === undefined || bound.endpoint.verb !== request.method)
      throw new OperatorError('MethodNotFoundException', `There is no method ${request.method} ${name}`.slice(0, 120));
    demandServed(config, name);
    demandSameSite(request, config.siteOrigins, bound.endpoint);
    const token = sessionToken(request, config.siteUrl);
    const waitMs = isRender(request) ? 0 : (pace?.take(addressKey(request.ip), token, clock.now().getTime()) ?? 0);
    if (waitMs > 0) throw tooManyRequests(waitMs);
    await faults.before(name);
    const signedIn = token === null ? null : await sessions.find(token);
    demandServedIn(policy, signedIn, name);
    const caller = callerOf(request, reply, signedIn, config);
    const data = await answer(bound, request, caller);
    await faults.after(name);
    void reply.header('cache-control', 'no-store');
    return { data };
  });

  /** A site server's own call (SSR) has no client address: a rate limit would apply to all guests together. */
  const isRender = (request: FastifyRequest): boolean =>
    request.headers['x-forwarded-for'] === undefined && peers.has(request.ip);

  async function answer(bound: BoundEndpoint, request: FastifyRequest, caller: Caller): Promise<unknown> {
    const { endpoint, handler } = bound;
    demandAccess(bound, caller, request.headers['x-player']);
    const input = await validateInput(endpoint, await readFields(request, endpoint.name));
    const call = { ...caller, input };
    if (!('spends' in handler)) return handler(call);
    const key = request.headers['idempotency-key'];
    return idempotency.run(
      endpoint,
      typeof key === 'string' ? key : undefined,
      handler.spends,
      call as PlayerCall<object>,
    );
  }
}

/** Wherever a session counts, a banned player gets UserBannedException (8-10); signing out or in stays possible. */
function demandAccess({ endpoint }: BoundEndpoint, { player }: Caller, claimed: string | string[] | undefined): void {
  if (endpoint.access === 'any' && endpoint.name !== 'account.getInfo') return;
  demandActive(player?.status);
  if (endpoint.access !== 'player') return;
  if (player === null) throw unauthorised();
  // The page belongs to one player, but another has signed in in this browser since: refuse the call.
  if (claimed !== undefined && claimed !== String(player.uid)) throw playerChanged();
  // 3-5: who has not completed the registration has accepted no terms yet.
  if (endpoint.spends && !player.is_registration_completed) throw registrationIncomplete();
}

function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  signedIn: SignedIn | null,
  config: SandboxSettings,
): Caller {
  const { locale, _non_strict: nonStrict } = request.query as { locale?: unknown; _non_strict?: unknown };
  const isFramed = nonStrict === '1';
  const keepToken = (token: string | null) => setSessionCookie(reply, { siteUrl: config.siteUrl, token, isFramed });
  return {
    session: signedIn?.session ?? null,
    player: signedIn?.player ?? null,
    addressHash: addressHash(request.ip, config.walletSecret),
    userAgent: userAgentOf(request.headers),
    isFramed,
    locale: availableLocales.find((candidate) => candidate === locale) ?? defaultLocale,
    siteLocale: siteLocaleIn(request),
    setSessionCookie: keepToken,
    renewSession: (token) => {
      const isBearer = bearerOf(request) !== null;
      if (!isBearer) keepToken(token);
      void reply.header(sessionHeader, isBearer ? token : inCookie);
    },
  };
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AuthorizationResponseError, randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { addressHash, userAgentOf } from '../../../edge/addressHash.ts';
import { OperatorError } from '../../../OperatorError.ts';
import { defaultLocale, siteLocales } from '../../../market/facts.ts';
import type { OperatorCore } from '../../../module.ts';
import { sessionToken, setSessionCookie } from '../../../sessions/sessionCookie.ts';
import type { Session } from '../../../sessions/session.ts';
import { newToken, tokenId } from '../../../sessions/tokens.ts';
import { flowCookie, FLOW_MS } from './flowCookie.ts';
import { insertFlow, takeFlow } from './flowRepository.ts';
import type { OpenIdClients } from './OpenIdClients.ts';
import { outcomePage, outcomeHeaders, statusOf } from './page/outcomePage.ts';
import type { SocialOutcome } from './page/SocialOutcome.ts';
import { redirectTarget } from './redirectTarget.ts';
import type { SocialService } from './services.ts';
import type { SocialSignIn } from './SocialSignIn.ts';
import { returnToTicket } from './ticket/ticketRoutes.ts';
import type { Tickets } from './ticket/Tickets.ts';

export interface OauthOptions {
  readonly core: OperatorCore;
  readonly services: readonly SocialService[];
  readonly clients: OpenIdClients;
  readonly signIn: SocialSignIn;
  readonly tickets: Tickets;
}

export const callbackAddress = (siteUrl: string): string => `${siteUrl}/oauth/callback`;

interface Ending {
  readonly outcome: SocialOutcome;
  readonly redirectUrl: string;
  /** Of a player whose code is awaited. */
  readonly challenge?: string;
}

type Query = Readonly<Record<string, unknown>>;

/**
 * 7-111: the way to a service and back, as pages of the popup. A sign-in is bound to its browser by a cookie, counts
 * once and ends after ten minutes; only a page of the site can begin one.
 */
export async function oauthRoutes(app: FastifyInstance, { core, services, clients, signIn, tickets }: OauthOptions) {
  const { config, database, clock, sessions, throttle, limits } = core;
  const cookie = flowCookie(config.siteUrl, 'social');

  app.setErrorHandler((error, request, reply) => {
    const isTooMany = error instanceof OperatorError && error.type === 'TooManyRequestsException';
    if (!isTooMany) request.log.error({ err: error }, 'social sign-in failed');
    return end(request, reply, { outcome: isTooMany ? 'tooMany' : 'failed', redirectUrl: '/' });
  });

  app.get('/oauth/init', async (request, reply) => {
    const { service: wanted, redirect_url: asked, type_auth: kind } = request.query as Query;
    const redirectUrl = redirectTarget(asked, config.siteOrigins);
    const service = services.find(({ id }) => id === wanted);
    const isProof = kind === 'proof';
    const isKnownKind = kind === 'authorization' || kind === 'registration' || isProof;
    const session = await sessionOf(request);
    if (!isOwnPage(request) || service === undefined || !isKnownKind || (isProof && session === null))
      return end(request, reply, { outcome: 'refused', redirectUrl });
    await throttle.hit([{ key: `social:${addressOf(request)}`, most: limits.signInsPerAddress }]);
    const token = newToken();
    const secrets = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
    const address = await clients.address(service, secrets, isProof).catch((error: unknown) => {
      request.log.warn({ err: error }, 'a social service did not answer');
      return null;
    });
    if (address === null) return end(request, reply, { outcome: 'failed', redirectUrl });
    await insertFlow(database, tokenId(token), {
      service: service.id,
      state: secrets.state,
      nonce: secrets.nonce,
      code_verifier: secrets.codeVerifier,
      redirect_url: redirectUrl,
      ticket: null,
      proving: isProof ? (session?.id ?? null) : null,
      expires_at: clock.in(FLOW_MS),
    });
    cookie.set(reply, token);
    return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address.href);
  });

  app.get('/oauth/callback', async (request, reply) => {
    const { state } = request.query as Query;
    const token = cookie.read(request);
    const flow = token === null || typeof state !== 'string' ? null : await takeFlow(database, tokenId(token), state);
    // Of another sign-in, or of none: the cookie of one that is under way stays.
    if (flow === null) return end(request, reply, { outcome: 'expired', redirectUrl: '/' });
    cookie.clear(reply);
    const { redirect_url: redirectUrl } = flow;
    const service = services.find(({ id }) => id === flow.service);
    if (service === undefined || flow.expires_at <= clock.now())
      return end(request, reply, { outcome: 'expired', redirectUrl });
    const returned = new URL(request.url, config.siteUrl);
    const secrets = { state: flow.state, nonce: flow.nonce, codeVerifier: flow.code_verifier };
    const person = await clients.person(service, returned, secrets, flow.proving !== null).catch((error: unknown) => {
      const isCancelled = error instanceof AuthorizationResponseError && error.error === 'access_denied';
      if (!isCancelled) request.log.warn({ err: error }, 'a social service did not vouch for anybody');
      return isCancelled ? ('cancelled' as const) : ('failed' as const);
    });
    if (flow.ticket !== null)
      return returnToTicket({ tickets, address: addressOf(request) }, reply, flow.ticket, person);
    if (typeof person === 'string') return end(request, reply, { outcome: person, redirectUrl });
    if (flow.proving !== null)
      return end(request, reply, { outcome: await signIn.prove(person, flow.proving), redirectUrl });
    const entry = await signIn.enter(person, service.id, {
      addressHash: addressOf(request),
      userAgent: userAgentOf(request.headers),
      locale: localeOf(request),
      session: await sessionOf(request),
    });
    if (entry.outcome === 'signedIn')
      setSessionCookie(reply, { siteUrl: config.siteUrl, token: entry.opened.token, isFramed: false });
    const { challenge = '' } = 'challenge' in entry ? entry : {};
    return end(request, reply, { outcome: entry.outcome, redirectUrl, challenge });
  });

  async function sessionOf(request: FastifyRequest): Promise<Session | null> {
    const token = sessionToken(request, config.siteUrl);
    return token === null ? null : ((await sessions.find(token))?.session ?? null);
  }

  function addressOf(request: FastifyRequest): string {
    return addressHash(request.ip, config.walletSecret);
  }
}

/** A link on another site must not begin a sign-in. Browsers without Fetch Metadata are stopped by state and cookie. */
function isOwnPage({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin';
}

/** 9-7: the language that the site has stored. */
function localeOf(request: FastifyRequest): string {
  const stored = request.cookies['i18n_locale'];
  return siteLocales.find((locale) => locale === stored) ?? defaultLocale;
}

function end(request: FastifyRequest, reply: FastifyReply, { outcome, redirectUrl, challenge = '' }: Ending) {
  return reply
    .code(statusOf(outcome))
    .headers(outcomeHeaders)
    .send(outcomePage({ outcome, redirectUrl, challenge, locale: localeOf(request) }));
}

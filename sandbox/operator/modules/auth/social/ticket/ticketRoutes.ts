import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import { addressHash } from '../../../../edge/addressHash.ts';
import { OperatorError } from '../../../../OperatorError.ts';
import { deepLink } from '../../../../market/deepLink.ts';
import { defaultLocale } from '../../../../market/facts.ts';
import type { OperatorCore } from '../../../../module.ts';
import { newToken, tokenId } from '../../../../sessions/tokens.ts';
import { flowCookie, FLOW_MS } from '../flowCookie.ts';
import { insertFlow } from '../flowRepository.ts';
import type { OpenIdClients, VouchedPerson } from '../OpenIdClients.ts';
import type { SocialService } from '../services.ts';
import { questionPage, ticketEndPage, ticketHeaders } from './ticketPage.ts';
import type { Ticket } from './ticketRepository.ts';
import type { Tickets } from './Tickets.ts';
import type { TicketEnd } from './ticketWords.ts';

export interface TicketOptions {
  readonly core: OperatorCore;
  readonly services: readonly SocialService[];
  readonly clients: OpenIdClients;
  readonly tickets: Tickets;
}

const statuses: Readonly<Record<TicketEnd, number>> = {
  agreed: 200,
  cancelled: 200,
  failed: 502,
  closed: 403,
  banned: 403,
  deleted: 403,
  held: 403,
  expired: 400,
  tooMany: 429,
};

const consentPath = (id: string): string => `/oauth/telegram/consent?${new URLSearchParams({ ticket: id })}`;

const textOf = (fields: unknown, name: string): string => {
  const value = (Object(fields) as Record<string, unknown>)[name];
  return typeof value === 'string' && value.length <= 200 ? value : '';
};

/** The pages of a ticket, in the browser outside of the messenger. */
export async function ticketRoutes(app: FastifyInstance, { core, services, clients, tickets }: TicketOptions) {
  const { config, database, clock, throttle, limits } = core;
  const flow = flowCookie(config.siteUrl, 'social');
  // Names the browser of a ticket, until it has answered.
  const browser = flowCookie(config.siteUrl, 'ticket');

  app.setErrorHandler((error, request, reply) => {
    const isTooMany = error instanceof OperatorError && error.type === 'TooManyRequestsException';
    if (!isTooMany) request.log.error({ err: error }, 'a ticket failed');
    return end(reply, isTooMany ? 'tooMany' : 'failed', null);
  });
  await app.register(formbody, { bodyLimit: 4096 });

  app.get('/oauth/telegram', async (request, reply) => {
    if (!isWholePage(request)) return end(reply, 'expired', null);
    await throttle.hit([
      { key: `social:${addressHash(request.ip, config.walletSecret)}`, most: limits.signInsPerAddress },
    ]);
    const name = browser.read(request) ?? newToken();
    const ticket = await tickets.opened(textOf(request.query, 'ticket'), name);
    const service = services.find(({ id }) => id === ticket?.service);
    if (ticket === null || service === undefined) return end(reply, 'expired', ticket);
    const token = newToken();
    const secrets = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
    const address = await clients.address(service, secrets).catch((error: unknown) => {
      request.log.warn({ err: error }, 'a social service did not answer');
      return null;
    });
    if (address === null) return end(reply, 'failed', ticket);
    await insertFlow(database, tokenId(token), {
      service: service.id,
      state: secrets.state,
      nonce: secrets.nonce,
      code_verifier: secrets.codeVerifier,
      redirect_url: '/',
      ticket: ticket.id,
      proving: null,
      expires_at: clock.in(FLOW_MS),
    });
    browser.set(reply, name);
    flow.set(reply, token);
    return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address.href);
  });

  app.get('/oauth/telegram/consent', async (request, reply) => {
    const name = browser.read(request);
    const ticket = name === null ? null : await tickets.ofBrowser(textOf(request.query, 'ticket'), name);
    if (ticket === null || name === null || ticket.state === 'waiting') return end(reply, 'expired', ticket);
    if (ticket.state !== 'asking' || ticket.person === null)
      return end(reply, ticket.state === 'asking' || ticket.state === 'taken' ? 'agreed' : ticket.state, ticket);
    const question = questionPage({
      id: ticket.id,
      proof: proofOf(name, ticket.id),
      userName: ticket.user_name,
      userHandle: ticket.user_handle,
      account: await tickets.shownAccount(ticket),
      person: shownPerson(ticket.person),
      locale: ticket.locale,
    });
    return reply.headers(ticketHeaders).send(question);
  });

  app.post('/oauth/telegram/consent', async (request, reply) => {
    const id = textOf(request.body, 'ticket');
    const name = browser.read(request);
    const isOwn =
      name !== null && isOwnForm(request, config.siteUrl) && textOf(request.body, 'proof') === proofOf(name, id);
    const ticket = isOwn ? await tickets.ofBrowser(id, name) : null;
    if (ticket === null) return end(reply, 'expired', null);
    await tickets.agree(id, textOf(request.body, 'answer') === 'yes');
    // A reload of the page that follows repeats nothing.
    return reply.header('cache-control', 'no-store').redirect(consentPath(id), 303);
  });

  function end(reply: FastifyReply, what: TicketEnd, ticket: Ticket | null) {
    const back = ticket === null ? null : deepLink(config, { name: 'auth', value: ticket.id });
    return reply
      .code(statuses[what])
      .headers(ticketHeaders)
      .send(ticketEndPage(what, { back, locale: ticket?.locale ?? defaultLocale }));
  }
}

/** Leads the browser that comes back from a service on to the question, or to the end. */
export async function returnToTicket(
  { tickets, address }: { readonly tickets: Tickets; readonly address: string },
  reply: FastifyReply,
  id: string,
  answer: VouchedPerson | 'cancelled' | 'failed',
) {
  await tickets.answered(id, answer, address);
  return reply.header('cache-control', 'no-store').redirect(consentPath(id), 303);
}

/** Only the browser with the cookie can know it: another site can neither read the cookie nor guess its value. */
const proofOf = (browser: string, id: string): string => tokenId(`${browser} ${id}`);

/** A page of its own, not a frame or a picture of another one. */
function isWholePage({ headers }: FastifyRequest): boolean {
  const to = headers['sec-fetch-dest'];
  return to === undefined || to === 'document';
}

function isOwnForm({ headers }: FastifyRequest, siteUrl: string): boolean {
  const from = headers['sec-fetch-site'];
  return (from === undefined || from === 'same-origin') && (headers.origin === undefined || headers.origin === siteUrl);
}

const shownPerson = ({ name, email }: VouchedPerson): string =>
  email === null ? name : `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;

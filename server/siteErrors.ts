import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shownAddress } from './logging/shownAddress.ts';
import { StaticDataError } from './GeneralInfoClient.ts';
import { NoLocalesError } from './ContentClient.ts';
import { isCrawler, sendStatusOnly } from './seo/crawlers.ts';
import { RenderRefusedError } from './RenderGate.ts';

/** Used if rendering the error page fails too. Has no dependencies. */
const faultPage = (detail: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Something broke</title><body><h1>Something broke on our side</h1><p>Your balance and bets are safe. <a href="">Try again</a></p><p>${detail}</p>`;

const sendFault = (request: FastifyRequest, reply: FastifyReply, status: number, detail = ''): FastifyReply =>
  isCrawler(request)
    ? sendStatusOnly(reply, status)
    : reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(faultPage(detail));

/** Must be called before any route is registered: earlier routes would keep the framework's own handler. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof RenderRefusedError)
      return sendFault(request, reply.header('retry-after', String(error.retryAfterSeconds)), error.statusCode);
    // 8-15: logged when the operator was asked.
    if (error instanceof StaticDataError) return sendFault(request, reply, error.statusCode, error.message);
    if (error.statusCode !== undefined && error.statusCode < 500)
      return reply.code(error.statusCode).header('cache-control', 'no-store').send({ error: error.message });
    // 8-14: logged once per answer of the content system, not per request.
    const isTold = error instanceof NoLocalesError;
    if (!isTold) request.log.error({ err: error, path: shownAddress(request.raw.url ?? '') }, 'request failed');
    return sendFault(request, reply, 500, isTold ? error.message : '');
  });
}

/**
 * Answers requests that the router itself refuses, such as an undecodable address. No part of the address is sent back,
 * and no hook runs.
 */
export function answerRouterError(headers: Readonly<Record<string, string>>) {
  return (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    void reply
      .code(error.statusCode ?? 400)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .send({ error: 'the address cannot be read' });
  };
}

import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';
import { errorBody, errorCatalogue } from '../src/contract/base/errors.ts';
import type { ErrorType } from '../src/contract/base/errors.ts';

/** Answers for an operator that has not, with the error that says what became of the request. */
export const sendUnanswered = (reply: FastifyReply<RouteGenericInterface, RawServerBase>, type: ErrorType) =>
  reply
    .code(errorCatalogue[type].status)
    .header('cache-control', 'no-store')
    .header('retry-after', '15')
    .send(errorBody(type, 'The operator did not answer.'));

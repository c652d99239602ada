import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../../database/failures.ts';
import { AmountOutOfRangeError } from '../ledger/ledgerErrors.ts';
import { OperatorError, tooLarge } from '../OperatorError.ts';

/** Maps any thrown value to an error of the catalogue; only unexpected ones are logged as errors. */
export function toOperatorError(error: unknown): OperatorError {
  if (error instanceof OperatorError) return error;
  const { statusCode, code } = Object(error) as { statusCode?: number; code?: string };
  if (isUnavailable(error) || code === 'FST_ERR_HANDLER_TIMEOUT') {
    return new OperatorError(
      'ApplicationUnavailableException',
      'We are not available right now',
      { retry_after: RETRY_AFTER_SECONDS },
      RETRY_AFTER_SECONDS,
    );
  }
  if (error instanceof AmountOutOfRangeError)
    return new OperatorError('InvalidRequestException', 'The amount is more than an account can hold');
  if (statusCode === 413) return tooLarge();
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new OperatorError('InvalidRequestException', 'The request could not be read');
  return new OperatorError('InternalServerErrorException', 'Something went wrong on our side');
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const answer = toOperatorError(error);
  if (isUnavailable(error)) request.log.warn({ err: error }, 'the database cannot serve');
  else if (answer.status >= 500 && !(error instanceof OperatorError))
    request.log.error({ err: error }, 'unforeseen failure');
  if (answer.retryAfter !== null) void reply.header('retry-after', String(answer.retryAfter));
  void reply.code(answer.status).header('cache-control', 'no-store').send(answer.body);
}

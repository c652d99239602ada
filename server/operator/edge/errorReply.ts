import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnreachable } from '../../database/database.ts';
import { AmountOutOfRangeError } from '../ledger/ledgerErrors.ts';
import { ApiError, tooLarge } from './ApiError.ts';

/** A database that restarts is back within seconds. */
const RETRY_SECONDS = 5;

/** Turns whatever was thrown into one answer of the catalogue; only what nobody foresaw is logged as an error. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isUnreachable(error)) return new ApiError('ApplicationUnavailableException', 'We are not available right now', { retry_after: RETRY_SECONDS }, RETRY_SECONDS);
  if (error instanceof AmountOutOfRangeError) return new ApiError('InvalidRequestException', 'The amount is more than an account can hold');
  const { statusCode } = Object(error) as { statusCode?: number };
  if (statusCode === 413) return tooLarge();
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new ApiError('InvalidRequestException', 'The request could not be read');
  return new ApiError('InternalServerErrorException', 'Something went wrong on our side');
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const answer = toApiError(error);
  if (isUnreachable(error)) request.log.warn({ err: error }, 'the database does not answer');
  else if (answer.status >= 500 && !(error instanceof ApiError)) request.log.error({ err: error }, 'unforeseen failure');
  if (answer.retryAfter !== null) void reply.header('retry-after', String(answer.retryAfter));
  void reply.code(answer.status).header('cache-control', 'no-store').send(answer.body);
}

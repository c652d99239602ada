import type { FastifyLoggerOptions, PinoLoggerOptions } from 'fastify/types/logger.js';
import type { LogLevel } from './logLevels.ts';
import { describeError } from './describeError.ts';

type LogMethod = NonNullable<NonNullable<PinoLoggerOptions['hooks']>['logMethod']>;

/** pino and the framework would add the error's own text as the line's message. */
const logMethod: LogMethod = function logMethod(args, method) {
  const [first, text]: readonly unknown[] = args;
  const error = errorOf(first);
  if (error === null) {
    method.apply(this, args);
    return;
  }
  const bindings = first instanceof Error ? { err: first } : first;
  const isOwnText = typeof text === 'string' && text !== error.message;
  method.apply(this, [bindings, isOwnText ? text : 'an error'] as unknown as Parameters<typeof method>);
};

function errorOf(bindings: unknown): Error | null {
  if (bindings instanceof Error) return bindings;
  const { err } = Object(bindings) as { err?: unknown };
  return err instanceof Error ? err : null;
}

const withoutQuery = (address: unknown): unknown => (typeof address === 'string' ? address.split('?')[0] : address);

/**
 * The logger options of every server. Logs contain no personal data: no addresses, queries, headers or bodies; for
 * errors see describeError.
 */
export function loggerOptions(level: LogLevel): FastifyLoggerOptions & PinoLoggerOptions {
  return {
    level,
    redact: {
      paths: ['req.headers', 'req.remoteAddress', 'req.query', '*.password', '*.token', '*.requisites'],
      remove: true,
    },
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      err: (error: unknown) => describeError(error),
      // Names that libraries use for addresses; a query may contain a ticket.
      source: withoutQuery,
      url: withoutQuery,
    },
    hooks: { logMethod },
  };
}

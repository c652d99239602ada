import type { FastifyLoggerOptions, PinoLoggerOptions } from 'fastify/types/logger.js';
import type { LogLevel } from '../../config.ts';

/** Logs carry no personal data: no addresses, queries, headers or bodies, and what slips into an error is cut out. */
export function loggerOptions(level: LogLevel): FastifyLoggerOptions & PinoLoggerOptions {
  return {
    level,
    redact: { paths: ['req.headers', 'req.remoteAddress', 'req.query', '*.password', '*.token', '*.requisites', 'err.detail', 'err.where', 'err.parameters'], remove: true },
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
    },
  };
}

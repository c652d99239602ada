import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { BotApiError } from './BotApiError.ts';
import type { BotApiMethods } from './BotApiMethods.ts';
import { objectOf } from './readParams.ts';

/** `/bot<token>/<method>`, JSON in and out, with the Bot API's own answers for errors. */
export async function botApiRoutes(
  app: FastifyInstance,
  { api, token }: { readonly api: BotApiMethods; readonly token: string },
): Promise<void> {
  app.all<{ Params: { token: string; method: string } }>('/bot:token/:method', async (request, reply) => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    try {
      if (!isSame(request.params.token, token)) throw new BotApiError(401, 'Unauthorized');
      const { methods } = api;
      const method = Object.hasOwn(methods, request.params.method) ? methods[request.params.method] : undefined;
      if (method === undefined) throw new BotApiError(404, 'Not Found: method not found');
      const params = { ...objectOf(request.query), ...objectOf(request.body ?? {}) };
      return await reply.send({ ok: true, result: await method(params, gone.signal) });
    } catch (error) {
      if (!(error instanceof BotApiError)) throw error;
      return reply.code(error.code).send({ ok: false, error_code: error.code, description: error.message });
    }
  });
}

function isSame(given: string, right: string): boolean {
  const [left, other] = [Buffer.from(given), Buffer.from(right)];
  return left.length === other.length && timingSafeEqual(left, other);
}

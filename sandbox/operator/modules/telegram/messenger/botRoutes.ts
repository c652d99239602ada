import type { FastifyInstance } from 'fastify';
import { isStorableText } from '../../../../database/storableText.ts';
import { keepRawBody, rawBody } from '../../../../rawBody.ts';
import { isSignedRequest } from '../../../../signedRequest.ts';
import { sendError } from '../../../edge/errorReply.ts';
import { OperatorError } from '../../../OperatorError.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import type { BotService, Report } from './BotService.ts';

type Fields = Readonly<Record<string, unknown>>;

const reports = ['sent', 'blocked', 'failed', 'later'] as const satisfies readonly Report[];

/**
 * The bot's own API, at `/bot/{method}`: signed JSON with a `nonce`, so that a recorded call is refused when it is sent
 * again. `user`: who a user of the messenger is here. `access`: whether the bot may write to a user. `messages`: what
 * the bot is to send. `report`: what became of a message. `contact`: a user has shared a contact with the bot. `invitation`: the link by
 * which a user invites others.
 */
export async function botRoutes(
  app: FastifyInstance,
  { deps, bot }: { deps: Pick<OperatorDeps, 'config' | 'clock'>; bot: BotService },
): Promise<void> {
  const methods: Readonly<Record<string, (fields: Fields) => Promise<unknown>>> = {
    user: (fields) =>
      bot.user(idOf(fields, 'telegram_id'), textOf(fields, 'language_code'), textOf(fields, 'first_name')),
    access: async (fields) => {
      await bot.setAccess(idOf(fields, 'telegram_id'), fields['may_write'] === true);
      return {};
    },
    messages: async () => ({
      messages: (await bot.messages()).map((message) => ({ ...message, telegram_id: Number(message.telegram_id) })),
    }),
    report: async (fields) => {
      const outcome = reports.find((known) => known === fields['outcome']);
      if (outcome === undefined) throw wrong('outcome');
      const wait = fields['wait_seconds'];
      await bot.report(textOf(fields, 'id'), outcome, typeof wait === 'number' && Number.isFinite(wait) ? wait : 0);
      return {};
    },
    invitation: async (fields) => ({ link: await bot.invitation(idOf(fields, 'telegram_id')) }),
    contact: async (fields) => {
      const owner = fields['user_id'] === null ? null : idOf(fields, 'user_id');
      return { outcome: await bot.contact(idOf(fields, 'telegram_id'), owner, textOf(fields, 'phone')) };
    },
  };

  keepRawBody(app, 16_384, 'application/json');
  app.setErrorHandler(sendError);
  app.post<{ Params: { method: string } }>('/bot/:method', async (request, reply) => {
    if (!isSignedRequest(request, deps.config.botSecret, deps.clock.wall()))
      return reply.code(401).send({ reason: 'signature' });
    const fields = readFields(rawBody(request));
    const run = Object.hasOwn(methods, request.params.method) ? methods[request.params.method] : undefined;
    if (run === undefined) return reply.code(404).send({ reason: 'unknown method' });
    if (!(await bot.isNew(textOf(fields, 'nonce')))) return reply.code(409).send({ reason: 'sent before' });
    return reply.send(await run(fields));
  });
}

function readFields(body: string): Fields {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    throw wrong('body');
  }
}

function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value.length > 200 || !isStorableText(value)) throw wrong(name);
  return value;
}

function idOf(fields: Fields, name: string): bigint {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value <= 0) throw wrong(name);
  return BigInt(value);
}

const wrong = (name: string) => new OperatorError('InvalidRequestException', `${name} is not valid`);

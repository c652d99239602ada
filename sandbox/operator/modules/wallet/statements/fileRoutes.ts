import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { OperatorError } from '../../../OperatorError.ts';
import { sendError } from '../../../edge/errorReply.ts';
import type { OperatorCore } from '../../../module.ts';
import { csvFile } from './csvFile.ts';
import { documentPolicy } from './documents/layout.ts';
import { packDocument } from './documents/pack.ts';
import { statementDocument } from './documents/statement.ts';
import { FILE_PATH } from './FileService.ts';
import type { FileService, TakenFile } from './FileService.ts';
import { filterOf } from './LedgerService.ts';

type Core = Pick<OperatorCore, 'database' | 'clock' | 'policy'>;

const names = {
  csv: 'croupier-ledger',
  statement: 'croupier-statement',
  payment: 'croupier-payment',
  round: 'croupier-round',
} as const;

/** Answers a link with its file. */
export async function fileRoutes(app: FastifyInstance, core: Core, service: FileService): Promise<void> {
  app.setErrorHandler(sendError);
  // Without HEAD: a look at the link would use it up.
  app.get(`${FILE_PATH}:token`, { exposeHeadRoute: false }, async (request, reply) => {
    const { token } = request.params as { token: string };
    const taken = await service.take(token);
    if (taken === null)
      throw new OperatorError('MethodNotFoundException', 'This link was used or has expired. Ask for another file.');
    const { file } = taken.request;
    const type = file === 'csv' ? 'csv' : 'html';
    const day = core.clock.now().toISOString().slice(0, 10);
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-type': `text/${type}; charset=utf-8`,
        'content-security-policy': documentPolicy,
        'content-disposition': `attachment; filename="${names[file]}-${day}.${type}"`,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .send(Readable.from(contentOf(core, taken)));
  });
}

function contentOf({ database, clock, policy }: Core, { uid, request, locale }: TakenFile): AsyncGenerator<string> {
  const filter = filterOf(uid, request);
  const facts = { uid, locale, zone: request.zone === '' ? 'UTC' : request.zone, now: clock.now() };
  if (request.file === 'csv') return csvFile(database, filter, locale);
  if (request.file === 'statement') return statementDocument(database, filter, facts);
  return packDocument(database, { ...facts, about: request.file, id: request.id, policy });
}

import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { OperatorError } from '../../OperatorError.ts';
import { sendError } from '../../edge/errorReply.ts';
import type { OperatorCore } from '../../module.ts';
import { csvFile, jsonFile } from './exportFiles.ts';
import { EXPORT_PATH } from './ExportService.ts';
import type { ExportService } from './ExportService.ts';

const kinds = {
  json: { file: jsonFile, name: 'croupier-my-data', type: 'application/json; charset=utf-8' },
  csv: { file: csvFile, name: 'croupier-money-history', type: 'text/csv; charset=utf-8' },
} as const;

/** Answers a link of an export with its file. */
export async function exportRoutes(
  app: FastifyInstance,
  { database, clock, config, personal }: Pick<OperatorCore, 'database' | 'clock' | 'config' | 'personal'>,
  service: ExportService,
): Promise<void> {
  app.setErrorHandler(sendError);
  // Without HEAD: a look at the link would use it up.
  app.get(`${EXPORT_PATH}:token`, { exposeHeadRoute: false }, async (request, reply) => {
    const { token } = request.params as { token: string };
    const taken = await service.take(token);
    if (taken === null)
      throw new OperatorError('MethodNotFoundException', 'This link was used or has expired. Ask for another file.');
    const now = clock.now();
    const { file, name, type } = kinds[taken.format];
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-type': type,
        'content-disposition': `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.${taken.format}"`,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .send(Readable.from(file(database, taken.uid, { now, secret: config.requisitesSecret, personal })));
  });
}

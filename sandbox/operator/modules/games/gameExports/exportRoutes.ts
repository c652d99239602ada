import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { OperatorError } from '../../../OperatorError.ts';
import { sendError } from '../../../edge/errorReply.ts';
import type { OperatorCore } from '../../../module.ts';
import { EXPORT_PATH } from './exportLink.ts';
import type { ExportRequests } from './ExportRequests.ts';

/** Answers a signed link with its file. */
export async function exportRoutes(
  app: FastifyInstance,
  { clock }: Pick<OperatorCore, 'clock'>,
  requests: ExportRequests,
): Promise<void> {
  app.setErrorHandler(sendError);
  app.get(`${EXPORT_PATH}:id`, async (request, reply) => {
    const { id } = request.params as { id: string };
    const now = clock.now();
    const content = await requests.content(id, request.query);
    if (content === null)
      throw new OperatorError('MethodNotFoundException', 'This link has expired. Open the history for a new one.');
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="croupier-rounds-${now.toISOString().slice(0, 10)}.csv"`,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .send(Readable.from(content));
  });
}

import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { OperatorCore } from '../../module.ts';
import { fileRoute } from '../fileLinks/module.ts';
import type { FileLinks } from '../fileLinks/module.ts';
import { csvFile, jsonFile } from './exportFiles.ts';
import type { AskedExport, ExportService } from './ExportService.ts';

const kinds = {
  json: { file: jsonFile, name: 'croupier-my-data', type: 'application/json; charset=utf-8' },
  csv: { file: csvFile, name: 'croupier-money-history', type: 'text/csv; charset=utf-8' },
} as const;

/** Answers a link of an export with its file. */
export function exportRoutes(
  app: FastifyInstance,
  { database, clock, config, personal }: Pick<OperatorCore, 'database' | 'clock' | 'config' | 'personal'>,
  links: FileLinks<AskedExport>,
  service: Pick<ExportService, 'noteTaken'>,
): Promise<void> {
  return fileRoute(app, links, async ({ uid, about }) => {
    await service.noteTaken(about);
    const now = clock.now();
    const { file, name, type } = kinds[about.format];
    return {
      type,
      name: `filename="${name}-${now.toISOString().slice(0, 10)}.${about.format}"`,
      content: Readable.from(file(database, uid, { now, secret: config.requisitesSecret, personal })),
    };
  });
}
